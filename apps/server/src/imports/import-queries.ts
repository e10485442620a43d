import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import {
  type SurveyBatch,
  type SurveyRow,
  type SurveyRowKind,
  type surveyImports,
  surveyRowKinds,
} from "@yer/api/contract/survey-imports";
import { systemIds } from "@yer/area-picker/model/import";
import { type Selectable, sql } from "kysely";
import type { Actor } from "../access/actor.js";
import { contains, republic } from "../access/territory.js";
import type { Db, Transaction } from "../database/database.js";
import { notFound, Problem } from "../http/problem.js";
import { readNumberCursor } from "../places/register-cursor.js";
import type { ImportRowsTable, ImportsTable } from "../schema/tables/imports.js";

/** A file of rows as its table has it. */
export type ImportRecord = Selectable<ImportsTable>;

/** Rows shown for the choice of columns, and the longest of their cells. */
const sampled = 5;
const longestSample = 80;

/** What the reader may see: their own, and all for who sees the whole republic. */
function ownOf(db: Db | Transaction, actor: Actor, kind: string) {
  return db
    .selectFrom("imports")
    .where("kind", "=", kind)
    .$if(!contains(actor.territory, republic), (rows) => rows.where("by_id", "=", actor.id));
}

/** A file of rows. @throws {Problem} `not-found` */
export async function findImport(
  db: Db | Transaction,
  actor: Actor,
  kind: string,
  id: string,
  lock = false,
): Promise<ImportRecord> {
  const found = await ownOf(db, actor, kind)
    .selectAll()
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

async function countsOf(
  db: Db | Transaction,
  id: string,
): Promise<{ counts: Record<SurveyRowKind, number>; warned: number }> {
  const { rows } = await sql<{ kind: SurveyRowKind | null; total: number; warned: number }>`
    select kind, count(*)::integer as total, (count(*) filter (where warnings <> '[]'))::integer as warned
    from import_rows where import_id = ${id} group by kind`.execute(db);
  const counts = Object.fromEntries(
    surveyRowKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.total ?? 0]),
  ) as Record<SurveyRowKind, number>;
  return { counts, warned: rows.reduce((sum, row) => sum + row.warned, 0) };
}

/** A file of rows as its reader sees it. */
export async function presentImport(db: Db | Transaction, actor: Actor, batch: ImportRecord): Promise<SurveyBatch> {
  const isOwn = batch.by_id === actor.id;
  const sample = isOwn
    ? await db
        .selectFrom("import_rows")
        .select("cells")
        .where("import_id", "=", batch.id)
        .orderBy("line")
        .limit(sampled)
        .execute()
    : [];
  const { state } = batch;
  return {
    id: batch.id,
    fileName: batch.file_name,
    format: batch.format,
    encoding: batch.encoding,
    columns: [...batch.columns],
    sample: sample.map(({ cells }) => cells.map((cell) => cell.slice(0, longestSample))),
    rows: batch.row_count,
    done: batch.done,
    state,
    mapping: batch.mapping,
    remembered: batch.remembered,
    shapes: batch.system !== null,
    system: batch.system && {
      name: batch.system.name,
      chosen: batch.system.chosen,
      said: batch.system.said,
      likely: [...batch.system.likely],
      choices: [...systemIds],
    },
    ...(await countsOf(db, batch.id)),
    by: batch.by_name,
    at: batch.at.toISOString(),
    appliedAt: batch.applied_at?.toISOString() ?? null,
    undoneAt: batch.undone_at?.toISOString() ?? null,
    version: batch.version,
  };
}

/** Files of rows that the reader may see, newest first. */
export async function listImports(
  db: Db,
  actor: Actor,
  kind: string,
  query: QueryOf<typeof surveyImports.list>,
): Promise<ReplyOf<typeof surveyImports.list>> {
  const { after, limit = pageSizes.usual } = query;
  if (after !== undefined && !/^[0-9a-f-]{36}$/.test(after)) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  // Ids are UUIDv7: their order is that of their making.
  const rows = await ownOf(db, actor, kind)
    .selectAll()
    .$if(after !== undefined, (list) => list.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const { total } = await ownOf(db, actor, kind)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const items: SurveyBatch[] = [];
  for (const row of rows.slice(0, limit)) items.push(await presentImport(db, actor, row));
  return { items, total, more: false, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Columns of a row that its readers are shown. */
export const shownColumns = [
  "line",
  "kind",
  "about",
  "faults",
  "warnings",
  "record_id",
  "record_number",
] as const satisfies readonly (keyof ImportRowsTable)[];

/** A row as its reader sees it. */
export function presentRow(row: Pick<Selectable<ImportRowsTable>, (typeof shownColumns)[number]>): SurveyRow {
  return {
    line: row.line,
    kind: row.kind ?? "new",
    about: row.about,
    faults: [...row.faults],
    warnings: [...row.warnings],
    // What was taken out again leads nowhere.
    applicationId: row.kind === "undone" ? null : row.record_id,
    number: row.record_number,
  };
}

/** Rows in the file's order. @throws {Problem} `not-found` */
export async function listImportRows(
  db: Db,
  actor: Actor,
  importKind: string,
  id: string,
  query: QueryOf<typeof surveyImports.rows>,
): Promise<ReplyOf<typeof surveyImports.rows>> {
  await findImport(db, actor, importKind, id);
  const { kind, warned, limit = pageSizes.usual } = query;
  const after = readNumberCursor(query.after);
  const rows = db
    .selectFrom("import_rows")
    .where("import_id", "=", id)
    .where("kind", "is not", null)
    .$if(kind !== undefined && kind.length > 0, (list) => list.where("kind", "in", kind ?? []))
    .$if(warned === "true", (list) => list.where(sql<boolean>`warnings <> '[]'`));
  const found = await rows
    .select([...shownColumns])
    .$if(after !== undefined, (list) => list.where("line", ">", after ?? 0))
    .orderBy("line")
    .limit(limit + 1)
    .execute();
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const items = found.slice(0, limit).map(presentRow);
  return { items, total, more: false, next: found.length > limit ? String(items.at(-1)?.line ?? "") : null };
}
