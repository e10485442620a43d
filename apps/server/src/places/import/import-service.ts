import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import {
  type ImportBatch,
  type ImportMapping,
  type ImportRowKind,
  importRowKinds,
  type placeImports,
} from "@yer/api/contract/places-import";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { contains } from "../../access/territory.js";
import type { Db, Transaction } from "../../database/database.js";
import { jsonb } from "../../database/jsonb.js";
import { notFound, Problem } from "../../http/problem.js";
import { readNumberCursor } from "../register-cursor.js";
import type { PlaceActing } from "../register-service.js";
import type { UploadedText } from "../uploaded-text.js";
import { applyRows } from "./apply-rows.js";
import { checkRows, type CheckedRow } from "./check-rows.js";
import { guessMapping, readList } from "./read-list.js";
import { readStanding } from "./standing.js";
import { undoRows } from "./undo-rows.js";

/** Rows shown for the choice of columns. */
const sampled = 5;

type BatchRow = Awaited<ReturnType<typeof findBatch>>;

async function findBatch(db: Db | Transaction, { actor }: Pick<PlaceActing, "actor">, id: string, lock = false) {
  const batch = await db
    .selectFrom("place_imports")
    .selectAll()
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  // Batches are their maker's and of those who see the whole republic.
  if (batch === undefined || (batch.by_id !== actor.id && !contains(actor.territory, "17"))) throw notFound();
  return batch;
}

async function present(db: Db | Transaction, batch: BatchRow): Promise<ImportBatch> {
  const sample = await db
    .selectFrom("place_import_rows")
    .select("cells")
    .where("batch_id", "=", batch.id)
    .orderBy("line")
    .limit(sampled)
    .execute();
  return {
    id: batch.id,
    fileName: batch.file_name,
    format: batch.format,
    encoding: batch.encoding,
    columns: [...batch.columns],
    sample: sample.map(({ cells }) => [...cells]),
    rows: batch.row_count,
    state: batch.state,
    mapping: batch.mapping,
    counts: batch.counts,
    undone: batch.undone,
    by: batch.by_name,
    at: batch.at.toISOString(),
    appliedAt: batch.applied_at?.toISOString() ?? null,
    version: batch.version,
  };
}

/** A batch. @throws {Problem} `not-found` */
export async function readBatch(db: Db, acting: Pick<PlaceActing, "actor">, id: string): Promise<ImportBatch> {
  return present(db, await findBatch(db, acting, id));
}

