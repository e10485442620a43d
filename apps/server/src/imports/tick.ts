import { setImmediate as nextTurn } from "node:timers/promises";
import type { SurveyFault, SurveyRowKind } from "@yer/api/contract/survey-imports";
import { sql } from "kysely";
import { readWorker } from "../auth/read-worker.js";
import type { Context } from "../context.js";
import { attempt } from "../database/attempt.js";
import type { Transaction } from "../database/database.js";
import { describeError } from "../database/errors.js";
import { jsonb } from "../database/jsonb.js";
import { withTransaction } from "../database/transaction.js";
import type { Job } from "../jobs/jobs.js";
import { readSettings } from "../settings/queries.js";
import type { EnteredRow, ImportKind, Importing, JudgedRow, RowAtWork, RowWorker } from "./import-kind.js";
import type { ImportRecord } from "./import-queries.js";
import { surveyKind } from "./survey/survey-kind.js";

/** Registers that rows can be brought into, by the name of their kind. */
export const importKinds: Readonly<Record<string, ImportKind>> = { [surveyKind.name]: surveyKind };

/** Rows of one transaction: what a kill can cost, and how long others wait for the numbers of a region. */
const chunk = { checking: 250, applying: 50, undoing: 50 } as const;
type Working = keyof typeof chunk;

/** Other jobs have their turn after so long. */
const sliceMilliseconds = 10_000;

type Services = Pick<Context, "db" | "events" | "signer">;

/**
 * Goes on with every file of rows that is worked on, chunk by chunk. A chunk and how far the file is by it commit
 * together: a killed service loses what it did of one chunk and begins it anew, and no row is entered twice or left out.
 * @returns how many rows were gone through
 * @throws {AggregateError} after all were tried, naming each file that failed
 */
