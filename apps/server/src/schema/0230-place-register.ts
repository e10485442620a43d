import { type Kysely, sql } from "kysely";
import type { Names } from "@yer/api/contract/values";
import { jsonb } from "../platform/sql/jsonb.js";
import { districtCentres } from "./data/district-centres.js";
import { regionOutlines } from "./data/region-outlines.js";
import { placeKeys } from "../platform/names/names.js";

/** To be shown wherever the regions' outlines are, and what is derived from them. */
const credit =
  "Map shapes: MapSVG / svg-maps, CC BY 4.0, georeferenced and recoded. District centres: GeoNames, CC BY 4.0";

/** Tables of the three levels, and the column of each that holds a place's code. */
const levels = [
  ["regions", "soato"],
  ["districts", "soato"],
  ["neighborhoods", "id"],
] as const;

/**
 * The registers of places: what became of each place and when, how it is found, outlines, and the batches that lists
 * and outlines come in. A place is never deleted once something may name it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, code] of levels) {
    const name = sql.raw(table);
    await sql`
      alter table ${name}
        add column active boolean not null default true,
        add column version integer not null default 1,
        add column former_names jsonb not null default '[]',
        add column search_key text not null default ''`.execute(db);
    const { rows } = await sql<{ code: string; name: Names }>`
      select ${sql.raw(code)} as code, name from ${name}`.execute(db);
    await sql`
      update ${name} as place set search_key = keys."searchKey"
      from jsonb_to_recordset(${jsonb(rows.map((row) => ({ code: row.code, ...placeKeys(row.code, row.name) })))})
        as keys (code text, "searchKey" text)
      where place.${sql.raw(code)} = keys.code`.execute(db);
    await sql`create index ${sql.raw(`${table}_sort`)} on ${name} (sort_key, ${sql.raw(code)})`.execute(db);
  }
  await sql`alter table districts add column centre geometry(Point, 4326)`.execute(db);
  // Where a merged or split place went. A code leads on as often as places change.
  await sql`
    create table place_successions (
      from_code text not null,
      to_code text not null,
      kind text not null check (kind in ('merged', 'split')),
      at timestamptz not null,
      primary key (from_code, to_code),
      check (from_code <> to_code)
    )`.execute(db);
  await sql`create index place_successions_to on place_successions (to_code)`.execute(db);
  await sql`
    create table place_outlines (
      code text primary key,
      outline geometry(MultiPolygon, 4326) not null,
      kind text not null check (kind in ('approximate', 'official')),
      credit text
    )`.execute(db);
  await sql`create index place_outlines_outline on place_outlines using gist (outline)`.execute(db);
  // Uses of a neighbourhood are counted for its page, and the register of applications is narrowed by it.
  await sql`create index applications_neighborhood on applications (neighborhood_id, created_at, id)`.execute(db);
  await makeView(db);
  await makeBatches(db);
  await fillOutlines(db);
}

/** One shape for the three levels: what lists, searches and pages read. `territory` says whose it is. */
async function makeView(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view place_list as
      select soato as code, 'region' as level, null::text as parent, soato as territory, name, null::text as type,
        cadastre_code, null::smallint as bhm_multiple, sort_key, search_key, former_names, active,
        false as demonstration, version
      from regions
    union all
      select soato, 'district', region_soato, soato, name, type, cadastre_code, bhm_multiple, sort_key, search_key,
        former_names, active, false, version
      from districts
    union all
      select id, 'neighborhood', district_soato, district_soato, name, null, null, null, sort_key, search_key,
        former_names, active, demonstration, version
      from neighborhoods`.execute(db);
}

async function makeBatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place_imports (
      id uuid primary key,
      file_name text not null,
      format text not null check (format in ('csv', 'json')),
      encoding text not null,
      columns jsonb not null,
      row_count integer not null,
      state text not null check (state in ('uploaded', 'checked', 'applied', 'undone')),
      mapping jsonb not null,
      counts jsonb,
      undone jsonb,
      by_id uuid not null,
      by_name text not null,
      at timestamptz not null,
      applied_at timestamptz,
      version integer not null default 1
    )`.execute(db);
  await sql`
    create table place_import_rows (
      batch_id uuid not null references place_imports,
      line integer not null,
      cells jsonb not null,
      kind text check (kind in ('new', 'changed', 'unchanged', 'wrong')),
      code text,
      name jsonb,
      district text,
      faults jsonb not null default '[]',
      before jsonb,
      left_version integer,
      primary key (batch_id, line)
    )`.execute(db);
  await sql`
    create table place_outline_batches (
      id uuid primary key,
      file_name text not null,
      credit text,
      state text not null check (state in ('checked', 'applied', 'undone')),
      by_id uuid not null,
      by_name text not null,
      at timestamptz not null,
      version integer not null default 1
    )`.execute(db);
  await sql`
    create table place_outline_items (
      batch_id uuid not null references place_outline_batches,
      number integer not null,
      code text,
      outline geometry(MultiPolygon, 4326),
      faults jsonb not null default '[]',
      warnings jsonb not null default '[]',
      before_outline geometry(MultiPolygon, 4326),
      before_kind text,
      before_credit text,
      primary key (batch_id, number)
    )`.execute(db);
  await sql`
    insert into settings (key, valid_from, value) values
      ('outline.gap', '2024-11-01', '0.5'), ('outline.outside', '2024-11-01', '5')`.execute(db);
}

async function fillOutlines(db: Kysely<unknown>): Promise<void> {
  const outlines = Object.entries(regionOutlines).map(([code, coordinates]) => ({
    code,
    shape: JSON.stringify({ type: "MultiPolygon", coordinates }),
  }));
  await sql`
    insert into place_outlines (code, outline, kind, credit)
    select code, st_multi(st_collectionextract(st_makevalid(st_setsrid(st_geomfromgeojson(shape), 4326)), 3)),
      'approximate', ${credit}
    from jsonb_to_recordset(${jsonb(outlines)}) as r (code text, shape text)
    where exists (select from regions where soato = code)`.execute(db);
  const centres = Object.entries(districtCentres).map(([code, [x, y]]) => ({ code, x, y }));
  await sql`
    update districts as d set centre = st_setsrid(st_makepoint(c.x, c.y), 4326)
    from jsonb_to_recordset(${jsonb(centres)}) as c (code text, x float8, y float8) where d.soato = c.code`.execute(db);
  // The cells of Voronoi around the centres of a region's districts, cut by the region's outline (DOMAIN §2).
  await sql`
    insert into place_outlines (code, outline, kind, credit)
    select d.soato, cut.outline, 'approximate', ${credit}
    from (
      select region_soato, (st_dump(st_voronoipolygons(st_collect(centre), 0, st_envelope(r.outline)))).geom as cell
      from districts join place_outlines as r on r.code = region_soato
      where centre is not null
      group by region_soato, r.outline
    ) as v
    join districts as d on d.region_soato = v.region_soato and st_intersects(v.cell, d.centre)
    join place_outlines as r on r.code = v.region_soato
    cross join lateral (
      select st_multi(st_collectionextract(st_intersection(v.cell, r.outline), 3)) as outline
    ) as cut
    where not st_isempty(cut.outline)
    on conflict do nothing`.execute(db);
}
