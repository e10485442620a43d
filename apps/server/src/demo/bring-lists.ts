import type { BatchState } from "@yer/api/contract/batch";
import type { Actor } from "../platform/acting/actor.js";
import type { Context } from "../platform/context.js";
import { withTransaction } from "../platform/database/transaction.js";
import { readSettings } from "../platform/dated-settings/queries.js";
import type { BatchKind, BatchMachine } from "../registers/batches/batch-kind.js";
import { findBatch } from "../registers/batches/queries.js";
import { applyBatch, checkBatch, keepBatch, stopBatch, undoBatch } from "../registers/batches/service.js";
import { tickBatches } from "../registers/batches/tick.js";

/** A list that somebody brought, and where it is to be found. */
export interface BroughtList {
  readonly kind: "survey" | "bank-list" | "place-list" | "area" | "schedule" | "treasury-list";
  readonly fileName: string;
  readonly by: Actor;
  /** Days ago. */
  readonly daysAgo: number;
  readonly rows: readonly (readonly string[])[];
  /** `checked`: tried, its rows wait. `stopped`: stopped while it was tried. */
  readonly end: Extract<BatchState, "checked" | "stopped" | "applied" | "undone">;
}

/** What brings a list one step nearer to where it is to be found; `undefined` once it is there. */
const steps = {
  checked: { uploaded: "check", checking: "work" },
  stopped: { uploaded: "check", checking: "stop" },
  applied: { uploaded: "check", checking: "work", checked: "apply", applying: "work" },
  undone: {
    uploaded: "check",
    checking: "work",
    checked: "apply",
    applying: "work",
    applied: "undo",
    undoing: "work",
  },
} as const satisfies Record<
  BroughtList["end"],
  Partial<Record<BatchState, "check" | "work" | "stop" | "apply" | "undo">>
>;

/** More than any list takes: what does not come on is a mistake of the demonstration. */
const mostSteps = 20;

/**
 * Brings lists through the machine of batches, one after the other, each up to where it is to be found. Called again
 * it goes on where it was stopped or killed, and does nothing once all are there.
 */
export async function bringLists(
  context: Context,
  machine: BatchMachine,
  lists: readonly BroughtList[],
  today: Date,
): Promise<void> {
  for (const list of lists) await bring(context, machine, list, new Date(today.getTime() - list.daysAgo * 86_400_000));
}

async function bring(context: Context, machine: BatchMachine, list: BroughtList, now: Date): Promise<void> {
  const { db } = context;
  const kind = machine.kinds[list.kind];
  if (kind === undefined) throw new Error(`Nobody knows what rows of the kind ${list.kind} become.`);
  const acting = { actor: list.by, now, context };
  for (let taken = 0; taken < mostSteps; taken += 1) {
    const standing = await standingOf(context, kind, list);
    if (standing === undefined) {
      const table = await kind.reading.read(asFile(list.rows), await readSettings(db), now);
      await withTransaction(db, async (transaction) =>
        keepBatch(transaction, acting, kind, { fileName: list.fileName, table }),
      );
      continue;
    }
    const { id, version: ifMatch, mapping } = standing;
    const step = (steps[list.end] as Partial<Record<BatchState, string>>)[standing.state];
    if (step === undefined) return;
    if (step === "work") {
      await tickBatches({ ...context, machine }, now);
      continue;
    }
    await withTransaction(db, async (transaction) => {
      if (step === "stop") await stopBatch(transaction, acting, { kind, id }, ifMatch);
      else if (step === "undo") await undoBatch(transaction, acting, { kind, id }, ifMatch);
      else if (step === "check") await checkBatch(transaction, acting, { kind, id }, { body: { mapping }, ifMatch });
      else await applyBatch(transaction, acting, { kind, id }, { body: { leaveOutWrong: true }, ifMatch });
    });
  }
  throw new Error(`The list ${list.fileName} does not come to be ${list.end}.`);
}

async function standingOf({ db }: Context, kind: BatchKind, { by, fileName }: BroughtList) {
  const found = await db
    .selectFrom("batches")
    .select("id")
    .where("kind", "=", kind.declared.kind)
    .where("by_id", "=", by.id)
    .where("file_name", "=", fileName)
    .executeTakeFirst();
  return found && withTransaction(db, async (transaction) => findBatch(transaction, by, kind, found.id));
}

function asFile(rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from(rows.map((row) => row.map((cell) => cell.replaceAll(";", ",")).join(";")).join("\r\n"));
}
