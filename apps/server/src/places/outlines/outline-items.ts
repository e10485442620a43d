import type { Reason } from "@yer/api/contract/problem";
import type { PlaceRef } from "@yer/api/contract/places";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { askToFollow } from "../register/ask-to-follow.js";
import type { RowAtWork } from "../../registers/batches/batch-kind.js";

/** What was found of an outline. */
export interface OutlineFinding {
  readonly number: number;
  readonly code: string | null;
  readonly faults: readonly Reason[];
  readonly warnings: readonly Reason[];
  readonly place: PlaceRef | null;
  readonly squareKilometres: number | null;
}

/**
 * Puts the outlines of a file beside it as shapes that the database can measure, and says which are for nobody: one
 * active place of the territory each, named once in the file.
 */
export async function keepItems(
  transaction: Transaction,
  id: string,
  territory: string,
  rows: readonly RowAtWork[],
): Promise<void> {
  await sql`delete from place_outline_items where batch_id = ${id}`.execute(transaction);
  const items = rows.map(({ line, cells: [code = "", fault = ""], shape }) => ({
    number: line,
    code: code === "" ? null : code,
    shape: shape === null ? null : JSON.stringify({ type: "MultiPolygon", coordinates: shape }),
    faults: fault === "" ? [] : [{ code: fault }],
  }));
  await sql`
    insert into place_outline_items (batch_id, number, code, outline, faults)
    select ${id}::uuid, number, code, st_setsrid(st_geomfromgeojson(shape), 4326), faults
    from jsonb_to_recordset(${jsonb(items)}) as r (number integer, code text, shape text, faults jsonb)`.execute(
    transaction,
  );
  await sql`
    update place_outline_items as i set faults = i.faults || jsonb_build_array(jsonb_build_object('code',
      case when p.code is null then 'outline-no-place' else 'outline-place-inactive' end))
    from place_outline_items as o left join place_list as p on p.code = o.code and starts_with(p.territory, ${territory})
    where i.batch_id = ${id} and o.batch_id = i.batch_id and o.number = i.number
      and (p.code is null or not p.active)`.execute(transaction);
  await sql`
    update place_outline_items as i set faults = i.faults || '[{"code": "outline-twice"}]'
    where i.batch_id = ${id} and exists (
      select from place_outline_items as o where o.batch_id = ${id} and o.code = i.code and o.number < i.number)`.execute(
    transaction,
  );
}

/** What was found of the outlines of a file, in its order. */
export async function findingsOf(db: Db | Transaction, id: string): Promise<OutlineFinding[]> {
  const { rows } = await sql<OutlineFinding>`
    select i.number, i.code, i.faults, i.warnings,
      case when p.code is null then null
        else jsonb_build_object('code', p.code, 'level', p.level, 'name', p.name) end as place,
      round((st_area(i.outline::geography) / 1e6)::numeric, 1)::float8 as "squareKilometres"
    from place_outline_items as i left join place_list as p on p.code = i.code
    where i.batch_id = ${id} order by i.number`.execute(db);
  return rows;
}

/** The codes that the outlines of a file are for. */
export async function itemsOf(
  transaction: Transaction,
  id: string,
): Promise<{ readonly number: number; readonly code: string }[]> {
  const { rows } = await sql<{ number: number; code: string }>`
    select number, code from place_outline_items where batch_id = ${id} order by code`.execute(transaction);
  return rows;
}

/**
 * Makes the outlines of a file the official ones, and keeps what stood before; they may tell where the records lie of
 * neighbourhoods whose parts they are of.
 * @returns codes by their numbers */
export async function putInForce(
  transaction: Transaction,
  id: string,
  credit: string | null,
): Promise<ReadonlyMap<number, string>> {
  await sql`
    update place_outline_items as i set before_outline = o.outline, before_kind = o.kind, before_credit = o.credit
    from place_outlines as o where i.batch_id = ${id} and o.code = i.code`.execute(transaction);
  await sql`
    insert into place_outlines (code, outline, kind, credit)
    select code, outline, 'official', ${credit}::text from place_outline_items where batch_id = ${id}
    on conflict (code) do update set outline = excluded.outline, kind = excluded.kind, credit = excluded.credit`.execute(
    transaction,
  );
  const items = await itemsOf(transaction, id);
  await askToFollow(
    transaction,
    items.map(({ code }) => code),
  );
  return new Map(items.map(({ number, code }) => [number, code]));
}

/** Puts back what stood before some outlines, where they are the ones in force still. @returns numbers of those */
export async function putBack(
  transaction: Transaction,
  id: string,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows: gone } = await sql<{ number: number }>`
    delete from place_outlines as o using place_outline_items as i
    where i.batch_id = ${id} and i.number = any(${[...numbers]}) and o.code = i.code and o.outline = i.outline
      and i.before_outline is null
    returning i.number`.execute(transaction);
  const { rows: restored } = await sql<{ number: number }>`
    update place_outlines as o set outline = i.before_outline, kind = i.before_kind, credit = i.before_credit
    from place_outline_items as i
    where i.batch_id = ${id} and i.number = any(${[...numbers]}) and o.code = i.code and o.outline = i.outline
      and i.before_outline is not null
    returning i.number`.execute(transaction);
  return new Set([...gone, ...restored].map(({ number }) => number));
}

/** What the outlines of a file are credited to. */
export async function creditOf(db: Db | Transaction, id: string): Promise<string | null> {
  const { rows } = await sql<{ credit: string | null }>`
    select given ->> 'credit' as credit from batches where id = ${id}`.execute(db);
  return rows[0]?.credit ?? null;
}
