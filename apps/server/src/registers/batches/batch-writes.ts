import { missingFields } from "@yer/api/contract/missing-fields";
import {
  type BatchFilled,
  type BatchMapping,
  type BatchState,
  type BatchWork,
  noteMark,
} from "@yer/api/contract/batch";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { BatchKind, JudgedRow } from "./batch-kind.js";
import { layoutOf } from "./layout-of.js";
import type { BatchRecord } from "./queries.js";
import type { StoredTable } from "./read-apart.js";
import type { RowOutcome } from "./row-outcome.js";

/** Writes down an uploaded file as it was read. @returns the batch's id */
export async function insertBatch(
  transaction: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  kind: BatchKind,
  { fileName, table }: { readonly fileName: string; readonly table: StoredTable },
): Promise<string> {
  const { declared } = kind;
  const layout = layoutOf(table.columns);
  const known =
    declared.columns !== "named"
      ? await transaction
          .selectFrom("batch_mappings")
          .select("mapping")
          .where("user_id", "=", actor.id)
          .where("kind", "=", declared.kind)
          .where("layout", "=", layout)
          .executeTakeFirst()
      : undefined;
  const mapping = known?.mapping ?? kind.guess(table.columns);
  const isWhole = missingFields(declared, mapping, {}).length === 0;
  const isTried = declared.columns === "named" || (declared.columns === "known" && isWhole);
  const id = uuidv7();
  await transaction
    .insertInto("batches")
    .values({
      id,
      kind: declared.kind,
      file_name: fileName,
      format: table.format,
      encoding: table.encoding,
      columns: jsonb(table.columns),
      layout,
      mapping: jsonb(mapping),
      remembered: known !== undefined,
      system: table.system && jsonb(table.system),
      row_count: table.rowCount,
      state: isTried ? "checking" : "uploaded",
      stopped_in: null,
      by_id: actor.id,
      by_name: actor.name,
      territory: actor.territory,
      worker_id: actor.id,
      at: now,
      applied_at: null,
      undone_at: null,
    })
    .execute();
  for (const piece of table.pieces) {
    await sql`
      insert into batch_rows (batch_id, line, cells, shape)
      select ${id}::uuid, line, cells, nullif(shape, 'null')
      from jsonb_to_recordset(${piece}::text::jsonb) as r (line integer, cells jsonb, shape jsonb)
      where not starts_with(coalesce(cells ->> 0, ''), ${noteMark})`.execute(transaction);
  }
  await sql`
    update batches set row_count = (select count(*) from batch_rows where batch_id = ${id}) where id = ${id}`.execute(
    transaction,
  );
  return id;
}