/** Batches the reader may see, newest first. */
export async function listBatches(
  db: Db,
  { actor }: Pick<PlaceActing, "actor">,
  query: QueryOf<typeof placeImports.list>,
): Promise<ReplyOf<typeof placeImports.list>> {
  const limit = query.limit ?? pageSizes.usual;
  const own = db
    .selectFrom("place_imports")
    .$if(!contains(actor.territory, "17"), (rows) => rows.where("by_id", "=", actor.id));
  const { after } = query;
  if (after !== undefined && !/^[0-9a-f-]{36}$/.test(after)) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  // Ids are UUIDv7: their order is that of their making.
  const rows = await own
    .selectAll()
    .$if(after !== undefined, (list) => list.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const items: ImportBatch[] = [];
  for (const row of rows.slice(0, limit)) items.push(await present(db, row));
  return { items, total, more: false, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Keeps an uploaded list as it was read; nothing of the register changes. @throws {Problem} `file-refused` */
export async function keepList(
  transaction: Transaction,
  acting: PlaceActing,
  file: UploadedText,
): Promise<ImportBatch> {
  const list = readList(file.text);
  const id = uuidv7();
  await transaction
    .insertInto("place_imports")
    .values({
      id,
      file_name: file.fileName,
      format: list.format,
      encoding: file.encoding,
      columns: jsonb(list.columns),
      row_count: list.rows.length,
      state: "uploaded",
      mapping: jsonb(guessMapping(list.columns)),
      counts: null,
      undone: null,
      by_id: acting.actor.id,
      by_name: acting.actor.name,
      at: acting.now,
      applied_at: null,
    })
    .execute();
  await sql`
    insert into place_import_rows (batch_id, line, cells)
    select ${id}::uuid, line, cells from jsonb_to_recordset(${jsonb(list.rows)}) as r (line integer, cells jsonb)
    on conflict do nothing`.execute(transaction);
  return present(transaction, await findBatch(transaction, acting, id));
}

function assertState(batch: BatchRow, ifMatch: number, states: readonly ImportBatch["state"][]): void {
  if (batch.version !== ifMatch) throw new Problem("conflict", { current: { version: batch.version } });
  if (!states.includes(batch.state)) throw new Problem("move-refused", { reasons: [{ code: `batch-${batch.state}` }] });
}

/** Judges all rows of a batch by what stands now. */
async function judge(
  transaction: Transaction,
  { actor }: PlaceActing,
  id: string,
  mapping: ImportMapping,
): Promise<CheckedRow[]> {
  const rows = await transaction
    .selectFrom("place_import_rows")
    .select(["line", "cells"])
    .where("batch_id", "=", id)
    .orderBy("line")
    .execute();
  return checkRows(rows, mapping, await readStanding(transaction, actor.territory ?? "-"));
}

async function keepJudgement(
  transaction: Transaction,
  id: string,
  rows: readonly CheckedRow[],
): Promise<Record<ImportRowKind, number>> {
  await sql`
    update place_import_rows as kept set kind = r.kind, code = r.code, name = r.name, district = r.district,
      faults = r.faults, before = (
        select jsonb_build_object('name', n.name, 'district', n.district_soato, 'former', n.former_names,
          'active', n.active, 'demonstration', n.demonstration)
        from neighborhoods as n where n.id = r.code)
    from jsonb_to_recordset(${jsonb(rows)}) as r (
      line integer, kind text, code text, name jsonb, district text, faults jsonb)
    where kept.batch_id = ${id} and kept.line = r.line`.execute(transaction);
  const counts = Object.fromEntries(importRowKinds.map((kind) => [kind, 0])) as Record<ImportRowKind, number>;
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

/** The dry run. @throws {Problem} `not-found`, `conflict`, `invalid`, `move-refused` */
export async function checkBatch(
  transaction: Transaction,
  acting: PlaceActing,
  id: string,
  mapping: ImportMapping,
  ifMatch: number,
): Promise<ImportBatch> {
  const batch = await findBatch(transaction, acting, id, true);
  assertState(batch, ifMatch, ["uploaded", "checked"]);
  const errors = (["code", "name", "district"] as const)
    .filter((field) => typeof mapping[field] !== "number")
    .map((field) => ({ in: "body" as const, pointer: `/mapping/${field}`, code: "required" }));
  for (const [field, at] of Object.entries(mapping)) {
    if (typeof at === "number" && at >= batch.columns.length) {
      errors.push({ in: "body", pointer: `/mapping/${field}`, code: "choice" });
    }
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
  const counts = await keepJudgement(transaction, id, await judge(transaction, acting, id, mapping));
  return keepBatch(transaction, acting, id, { state: "checked", mapping: jsonb(mapping), counts: jsonb(counts) });
}

async function keepBatch(
  transaction: Transaction,
  acting: PlaceActing,
  id: string,
  values: Record<string, unknown>,
): Promise<ImportBatch> {
  await transaction
    .updateTable("place_imports")
    .set((eb) => ({ ...values, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  return present(transaction, await findBatch(transaction, acting, id));
}

/** Applies a checked batch, judged anew by what stands at this moment. @throws {Problem} */
export async function applyBatch(
  transaction: Transaction,
  acting: PlaceActing,
  id: string,
  leaveOutWrong: boolean,
  ifMatch: number,
): Promise<ImportBatch> {
  const batch = await findBatch(transaction, acting, id, true);
  assertState(batch, ifMatch, ["checked"]);
  await sql`lock table neighborhoods in share row exclusive mode`.execute(transaction);
  const rows = await judge(transaction, acting, id, batch.mapping);
  const counts = await keepJudgement(transaction, id, rows);
  if (counts.wrong > 0 && !leaveOutWrong) {
    throw new Problem("move-refused", { reasons: [{ code: "rows-wrong", params: { count: counts.wrong } }] });
  }
  if (counts.new + counts.changed === 0)
    throw new Problem("move-refused", { reasons: [{ code: "nothing-to-import" }] });
  await applyRows(transaction, acting, { id, fileName: batch.file_name }, rows);
  return keepBatch(transaction, acting, id, { state: "applied", counts: jsonb(counts), applied_at: acting.now });
}

/** Undoes an applied batch as far as nothing was built on it. @throws {Problem} */
export async function undoBatch(
  transaction: Transaction,
  acting: PlaceActing,
  id: string,
  ifMatch: number,
): Promise<ImportBatch> {
  const batch = await findBatch(transaction, acting, id, true);
  assertState(batch, ifMatch, ["applied"]);
  await sql`lock table neighborhoods in share row exclusive mode`.execute(transaction);
  const undone = await undoRows(transaction, acting, { id, fileName: batch.file_name });
  return keepBatch(transaction, acting, id, { state: "undone", undone: jsonb(undone) });
}

/** Rows of a batch in the file's order. @throws {Problem} `not-found` */
export async function listRows(
  db: Db,
  acting: Pick<PlaceActing, "actor">,
  id: string,
  query: QueryOf<typeof placeImports.rows>,
): Promise<ReplyOf<typeof placeImports.rows>> {
  await findBatch(db, acting, id);
  const limit = query.limit ?? pageSizes.usual;
  const after = readNumberCursor(query.after);
  const rows = db
    .selectFrom("place_import_rows")
    .where("batch_id", "=", id)
    .where("kind", "is not", null)
    .$if(query.kind !== undefined && query.kind.length > 0, (list) => list.where("kind", "in", query.kind ?? []));
  const found = await rows
    .select(["line", "kind", "code", "name", "district", "faults", "before"])
    .$if(after !== undefined, (list) => list.where("line", ">", after ?? 0))
    .orderBy("line")
    .limit(limit + 1)
    .execute();
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const items = found.slice(0, limit);
  return {
    items: items.map((row) => ({
      line: row.line,
      kind: row.kind ?? "wrong",
      code: row.code ?? "",
      name: row.name?.uz_UZ ?? "",
      district: row.district ?? "",
      before: row.kind === "changed" ? (row.before?.name.uz_UZ ?? null) : null,
      faults: [...row.faults],
    })),
    total,
    more: false,
    next: found.length > limit ? String(items.at(-1)?.line ?? "") : null,
  };
}
