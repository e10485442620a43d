import type { ActingPerson } from "../../platform/acting/acting.js";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { BatchWork } from "@yer/api/contract/batch";
import { sql } from "kysely";
import type { Context } from "../../platform/context.js";
import { attempt } from "../../platform/database/attempt.js";
import type { Transaction } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Problem } from "../../platform/problem/problem.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import type { BatchKind, BatchMachine, JudgedRow, RowAtWork, RowToUndo, RowWorker } from "./batch-kind.js";
import {
  batchesAtWork,
  changeBatch,
  firstLines,
  keepFindings,
  keepOutcomes,
  lockBatch,
  moveOn,
  rowsBehind,
} from "./batch-writes.js";
import { type Filling, fillingOf, withinColumns } from "./filled-rows.js";
import { ofRow } from "./of-row.js";
import type { BatchRecord } from "./queries.js";
import { tellOfBatch } from "./tell-of-batch.js";
import type { RowOutcome } from "./row-outcome.js";

/** Rows of one transaction: what a kill can cost, and how long others wait for the numbers of a region. */
const usualChunk = { checking: 250, applying: 50, undoing: 50 } as const;

/** Other jobs have their turn after so long. */
const sliceMilliseconds = 10_000;

/**
 * The embedded database has one connection, for which a request asks several times: so long nobody else takes it, or a
 * request that stops the work would wait for a chunk each time.
 */
const breathMilliseconds = 20;

/** Services that the batch machine needs. */
export type BatchServices = Pick<Context, "db" | "events" | "signer"> & {
  readonly config: Pick<Context["config"], "databaseUrl">;
  readonly machine: BatchMachine;
};

/**
 * Goes on with every batch that is worked on, chunk by chunk. A chunk and how far the batch is by it commit together: a
 * killed service loses what it did of one chunk and begins it anew, and no row is entered twice or left out.
 * @returns how many rows were gone through
 * @throws {AggregateError} after all were tried, naming each batch that failed
 */
