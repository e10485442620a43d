import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import {
  type Batch,
  type BatchRow,
  type BatchRowKind,
  batchRowKinds,
  type DeclaredBatch,
} from "@yer/api/contract/batch";
import { systemIds } from "@yer/area-picker/model/import";
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { contains, republic } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import { among, conditionsFor, every } from "../../platform/lists/conditions.js";
import { falling, integer, keyset, rising, uuid } from "../../platform/lists/keyset.js";
import { isWithin } from "../../platform/lists/territory.js";
import { countUpTo } from "../../platform/lists/total.js";
import type { BatchesTable, BatchRowsTable } from "../../schema/tables/batches.js";
import { type BatchKind, undoable } from "./batch-kind.js";

type Calls = DeclaredBatch["calls"];
/** A batch as its table has it. */
export type BatchRecord = Selectable<BatchesTable>;

/** Rows shown for the choice of columns, and the longest of their cells. */
const sampled = 5;
const longestSample = 80;

/** What the reader may see: their own or their territory's, and all for who sees the whole republic. */
function seenBy(actor: Actor, { declared, shared }: BatchKind): RawBuilder<SqlBool> {
  const ofKind = sql<SqlBool>`kind = ${declared.kind}`;
  if (contains(actor.territory, republic)) return ofKind;
  return every([ofKind, shared === "own" ? sql`by_id = ${actor.id}` : isWithin(actor.territory, sql`territory`)]);
}

/** A batch. @throws {Problem} `not-found` */
export async function findBatch(
  db: Db | Transaction,
  actor: Actor,
  kind: BatchKind,
  id: string,
  lock = false,
): Promise<BatchRecord> {
  const found = await db
    .selectFrom("batches")
    .selectAll()
    .where(seenBy(actor, kind))
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

/** How many rows of a batch there are of each kind, and how many have something worth knowing. */
export async function countRows(
  db: Db | Transaction,
  id: string,
): Promise<{ counts: Record<BatchRowKind, number>; warned: number }> {
  const rows = await db
    .selectFrom("batch_counts")
    .select(["kind", "total", "warned"])
    .where("batch_id", "=", id)
    .execute();
  const counts = Object.fromEntries(
    batchRowKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.total ?? 0]),
  ) as Record<BatchRowKind, number>;
  return { counts, warned: rows.reduce((sum, row) => sum + row.warned, 0) };
}

/** A batch as its reader sees it. */
export async function presentBatch(
  db: Db | Transaction,
  actor: Actor,
  kind: BatchKind,
  batch: BatchRecord,
): Promise<Batch> {
  const isOwn = batch.by_id === actor.id;
  const sample = isOwn
    ? await db
        .selectFrom("batch_rows")
        .select("cells")
        .where("batch_id", "=", batch.id)
        .orderBy("line")
        .limit(sampled)
        .execute()
    : [];
  const { counts, warned } = await countRows(db, batch.id);
  return {
    id: batch.id,
    fileName: batch.file_name,
    format: batch.format,
    encoding: batch.encoding,
    columns: [...batch.columns],
    sample: sample.map(({ cells }) => cells.map((cell) => cell.slice(0, longestSample))),
    rows: batch.row_count,
    done: batch.done,
    state: batch.state,
    stoppedIn: batch.stopped_in,
    mapping: batch.mapping,
    filled: batch.filled,
    remembered: batch.remembered,
    shapes: batch.system !== null,
    system: batch.system && {
      name: batch.system.name,
      chosen: batch.system.chosen,
      said: batch.system.said,
      likely: [...batch.system.likely],
      choices: [...systemIds],
    },
    counts: Object.fromEntries(kind.declared.rowKinds.map((one) => [one, counts[one]])) as Batch["counts"],
    warned,
    by: batch.by_name,
    at: batch.at.toISOString(),
    appliedAt: batch.applied_at?.toISOString() ?? null,
    undoneAt: batch.undone_at?.toISOString() ?? null,
    version: batch.version,
    ...(await kind.more?.(db, batch.id)),
  };
}

// Ids are UUIDv7: their order is that of their making.
const batchOrder = keyset({ "-id": falling(uuid(sql`id`)) });

/** Batches that the reader may see, newest first. */
export async function listBatches(
  db: Db,
  actor: Actor,
  kind: BatchKind,
  query: QueryOf<Calls["list"]>,
): Promise<ReplyOf<Calls["list"]>> {
  const { after, limit = pageSizes.usual, exact = false } = query;
  const { past, along, cursor } = batchOrder.at("-id", after);
  const seen = seenBy(actor, kind);
  const rows = await db
    .selectFrom("batches")
    .selectAll()
    .select(cursor.as("cursor"))
    .where(seen)
    .where(past)
    .orderBy(along)
    .limit(limit + 1)
    .execute();
  const { items: listed, next } = batchOrder.page("-id", rows, limit, (row) => row);
  const items: Batch[] = [];
  for (const row of listed) items.push(await presentBatch(db, actor, kind, row));
  return { items, next, ...(await countUpTo(db, sql`from batches where ${seen}`, exact)) };
}

/** Columns of a row that its readers are shown. */
export const shownColumns = [
  "line",
  "kind",
  "about",
  "faults",
  "warnings",
  "said",
  "record_id",
  "record_number",
] as const satisfies readonly (keyof BatchRowsTable)[];

/** A row as its reader sees it. */
export function presentRow(row: Pick<Selectable<BatchRowsTable>, (typeof shownColumns)[number]>): BatchRow {
  return {
    ...row.said,
    line: row.line,
    kind: row.kind ?? "new",
    about: row.about,
    faults: [...row.faults],
    warnings: [...row.warnings],
    // What was taken out again leads nowhere.
    recordId: row.kind === "undone" ? null : row.record_id,
    number: row.record_number,
  };
}

const rowOrder = keyset({ line: rising(integer(sql`line`)) });

/** Rows in the file's order. @throws {Problem} `not-found` */
export async function listBatchRows(
  db: Db,
  actor: Actor,
  kind: BatchKind,
  id: string,
  query: QueryOf<Calls["rows"]>,
): Promise<ReplyOf<Calls["rows"]>> {
  await findBatch(db, actor, kind, id);
  const { after, limit = pageSizes.usual, exact = false, ...filters } = query;
  const { past, along, cursor } = rowOrder.at("line", after);
  const where = every([
    sql`batch_id = ${id}`,
    sql`kind is not null`,
    conditionsFor(filters, {
      kind: (kinds) => among(sql`kind`, kinds),
      warned: () => sql`warnings <> '[]'`,
    }),
  ]);
  const found = await db
    .selectFrom("batch_rows")
    .select([...shownColumns])
    .select(cursor.as("cursor"))
    .where(where)
    .where(past)
    .orderBy(along)
    .limit(limit + 1)
    .execute();
  return {
    ...rowOrder.page("line", found, limit, presentRow),
    ...(await countUpTo(db, sql`from batch_rows where ${where}`, exact)),
  };
}

/** Rows that undoing would come to, in the file's order. */
export async function rowsToUndo(db: Db, id: string) {
  return db
    .selectFrom("batch_rows")
    .select([...shownColumns])
    .where("batch_id", "=", id)
    .where("kind", "in", [...undoable])
    .orderBy("line")
    .execute();
}
