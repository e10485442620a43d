import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { PlaceRef } from "@yer/api/contract/places";
import type { OutlineBatch, OutlineCheck, placeOutlines } from "@yer/api/contract/places-outlines";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { contains } from "../../access/territory.js";
import type { Db, Transaction } from "../../database/database.js";
import { jsonb } from "../../database/jsonb.js";
import { notFound, Problem } from "../../http/problem.js";
import { readSettings } from "../../settings/queries.js";
import { type PlaceActing, recordPlaces } from "../register-service.js";
import type { UploadedText } from "../uploaded-text.js";
import { checkOutlines } from "./check-outlines.js";
import { deriveDistricts } from "./derive-outlines.js";
import { readOutlines } from "./read-outlines.js";

async function findBatch(db: Db | Transaction, { actor }: Pick<PlaceActing, "actor">, id: string, lock = false) {
  const batch = await db
    .selectFrom("place_outline_batches")
    .selectAll()
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (batch === undefined || (batch.by_id !== actor.id && !contains(actor.territory, "17"))) throw notFound();
  return batch;
}

/** A batch with what was found in it. @throws {Problem} `not-found` */
export async function readOutlineBatch(
  db: Db | Transaction,
  acting: Pick<PlaceActing, "actor">,
  id: string,
): Promise<OutlineBatch> {
  const batch = await findBatch(db, acting, id);
  const { rows } = await sql<OutlineCheck>`
    select i.number, i.faults, i.warnings,
      case when p.code is null then null
        else jsonb_build_object('code', p.code, 'level', p.level, 'name', p.name) end as place,
      round((st_area(i.outline::geography) / 1e6)::numeric, 1)::float8 as "squareKilometres"
    from place_outline_items as i left join place_list as p on p.code = i.code
    where i.batch_id = ${id} order by i.number`.execute(db);
  return {
    id,
    fileName: batch.file_name,
    credit: batch.credit,
    state: batch.state,
    checks: rows,
    by: batch.by_name,
    at: batch.at.toISOString(),
    version: batch.version,
  };
}