export async function tickImports(services: Services, now: Date, isOver: () => boolean = () => false): Promise<number> {
  const open = await services.db
    .selectFrom("imports")
    .selectAll()
    .where("state", "in", ["checking", "applying", "undoing"])
    .orderBy("id")
    .execute();
  const failures: Error[] = [];
  let done = 0;
  for (const batch of open) {
    try {
      done += await goOn(services, now, batch, isOver);
    } catch (cause) {
      failures.push(new Error(`The import ${batch.id} did not go on: ${describeError(cause)}`, { cause }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return done;
}

async function goOn({ db, events, signer }: Services, now: Date, batch: ImportRecord, isOver: () => boolean) {
  const kind = importKinds[batch.kind];
  if (kind === undefined) throw new Error(`Nobody knows what rows of the kind ${batch.kind} become.`);
  let worker: RowWorker | undefined;
  let done = 0;
  for (;;) {
    // Rights may change while rows are entered: they are read with every chunk.
    const actor = await readWorker(db, batch.by_id, now);
    if (actor === undefined || !actor.codes.has("import:property")) {
      await standStill(db, batch);
      return done;
    }
    const importing: Importing = { actor, now, events, signer, settings: await readSettings(db) };
    const { mapping, system } = batch;
    worker ??= await kind.open(db, importing, { id: batch.id, fileName: batch.file_name, mapping, system });
    const rows = await withTransaction(db, async (transaction) => goThrough(transaction, importing, worker, batch));
    done += rows ?? 0;
    if (rows === undefined || isOver()) return done;
    // The embedded database answers within the same turn of the loop: requests have theirs between two chunks.
    await nextTurn();
  }
}

/** Who brought it may go on with it no more: what was entered stays, the rest is never entered. */
async function standStill(db: Services["db"], batch: ImportRecord): Promise<void> {
  await db
    .updateTable("imports")
    .set((eb) => ({ state: batch.state === "checking" ? "uploaded" : "applied", version: eb("version", "+", 1) }))
    .where("id", "=", batch.id)
    .where("state", "=", batch.state)
    .execute();
}

/** One chunk in one transaction. @returns `undefined` when the file is through, or is not worked on any more */
async function goThrough(
  transaction: Transaction,
  importing: Importing,
  worker: RowWorker | undefined,
  { id, state }: ImportRecord,
): Promise<number | undefined> {
  const batch = await transaction
    .selectFrom("imports")
    .select(["reached", "state", "done"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  // Stopped meanwhile, or begun anew.
  if (batch === undefined || batch.state !== state || worker === undefined) return undefined;
  const working = state as Working;
  // Outlines look so dear to the planner that it would start other processes for a handful of them.
  await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
  const rows = await transaction
    .selectFrom("import_rows")
    .select(["line", "cells", "shape", "record_id"])
    .where("import_id", "=", id)
    .where("line", ">", batch.reached)
    .$if(working === "applying", (query) => query.where("kind", "=", "new"))
    .$if(working === "undoing", (query) => query.where("kind", "in", ["entered", "kept"]))
    .orderBy("line")
    .limit(chunk[working])
    .execute();
  const { now, events, actor } = importing;
  if (rows.length === 0) {
    await transaction
      .updateTable("imports")
      .set((eb) => ({
        ...(working === "checking"
          ? { state: "checked" as const }
          : working === "applying"
            ? { state: "applied" as const, applied_at: now }
            : { state: "undone" as const, undone_at: now }),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
  } else {
    if (working === "checking") await check(transaction, importing, worker, id, rows);
    else await act(transaction, importing, worker, id, working, rows);
    await transaction
      .updateTable("imports")
      .set({ reached: rows.at(-1)?.line ?? 0, done: batch.done + rows.length })
      .where("id", "=", id)
      .execute();
  }
  await events.publish(transaction, { kind: "import.changed", id, user: actor.id });
  return rows.length === 0 ? undefined : rows.length;
}

/** The dry run of a chunk; what names the same plot as a row before it is wrong. */
async function check(
  transaction: Transaction,
  importing: Importing,
  worker: RowWorker,
  id: string,
  rows: readonly RowAtWork[],
): Promise<void> {
  const judged = await worker.judge(transaction, importing, rows);
  const subjects = judged.flatMap(({ subject }) => (subject === null ? [] : [subject]));
  const first = new Map<string, number>();
  if (subjects.length > 0) {
    const known = await transaction
      .selectFrom("import_rows")
      .select(["subject", (eb) => eb.fn.min("line").as("line")])
      .where("import_id", "=", id)
      .where("subject", "in", subjects)
      .groupBy("subject")
      .execute();
    for (const { subject, line } of known) if (subject !== null) first.set(subject, line);
  }
  await told(
    transaction,
    id,
    judged.map((row) => {
      const before = row.subject === null ? undefined : first.get(row.subject);
      if (row.subject !== null && before === undefined) first.set(row.subject, row.line);
      const faults = before === undefined ? row.faults : [...row.faults, twice(row, before)];
      return { ...row, faults, kind: faults.length > 0 ? "wrong" : "new" };
    }),
  );
}

function twice({ subject }: JudgedRow, line: number): SurveyFault {
  return { code: "plot-twice", params: { line }, field: "cadastreNumber", column: null, value: subject ?? "" };
}

async function told(
  transaction: Transaction,
  id: string,
  rows: readonly (JudgedRow & { readonly kind: SurveyRowKind })[],
): Promise<void> {
  await sql`
    update import_rows as kept set kind = r.kind, subject = r.subject, about = r.about, faults = r.faults,
      warnings = r.warnings
    from jsonb_to_recordset(${jsonb(rows)}) as r (
      line integer, kind text, subject text, about text, faults jsonb, warnings jsonb)
    where kept.import_id = ${id} and kept.line = r.line`.execute(transaction);
}

/** What came of a row. */
interface Outcome {
  readonly line: number;
  readonly kind: SurveyRowKind;
  readonly faults: readonly SurveyFault[];
  readonly record: EnteredRow | null;
}

/** Enters or takes out the rows of a chunk, each for itself: what is refused keeps no other from it. */
async function act(
  transaction: Transaction,
  importing: Importing,
  worker: RowWorker,
  id: string,
  working: "applying" | "undoing",
  rows: readonly (RowAtWork & { readonly record_id: string | null })[],
): Promise<void> {
  const outcomes: Outcome[] = [];
  if (working === "applying") outcomes.push(...(await enterAll(transaction, importing, worker, rows)));
  else {
    for (const row of rows) outcomes.push(await takeOut(transaction, importing, worker, row.line, row.record_id));
  }
  const entered = outcomes.flatMap(({ record }) => (record === null ? [] : [record]));
  if (entered.length > 0) await worker.settle(transaction, entered);
  // What a row said stands in its record from now on, under the record's rules of who may read it.
  await sql`
    update import_rows as kept set kind = r.kind, faults = r.faults,
      cells = case when r.kind = 'entered' then '[]' else kept.cells end,
      shape = case when r.kind = 'entered' then null else kept.shape end,
      record_region = coalesce(r.record ->> 'region', kept.record_region),
      record_id = coalesce((r.record ->> 'id')::uuid, kept.record_id),
      record_number = coalesce(r.record ->> 'number', kept.record_number)
    from jsonb_to_recordset(${jsonb(outcomes)}) as r (line integer, kind text, faults jsonb, record jsonb)
    where kept.import_id = ${id} and kept.line = r.line`.execute(transaction);
}

/**
 * Rows of a chunk that were right when they were tried: all at once. Where one of them is wrong by now each half is
 * entered for itself, down to the one that is.
 */
async function enterAll(
  transaction: Transaction,
  importing: Importing,
  worker: RowWorker,
  rows: readonly RowAtWork[],
): Promise<Outcome[]> {
  const tried = await attempt(transaction, async () => worker.enter(transaction, importing, rows));
  const [first] = rows;
  if (!tried.refused) {
    return rows.map(({ line }, nth) => ({ line, kind: "entered", faults: [], record: tried.done[nth] ?? null }));
  }
  if (first === undefined) return [];
  if (rows.length === 1) {
    return [{ line: first.line, kind: "wrong", faults: worker.faultsOf(first, tried.refused), record: null }];
  }
  const half = Math.ceil(rows.length / 2);
  return [
    ...(await enterAll(transaction, importing, worker, rows.slice(0, half))),
    ...(await enterAll(transaction, importing, worker, rows.slice(half))),
  ];
}

async function takeOut(
  transaction: Transaction,
  importing: Importing,
  worker: RowWorker,
  line: number,
  recordId: string | null,
): Promise<Outcome> {
  const kept = (code: string): Outcome => ({
    line,
    kind: "kept",
    faults: [{ code, field: null, column: null, value: "" }],
    record: null,
  });
  if (recordId === null) return kept("moved-on");
  const tried = await attempt(transaction, async () => worker.takeOut(transaction, importing, { line, recordId }));
  if (tried.refused) return kept("permission");
  return tried.done ? { line, kind: "undone", faults: [], record: null } : kept("moved-on");
}

/** The job that goes on with files of rows. */
export function importsJob(services: Services): Job {
  return {
    name: "imports.rows",
    everySeconds: 1,
    tick: async (now) => {
      const end = performance.now() + sliceMilliseconds;
      await tickImports(services, now, () => performance.now() > end);
    },
  };
}
