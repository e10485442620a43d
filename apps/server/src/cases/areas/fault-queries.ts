import type { AreaFaultCode, AreaFaultLeft } from "@yer/api/contract/area-faults";
import type { AreaFacts, AreaFault } from "@yer/api/contract/area-facts";
import { type RawBuilder, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { AreasTable } from "../../schema/tables/areas.js";

type Keyed = Pick<AreasTable, "home_region" | "id">;

/** What a check of some areas came to. */
export interface Checked {
  readonly checked: number;
  readonly found: number;
  readonly gone: number;
  /** The last of them; null where there were none. */
  readonly last_region: string | null;
  readonly last_id: string | null;
}

/** Areas `c` of which a fault is a proposal: those that stand, and those that wait in `drafts` until they are mended. */
const stands = sql`c.basket is null and c.state <> 'area_opened'`;
const facts = sql`(c.basket is null and c.state <> 'area_opened' or c.basket = 'drafts')`;

/**
 * Every fault of `chunk as c` (DOMAIN §6), one select each. Of two that double each other the one entered later has the
 * fault. An area lies outside its district only where the border is official, and its middle is beyond it. A total
 * contradicts an outline that holds more than twice, or less than half of it: less is measuring. Without its
 * neighbourhood a confirmed area can go nowhere; what else is missing is a fault where whoever brought the area left it
 * as one, until it is there.
 */
const faults = sql`
  select c.home_region, c.id, c.version, 'no_grip' as code, null as twin from chunk as c
    where ${stands} and c.outline is null and c.sizes ->> 'total' is null
  union all select c.home_region, c.id, c.version, 'no_built', null from chunk as c
    where ${stands} and jsonb_array_length(c.buildings) > 0 and c.sizes ->> 'built' is null
  union all select c.home_region, c.id, c.version, 'cadastre_region', null
    from chunk as c join regions as r on r.soato = c.region_soato
    where ${facts} and left(c.cadastre_number, 2) <> r.cadastre_code
  union all select c.home_region, c.id, c.version, 'cadastre_district', null
    from chunk as c join districts as d on d.cadastre_code = left(c.cadastre_number, 5)
    where ${facts} and d.soato <> c.district_soato and d.region_soato = c.region_soato
  union all select c.home_region, c.id, c.version, 'cadastre_twin', twin.number
    from chunk as c cross join lateral (
      select o.number from areas as o
      where o.home_region = c.home_region and o.cadastre_number = c.cadastre_number and o.id < c.id
        and o.state <> 'area_opened' and o.basket is distinct from 'written_off'
      union all select f.number from applications as f
      where f.home_region = c.home_region and f.cadastre_number = c.cadastre_number and f.status <> 'unregistered'
      order by number limit 1
    ) as twin
    where ${facts} and c.cadastre_number is not null
  union all select c.home_region, c.id, c.version, 'outline_twin', min(across.number)
    from chunk as c cross join lateral (
      select other_id as id, class, decision from plot_overlaps where plot_id = c.id
      union all select plot_id, class, decision from plot_overlaps where other_id = c.id
    ) as v join all_plots as across on across.id = v.id
    where ${facts} and v.class = 'duplicate' and v.decision is distinct from 'distinct' and across.standing
      and (across.kind = 'application' or across.id < c.id)
    group by 1, 2, 3
  union all select c.home_region, c.id, c.version, 'outline_outside', null
    from chunk as c join place_outlines as o on o.code = c.district_soato and o.kind = 'official'
    where ${facts} and c.outline is not null and not st_covers(o.outline, st_pointonsurface(c.outline))
  union all select c.home_region, c.id, c.version, 'sizes_outline', null
    from chunk as c cross join lateral (select st_area(c.outline::geography) as metres) as o
    where ${facts} and c.outline is not null
      and (c.sizes ->> 'total')::float8 not between o.metres / 2 and o.metres * 2
  union all select c.home_region, c.id, c.version, 'place_gone', null
    from chunk as c join neighborhoods as n on n.id = c.neighborhood_id
    where ${facts} and not n.active
  union all select c.home_region, c.id, c.version, 'place_missing', null from chunk as c
    where ${stands} and c.confirmed and c.neighborhood_id is null
  union all select k.home_region, k.id, k.version, k.code, null
    from known as k join chunk as c on c.home_region = k.home_region and c.id = k.id
    where c.basket = 'drafts' and case k.code
      when 'place_missing' then c.neighborhood_id is null
      when 'basis_missing' then c.legal_basis is null
      when 'found_missing' then c.found_on is null
      when 'unread_cadastre' then c.cadastre_number is null
      when 'unread_since' then c.occupied_since is null
      when 'unread_total' then c.sizes ->> 'total' is null
      when 'unread_built' then c.sizes ->> 'built' is null
      when 'unread_documented' then c.sizes ->> 'documented' is null
      when 'unread_excess' then c.sizes ->> 'excess' is null
      when 'unread_building' then jsonb_array_length(c.buildings) = 0
      when 'unread_outline' then c.outline is null
      else false end`;

/**
 * Checks some areas and writes only what differs from what is known: new faults, and those that are no more. An area that
 * somebody changes at this moment is left out; its own saving checks it.
 */
async function check(transaction: Transaction, span: RawBuilder<unknown>, now: Date): Promise<Checked> {
  const { rows } = await sql<Checked>`
    with span as materialized (${span}),
    chunk as materialized (select a.* from areas as a join span using (home_region, id)),
    known as materialized (
      select k.home_region, k.area_id as id, c.version, k.code, k.twin
      from area_faults as k join chunk as c on c.home_region = k.home_region and c.id = k.area_id),
    faulty as materialized (${faults}),
    news as (
      select f.* from faulty as f left join known as k using (home_region, id, code)
      where k.id is null or k.twin is distinct from f.twin),
    past as (
      select k.* from known as k left join faulty as f using (home_region, id, code) where f.id is null),
    held as materialized (
      select a.home_region, a.id from areas as a
      join (select home_region, id, version from news union select home_region, id, version from past) as d
        on d.home_region = a.home_region and d.id = a.id and d.version = a.version
      for key share of a skip locked),
    gone as (
      delete from area_faults as k using past as p join held using (home_region, id)
      where k.home_region = p.home_region and k.area_id = p.id and k.code = p.code
      returning 1),
    found as (
      insert into area_faults (home_region, area_id, code, twin, found_at)
      select n.home_region, n.id, n.code, n.twin, ${now}::timestamptz from news as n join held using (home_region, id)
      on conflict (home_region, area_id, code) do update
        set twin = excluded.twin, found_at = excluded.found_at, refused_by = null, refused_at = null, refusal = null
      returning 1)
    select (select count(*)::integer from span) as checked, (select count(*)::integer from found) as found,
      (select count(*)::integer from gone) as gone, last.home_region as last_region, last.id as last_id
    from (values (1)) as one (n)
    left join (select home_region, id from span order by home_region desc, id desc limit 1) as last on true
  `.execute(transaction);
  const [checked] = rows;
  if (checked === undefined) throw new Error("A check of areas answered nothing.");
  return checked;
}

/** Checks one area whose row is locked, or was written, in this transaction. */
export async function checkArea(transaction: Transaction, { home_region, id }: Keyed, now: Date): Promise<void> {
  await check(transaction, sql`select ${home_region}::text as home_region, ${id}::uuid as id`, now);
}

/** Checks the areas that come after one, in the order of their keys. */
export async function checkAfter(transaction: Transaction, after: Keyed, limit: number, now: Date): Promise<Checked> {
  return check(
    transaction,
    sql`
      select home_region, id from areas where (home_region, id) > (${after.home_region}, ${after.id}::uuid)
      order by home_region, id limit ${limit}`,
    now,
  );
}

/**
 * Stores what is missing in an area as whoever brought it left it, and what stood there where that could not be read; it
 * has to lie in `drafts`.
 */
export async function leaveFaults(
  transaction: Transaction,
  area: Keyed,
  codes: readonly AreaFaultLeft[],
  at: Date,
  said: Readonly<Partial<Record<AreaFaultLeft, string>>> = {},
): Promise<void> {
  if (codes.length === 0) return;
  await transaction
    .insertInto("area_faults")
    .values(
      codes.map((code) => ({
        home_region: area.home_region,
        area_id: area.id,
        code,
        twin: null,
        said: said[code] ?? null,
        found_at: at,
        refused_by: null,
        refused_at: null,
        refusal: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the check would find wrong with areas that are not entered yet, what they lie over left out. */
export async function faultsOfNew(
  transaction: Transaction,
  areas: readonly AreaFacts[],
): Promise<(readonly Pick<AreaFault, "code" | "twin">[])[]> {
  if (areas.length === 0) return [];
  const given = areas.map(({ districtSoato, neighborhoodId, cadastreNumber, sizes, buildings, outline }) => ({
    id: uuidv7(),
    district: districtSoato,
    neighborhood: neighborhoodId,
    cadastre: cadastreNumber,
    sizes,
    buildings,
    shape: outline && JSON.stringify(outline),
  }));
  const { rows } = await sql<{ id: string } & Pick<AreaFault, "code" | "twin">>`
    with chunk as materialized (
      select left(district, 4) as home_region, id, 1 as version, 'area_new' as state, null::text as basket,
        false as confirmed,
        left(district, 4) as region_soato, district as district_soato, neighborhood as neighborhood_id,
        cadastre as cadastre_number, sizes, buildings, null::smallint as legal_basis, null::smallint as occupied_since,
        null::date as found_on, ST_SetSRID(ST_GeomFromGeoJSON(shape), 4326) as outline
      from jsonb_to_recordset(${jsonb(given)})
        as r (id uuid, district text, neighborhood text, cadastre text, sizes jsonb, buildings jsonb, shape text)),
    known as (select home_region, id, version, null::text as code, null::text as twin from chunk where false)
    select id, code, twin from (${faults}) as found order by code`.execute(transaction);
  const found = Map.groupBy(rows, ({ id }) => id);
  return given.map(({ id }) => (found.get(id) ?? []).map(({ code, twin }) => ({ code, twin })));
}

/** What is wrong with an area, those first that nobody has refused; where it is seen is told apart. */
export async function readFaults(db: Db | Transaction, area: Keyed): Promise<Omit<AreaFault, "place">[]> {
  const { rows } = await sql<{
    code: AreaFaultCode;
    twin: string | null;
    said: string | null;
    found_at: Date;
    by: string | null;
    refused_at: Date | null;
    refusal: string | null;
  }>`
    select f.code, f.twin, f.said, f.found_at, f.refused_at, f.refusal, u.name as by
    from area_faults as f left join users as u on u.id = f.refused_by
    where f.home_region = ${area.home_region} and f.area_id = ${area.id}
    order by f.refused_at is not null, f.code`.execute(db);
  return rows.map(({ code, twin, said, found_at, by, refused_at, refusal }) => ({
    code,
    twin,
    said,
    at: found_at.toISOString(),
    refusedBy: by,
    refusedAt: refused_at?.toISOString() ?? null,
    refusal,
  }));
}

/** Codes of the faults of an area that nobody has refused. */
export async function openFaults(db: Db | Transaction, area: Keyed): Promise<AreaFaultCode[]> {
  const rows = await db
    .selectFrom("area_faults")
    .select("code")
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .where("refused_at", "is", null)
    .orderBy("code")
    .execute();
  return rows.map(({ code }) => code);
}

/** Says of every open fault of an area that it is none. */
export async function refuseFaults(
  transaction: Transaction,
  area: Keyed,
  refusal: { readonly by: string | null; readonly at: Date; readonly reason: string },
): Promise<void> {
  await transaction
    .updateTable("area_faults")
    .set({ refused_by: refusal.by, refused_at: refusal.at, refusal: refusal.reason })
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .where("refused_at", "is", null)
    .execute();
}