/** Batches the reader may see, newest first. */
export async function listOutlineBatches(
  db: Db,
  acting: Pick<PlaceActing, "actor">,
  query: QueryOf<typeof placeOutlines.list>,
): Promise<ReplyOf<typeof placeOutlines.list>> {
  const { actor } = acting;
  const limit = query.limit ?? pageSizes.usual;
  const { after } = query;
  if (after !== undefined && !/^[0-9a-f-]{36}$/.test(after)) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  const own = db
    .selectFrom("place_outline_batches")
    .$if(!contains(actor.territory, "17"), (rows) => rows.where("by_id", "=", actor.id));
  const rows = await own
    .select("id")
    .$if(after !== undefined, (list) => list.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const items: OutlineBatch[] = [];
  for (const { id } of rows.slice(0, limit)) items.push(await readOutlineBatch(db, acting, id));
  return { items, total, more: false, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Keeps an uploaded file of outlines and judges it; the outlines in force do not change. @throws {Problem} */
export async function keepOutlines(
  transaction: Transaction,
  acting: PlaceActing,
  file: UploadedText,
): Promise<OutlineBatch> {
  const outlines = readOutlines(file.text);
  const { actor, now } = acting;
  const id = uuidv7();
  await transaction
    .insertInto("place_outline_batches")
    .values({
      id,
      file_name: file.fileName,
      credit: null,
      state: "checked",
      by_id: actor.id,
      by_name: actor.name,
      at: now,
    })
    .execute();
  await sql`
    insert into place_outline_items (batch_id, number, code, outline, faults)
    select ${id}::uuid, number, code, st_setsrid(st_geomfromgeojson(shape), 4326), faults
    from jsonb_to_recordset(${jsonb(outlines)}) as r (number integer, code text, shape text, faults jsonb)`.execute(
    transaction,
  );
  // Who it is for: one active place of the person's territory, named once in the file.
  await sql`
    update place_outline_items as i set faults = i.faults || jsonb_build_array(jsonb_build_object('code',
      case when p.code is null then 'outline-no-place' else 'outline-place-inactive' end))
    from place_outline_items as o left join place_list as p on p.code = o.code and starts_with(p.territory, ${actor.territory ?? "-"})
    where i.batch_id = ${id} and o.batch_id = i.batch_id and o.number = i.number
      and (p.code is null or not p.active)`.execute(transaction);
  await sql`
    update place_outline_items as i set faults = i.faults || '[{"code": "outline-twice"}]'
    where i.batch_id = ${id} and exists (
      select from place_outline_items as o where o.batch_id = ${id} and o.code = i.code and o.number < i.number)`.execute(
    transaction,
  );
  const settings = await readSettings(transaction);
  await checkOutlines(transaction, id, {
    gap: settings.value("outline.gap", now),
    outside: settings.value("outline.outside", now),
  });
  return readOutlineBatch(transaction, acting, id);
}

/** Regions whose districts' approximate outlines depend on places of a batch. */
async function regionsOf(transaction: Transaction, id: string): Promise<string[]> {
  const { rows } = await sql<{ region: string }>`
    select distinct left(code, 4) as region from place_outline_items
    where batch_id = ${id} and length(code) in (4, 7) order by region`.execute(transaction);
  return rows.map(({ region }) => region);
}

async function placesOf(transaction: Transaction, id: string): Promise<PlaceRef["code"][]> {
  const { rows } = await sql<{ code: string }>`
    select code from place_outline_items where batch_id = ${id} order by code`.execute(transaction);
  return rows.map(({ code }) => code);
}

function assertState(
  batch: Awaited<ReturnType<typeof findBatch>>,
  ifMatch: number,
  state: OutlineBatch["state"],
): void {
  if (batch.version !== ifMatch) throw new Problem("conflict", { current: { version: batch.version } });
  if (batch.state !== state) throw new Problem("move-refused", { reasons: [{ code: `batch-${batch.state}` }] });
}

/** Puts a judged batch in force. @throws {Problem} `not-found`, `conflict`, `move-refused` */
export async function applyOutlines(
  transaction: Transaction,
  acting: PlaceActing,
  id: string,
  credit: string | null,
  ifMatch: number,
): Promise<OutlineBatch> {
  const batch = await findBatch(transaction, acting, id, true);
  assertState(batch, ifMatch, "checked");
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from place_outline_items
    where batch_id = ${id} and (faults <> '[]' or outline is null)`.execute(transaction);
  const wrong = rows[0]?.total ?? 0;
  if (wrong > 0) throw new Problem("move-refused", { reasons: [{ code: "rows-wrong", params: { count: wrong } }] });
  await sql`
    update place_outline_items as i set before_outline = o.outline, before_kind = o.kind, before_credit = o.credit
    from place_outlines as o where i.batch_id = ${id} and o.code = i.code`.execute(transaction);
  await sql`
    insert into place_outlines (code, outline, kind, credit)
    select code, outline, 'official', ${credit}::text from place_outline_items where batch_id = ${id}
    on conflict (code) do update set outline = excluded.outline, kind = excluded.kind, credit = excluded.credit`.execute(
    transaction,
  );
  return settle(transaction, acting, id, { state: "applied", credit }, "place.outlined", batch.file_name);
}

/** Puts back what stood before a batch. @throws {Problem} `not-found`, `conflict`, `move-refused` */
export async function undoOutlines(
  transaction: Transaction,
  acting: PlaceActing,
  id: string,
  ifMatch: number,
): Promise<OutlineBatch> {
  const batch = await findBatch(transaction, acting, id, true);
  assertState(batch, ifMatch, "applied");
  // An outline that another batch replaced since stays that one's.
  await sql`
    delete from place_outlines as o using place_outline_items as i
    where i.batch_id = ${id} and o.code = i.code and o.outline = i.outline and i.before_outline is null`.execute(
    transaction,
  );
  await sql`
    update place_outlines as o set outline = i.before_outline, kind = i.before_kind, credit = i.before_credit
    from place_outline_items as i
    where i.batch_id = ${id} and o.code = i.code and o.outline = i.outline and i.before_outline is not null`.execute(
    transaction,
  );
  return settle(transaction, acting, id, { state: "undone" }, "place.outline-undone", batch.file_name);
}

async function settle(
  transaction: Transaction,
  acting: PlaceActing,
  id: string,
  values: { readonly state: OutlineBatch["state"]; readonly credit?: string | null },
  action: string,
  file: string,
): Promise<OutlineBatch> {
  await transaction
    .updateTable("place_outline_batches")
    .set((eb) => ({ ...values, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  for (const region of await regionsOf(transaction, id)) await deriveDistricts(transaction, region);
  const codes = await placesOf(transaction, id);
  await recordPlaces(
    transaction,
    acting,
    codes.map((code) => ({ code, action, params: { file } })),
  );
  return readOutlineBatch(transaction, acting, id);
}