export async function tickBatches(
  services: BatchServices,
  now: Date,
  isOver: () => boolean = () => false,
): Promise<number> {
  const failures: Error[] = [];
  let done = 0;
  for (const batch of await batchesAtWork(services.db)) {
    try {
      done += await goOn(services, now, batch, isOver);
    } catch (cause) {
      failures.push(new Error(`The batch ${batch.id} did not go on: ${describeError(cause)}`, { cause }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return done;
}

async function goOn(
  { db, events, signer, config, machine }: BatchServices,
  now: Date,
  batch: BatchRecord,
  isOver: () => boolean,
): Promise<number> {
  const kind = machine.kinds[batch.kind];
  if (kind === undefined) throw new Error(`Nobody knows what rows of the kind ${batch.kind} become.`);
  let worker: RowWorker | undefined;
  let done = 0;
  for (;;) {
    // Rights may change while rows are entered: they are read with every chunk.
    const actor = await machine.worker(db, batch.worker_id, now);
    if (actor === undefined || !actor.codes.has(kind.declared.code)) {
      await withTransaction(db, async (transaction) => standStill(transaction, batch, events));
      return done;
    }
    const entering: ActingPerson = { actor, now, events, signer, settings: await readSettings(db) };
    const { id, file_name: fileName, system, given } = batch;
    const filling = fillingOf(batch.columns, batch.mapping, batch.filled);
    const { mapping } = filling;
    const open = (worker ??= await kind.open(db, entering, { id, fileName, mapping, system, given }));
    const rows = await withTransaction(db, async (transaction) =>
      goThrough(transaction, entering, { kind, worker: open, batch, filling }),
    );
    done += rows ?? 0;
    if (rows === undefined || isOver()) return done;
    if (config.databaseUrl === undefined) await pause(breathMilliseconds);
    else await nextTurn();
  }
}

/** For whom it was done may go on with it no more: what was done stays, and it says that it was stopped. */
async function standStill(transaction: Transaction, batch: BatchRecord, events: Context["events"]): Promise<void> {
  const { id, state } = batch;
  const now = await lockBatch(transaction, id);
  if (now?.state !== state) return;
  await changeBatch(transaction, id, { state: "stopped", stoppedIn: state as BatchWork });
  await tellOfBatch(transaction, events, batch);
}

interface AtWork {
  readonly kind: BatchKind;
  readonly worker: RowWorker;
  readonly batch: BatchRecord;
  readonly filling: Filling;
}

/** One chunk in one transaction. @returns `undefined` when the batch is through, or is not worked on any more */
async function goThrough(transaction: Transaction, entering: ActingPerson, at: AtWork): Promise<number | undefined> {
  const { kind, worker, batch, filling } = at;
  const { id } = batch;
  const { now, events } = entering;
  const standing = await lockBatch(transaction, id);
  // Stopped meanwhile, or begun anew.
  if (standing === undefined || standing.state !== batch.state) return undefined;
  const work = batch.state as BatchWork;
  // Outlines look so dear to the planner that it would start other processes for a handful of them.
  await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
  const limit = kind.chunk?.[work] ?? usualChunk[work];
  const rows = (await rowsBehind(transaction, id, { reached: standing.reached, work, limit })).map((row) => ({
    ...row,
    cells: filling.fill(row.cells),
  }));
  if (rows.length === 0) {
    await changeBatch(
      transaction,
      id,
      work === "checking"
        ? { state: "checked" }
        : work === "applying"
          ? { state: "applied", appliedAt: now }
          : { state: "undone", undoneAt: now },
    );
  } else {
    if (work === "checking") await check(transaction, entering, at, rows);
    else {
      const outcomes =
        work === "applying"
          ? await enterAll(transaction, entering, worker, rows)
          : await undoAll(
              transaction,
              entering,
              worker,
              rows.map(({ line, record_id: recordId, trace }) => ({ line, recordId: recordId ?? "", trace })),
            );
      const entered = outcomes.flatMap(({ record }) => (record === null ? [] : [record]));
      if (entered.length > 0) await worker.settle?.(transaction, entered);
      await keepOutcomes(transaction, id, outcomes);
    }
    await moveOn(transaction, id, rows.at(-1)?.line ?? 0, standing.done + rows.length);
  }
  await tellOfBatch(transaction, events, batch);
  return rows.length === 0 ? undefined : rows.length;
}

/** The dry run of a chunk; what is about the same as a row before it is wrong. */
async function check(
  transaction: Transaction,
  entering: ActingPerson,
  { kind, worker, batch: { id, columns } }: AtWork,
  rows: readonly RowAtWork[],
): Promise<void> {
  const judged = (await worker.judge(transaction, entering, rows)).map((row) => withinColumns(row, columns));
  const subjects = judged.flatMap(({ subject }) => (subject === null ? [] : [subject]));
  const first = await firstLines(transaction, id, subjects);
  await keepFindings(
    transaction,
    id,
    judged.map((row) => {
      const before = row.subject === null ? undefined : first.get(row.subject);
      if (row.subject !== null && before === undefined) first.set(row.subject, row.line);
      const twice = before === undefined ? undefined : kind.twice?.(row.subject ?? "", before);
      const faults = twice === undefined ? row.faults : [...row.faults, twice];
      return { ...row, faults, kind: faults.length > 0 ? "wrong" : (row.kind ?? "new") } as JudgedRow;
    }),
  );
}

/**
 * Rows of a chunk that were right when they were tried: all at once. Where one of them is wrong by now each half is
 * entered for itself, down to the one that is.
 */
async function enterAll(
  transaction: Transaction,
  entering: ActingPerson,
  worker: RowWorker,
  rows: readonly RowAtWork[],
): Promise<RowOutcome[]> {
  return inHalves(transaction, rows, {
    all: async (some) => {
      const entered = await worker.enter(transaction, entering, some);
      return some.map(({ line }, nth) => ({ line, kind: "entered", faults: [], record: entered[nth] ?? null }));
    },
    one: (row, refusal) => {
      const { kind = "wrong", faults } = worker.refusalOf(row, refusal);
      return { line: row.line, kind, faults, record: null };
    },
  });
}

/** Rows of a chunk that are to be undone, likewise. */
async function undoAll(
  transaction: Transaction,
  entering: ActingPerson,
  worker: RowWorker,
  rows: readonly RowToUndo[],
): Promise<RowOutcome[]> {
  return inHalves(transaction, rows, {
    all: async (some) =>
      (await worker.undo(transaction, entering, some)).map(({ line, kind, faults = [] }) => ({
        line,
        kind,
        faults,
        record: null,
      })),
    one: ({ line }, refusal) => ({
      line,
      kind: "kept",
      faults: worker.whyKept?.(refusal) ?? [ofRow("permission")],
      record: null,
    }),
  });
}

interface Halving<Row> {
  all(rows: readonly Row[]): Promise<RowOutcome[]>;
  one(row: Row, refusal: Problem): RowOutcome;
}

async function inHalves<Row>(
  transaction: Transaction,
  rows: readonly Row[],
  halving: Halving<Row>,
): Promise<RowOutcome[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const tried = await attempt(transaction, async () => halving.all(rows));
  if (!tried.refused) return tried.done;
  if (rows.length === 1) return [halving.one(first, tried.refused)];
  const half = Math.ceil(rows.length / 2);
  return [
    ...(await inHalves(transaction, rows.slice(0, half), halving)),
    ...(await inHalves(transaction, rows.slice(half), halving)),
  ];
}

/** The job that goes on with batches. */
export function batchesJob(services: BatchServices): Job {
  return {
    name: "imports.rows",
    lane: "bulk",
    everySeconds: 1,
    restsSeconds: 30,
    tick: async (now, isStopping = () => false) => {
      const end = performance.now() + sliceMilliseconds;
      return (await tickBatches(services, now, () => isStopping() || performance.now() > end)) > 0;
    },
  };
}
