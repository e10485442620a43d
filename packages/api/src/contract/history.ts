import * as z from "zod/mini";
import type { messages } from "../history/messages/uz_UZ.js";
import { reasonSchema } from "./problem.js";
import { moveKeys } from "./statuses.js";
import { instant } from "./values.js";

/** Id of what an entry of a history says. */
type HistoryMessageId = keyof typeof messages;

const historyEntryMade = z.object({
  sequence: z.number(),
  at: instant,
  /** Id of the person who did it; `null` where the clock did. */
  actor: z.nullable(z.string()),
  /** Who acted in that person's name, if anyone did. */
  impersonator: z.nullable(z.string()),
  /** Stable name of what was done, translated in the apps: `application.moved`, `facts.changed`, … */
  action: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What changed, by JSON pointer; personal values are masked unless the reader may read them. */
  changes: z.array(z.object({ pointer: z.string(), before: z.unknown(), after: z.unknown() })),
  /** What the action's sentence needs. */
  params: z.optional(reasonSchema.shape.params),
  /** First 16 hex digits of the entry's hash. */
  hash: z.string(),
});
type HistoryEntryMade = typeof historyEntryMade;
/** See {@link historyEntry}. Declarations of what is made of it say this name, not all that it holds. */
export interface HistoryEntrySchema extends HistoryEntryMade {}
/** One entry of a record's append-only history, as it is read. */
export const historyEntry: HistoryEntrySchema = historyEntryMade;
/** See {@link historyEntry}. */
export type HistoryEntry = z.output<typeof historyEntry>;

/** What was done whose text names more than the deed; to whoever may not read that, its bare text says it. */
const detailed = [
  "place.merged",
  "place.absorbed",
  "place.split",
  "place.parted",
  "place.imported",
  "place.import-undone",
  "place.outlined",
  "place.outline-undone",
  "schedule.placed",
  "application.placed",
  "area.placed",
  "setting.set",
  "setting.withdrawn",
  "bill.issued",
] as const;

/**
 * Which text says what was done: a move of an application by its own name, and without its values where they are not
 * told.
 */
export function saidBy({ action, params }: Pick<HistoryEntry, "action" | "params">): HistoryMessageId {
  const move = moveKeys.find((key) => key === params?.["move"]);
  if (action === "application.moved" && move !== undefined) return `moved.${move}`;
  const untold = params === undefined ? detailed.find((one) => one === action) : undefined;
  return untold === undefined ? (`action.${action}` as HistoryMessageId) : `bare.${untold}`;
}