/** Remembers a person's choice of columns for a header. */
export async function rememberMapping(
  transaction: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  { kind, layout }: Pick<BatchRecord, "kind" | "layout">,
  mapping: BatchMapping,
): Promise<void> {
  await transaction
    .insertInto("batch_mappings")
    .values({ user_id: actor.id, kind, layout, mapping: jsonb(mapping), at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind", "layout"]).doUpdateSet({ mapping: jsonb(mapping), at: now }),
    )
    .execute();
}

/** Forgets what a dry run found. */
export async function clearFindings(transaction: Transaction, id: string): Promise<void> {
  await sql`
    update batch_rows set kind = null, subject = null, faults = '[]', warnings = '[]', said = '{}'
    where batch_id = ${id}`.execute(transaction);
}

/** Rows that waited for somebody to say that they are right, and of which it was said, are entered as new ones. */
export async function confirmRows(transaction: Transaction, id: string, lines: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  await transaction
    .updateTable("batch_rows")
    .set({ kind: "new" })
    .where("batch_id", "=", id)
    .where("kind", "=", "over")
    .where("line", "in", [...lines])
    .execute();
}

/** How a batch changes, beside its version. */
export interface BatchChange {
  readonly state: BatchState;
  readonly stoppedIn?: BatchWork;
  readonly mapping?: BatchMapping;
  readonly filled?: BatchFilled;
  readonly system?: BatchRecord["system"];
  readonly given?: Readonly<Record<string, unknown>>;
  readonly worker?: string;
  /** Whether its rows are gone through from the first. */
  readonly anew?: boolean;
  readonly appliedAt?: Date;
  readonly undoneAt?: Date;
}

/** Changes a batch whose row is locked. */
export async function changeBatch(transaction: Db | Transaction, id: string, change: BatchChange): Promise<void> {
  const { state, stoppedIn, mapping, filled, system, given, worker, anew, appliedAt, undoneAt } = change;
  await transaction
    .updateTable("batches")
    .set((eb) => ({
      state,
      stopped_in: stoppedIn ?? null,
      ...(mapping === undefined ? {} : { mapping: jsonb(mapping) }),
      ...(filled === undefined ? {} : { filled: jsonb(filled) }),
      ...(system === undefined ? {} : { system: system && jsonb(system) }),
      ...(given === undefined ? {} : { given: jsonb(given) }),
      ...(worker === undefined ? {} : { worker_id: worker }),
      ...(anew ? { reached: 0, done: 0 } : {}),
      ...(appliedAt === undefined ? {} : { applied_at: appliedAt }),
      ...(undoneAt === undefined ? {} : { undone_at: undoneAt }),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** Batches that the service is at work with, the oldest first. */
export async function batchesAtWork(db: Db): Promise<BatchRecord[]> {
  return db
    .selectFrom("batches")
    .selectAll()
    .where("state", "in", ["checking", "applying", "undoing"])
    .orderBy("id")
    .execute();
}

/** Where the work on a batch is; its row is locked. */
export async function lockBatch(
  transaction: Transaction,
  id: string,
): Promise<Pick<BatchRecord, "reached" | "state" | "done" | "version"> | undefined> {
  return transaction
    .selectFrom("batches")
    .select(["reached", "state", "done", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The next rows to be gone through, behind the line that was reached. */
export async function rowsBehind(
  transaction: Transaction,
  id: string,
  { reached, work, limit }: { readonly reached: number; readonly work: BatchWork; readonly limit: number },
) {
  return transaction
    .selectFrom("batch_rows")
    .select(["line", "cells", "shape", "said", "record_id", "trace"])
    .where("batch_id", "=", id)
    .where("line", ">", reached)
    .$if(work === "applying", (query) => query.where("kind", "in", ["new", "changed"]))
    .$if(work === "undoing", (query) => query.where("kind", "in", ["entered", "kept"]))
    .orderBy("line")
    .limit(limit)
    .execute();
}

/** Stores how far the work has come. */
export async function moveOn(transaction: Transaction, id: string, reached: number, done: number): Promise<void> {
  await transaction.updateTable("batches").set({ reached, done }).where("id", "=", id).execute();
}

/** The first line of each subject among rows that were tried before. */
export async function firstLines(
  transaction: Transaction,
  id: string,
  subjects: readonly string[],
): Promise<Map<string, number>> {
  if (subjects.length === 0) return new Map();
  const known = await transaction
    .selectFrom("batch_rows")
    .select(["subject", (eb) => eb.fn.min("line").as("line")])
    .where("batch_id", "=", id)
    .where("subject", "in", [...subjects])
    .groupBy("subject")
    .execute();
  return new Map(known.flatMap(({ subject, line }) => (subject === null ? [] : [[subject, line] as const])));
}

/** Writes down what the dry run found. */
export async function keepFindings(transaction: Transaction, id: string, rows: readonly JudgedRow[]): Promise<void> {
  await sql`
    update batch_rows as kept set kind = r.kind, subject = r.subject, about = r.about, faults = r.faults,
      warnings = r.warnings, said = coalesce(r.said, '{}')
    from jsonb_to_recordset(${jsonb(rows)}) as r (
      line integer, kind text, subject text, about text, faults jsonb, warnings jsonb, said jsonb)
    where kept.batch_id = ${id} and kept.line = r.line`.execute(transaction);
}

/** Writes down what became of rows. What a row said stands in its record then, under the record's rules of who may read it. */
export async function keepOutcomes(
  transaction: Transaction,
  id: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await sql`
    update batch_rows as kept set kind = r.kind, faults = r.faults,
      cells = case when r.kind = 'entered' then '[]' else kept.cells end,
      shape = case when r.kind = 'entered' then null else kept.shape end,
      record_region = coalesce(r.record ->> 'region', kept.record_region),
      record_id = coalesce(r.record ->> 'id', kept.record_id),
      record_number = coalesce(r.record ->> 'number', kept.record_number),
      trace = coalesce(nullif(r.record -> 'trace', 'null'), kept.trace)
    from jsonb_to_recordset(${jsonb(outcomes)}) as r (line integer, kind text, faults jsonb, record jsonb)
    where kept.batch_id = ${id} and kept.line = r.line`.execute(transaction);
}
