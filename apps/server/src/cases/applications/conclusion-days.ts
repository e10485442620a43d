import type { DayCounted } from "../../schema/tables/applications.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import type { RegisterFilters } from "./register-conditions.js";

/** What conclusions are told apart by, where the aggregate by day tells it. */
export type ConclusionGroup = "organisation" | "step";

/** Days of conclusions as the aggregate by day has them (migration 0973). */
export interface ConclusionDays {
  readonly what: DayCounted;
  /** The organisation, or the label of the step, that alone is asked for. */
  readonly who: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * Which days of the aggregate are the applications that filters about conclusions ask for; undefined where they ask for
 * several organisations or steps, of which an application may have had to do with two, or for both.
 * @param by what the applications are told apart by
 */
export function conclusionDays(
  { conclusion = "asked", conclusionFrom, conclusionTo, concludedBy, concludedStep }: RegisterFilters,
  now: Date,
  by?: ConclusionGroup,
): ConclusionDays | undefined {
  const organisation = concludedBy !== undefined || by === "organisation";
  const step = concludedStep !== undefined || by === "step";
  if (organisation && step) return undefined;
  const [who, another] = concludedBy ?? concludedStep ?? [];
  if (another !== undefined || (who === undefined && (concludedBy ?? concludedStep) !== undefined)) return undefined;
  const what = `${conclusion}${organisation ? "_organisation" : step ? "_step" : ""}` as const;
  // Terms end at 24:00: what is awaited is late from the first moment of the day after its last, which is the day it has here.
  const today = dayInTashkent(now);
  const isCut = conclusion === "late" && (conclusionTo === undefined || conclusionTo > today);
  return { what, who, from: conclusionFrom, to: isCut ? today : conclusionTo };
}

/** Names of the filters that {@link conclusionDays} knows. */
export const conclusionFilters = [
  "conclusion",
  "conclusionFrom",
  "conclusionTo",
  "concludedBy",
  "concludedStep",
] as const satisfies readonly (keyof RegisterFilters)[];
