import { type Kysely, sql } from "kysely";
import { sortKey } from "@yer/api/formats";
import { jsonb } from "../platform/sql/jsonb.js";
import { districtSeeds } from "./data/districts.js";
import { regionSeeds } from "./data/regions.js";

const namesOf = (seed: { uzLatin: string; uzCyrillic: string; russian: string; english: string }) => ({
  uz_UZ: seed.uzLatin,
  uz_Cyrl: seed.uzCyrillic,
  ru_RU: seed.russian,
  en_US: seed.english,
});

/** Regions, districts, neighbourhoods; the first two filled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table regions (
      soato text primary key check (soato ~ '^17\\d\\d$'),
      name jsonb not null,
      cadastre_code text not null unique,
      sort_key text not null collate "C"
    )`.execute(db);
  await sql`
    create table districts (
      soato text primary key check (soato ~ '^17\\d{5}$'),
      region_soato text not null references regions,
      name jsonb not null,
      type text not null check (type in ('tuman', 'shahar')),
      cadastre_code text not null unique,
      bhm_multiple smallint not null check (bhm_multiple > 0),
      sort_key text not null collate "C",
      check (starts_with(soato, region_soato))
    )`.execute(db);
  await sql`create index districts_region on districts (region_soato, sort_key)`.execute(db);
  await sql`
    create table neighborhoods (
      id text primary key check (id ~ '^\\d{8}$'),
      district_soato text not null references districts,
      name jsonb not null,
      sort_key text not null collate "C",
      demonstration boolean not null default false
    )`.execute(db);
  await sql`create index neighborhoods_district on neighborhoods (district_soato, sort_key)`.execute(db);

  const regions = regionSeeds.map((seed) => ({ ...seed, name: namesOf(seed), sortKey: sortKey(seed.uzLatin) }));
  await sql`
    insert into regions (soato, name, cadastre_code, sort_key)
    select soato, name, "cadastreCode", "sortKey"
    from jsonb_to_recordset(${jsonb(regions)}) as r (soato text, name jsonb, "cadastreCode" text, "sortKey" text)
  `.execute(db);
  const districts = districtSeeds.map((seed) => ({ ...seed, name: namesOf(seed), sortKey: sortKey(seed.uzLatin) }));
  await sql`
    insert into districts (soato, region_soato, name, type, cadastre_code, bhm_multiple, sort_key)
    select soato, left(soato, 4), name, type, "cadastreCode", "bhmMultiple", "sortKey"
    from jsonb_to_recordset(${jsonb(districts)}) as d (
      soato text, name jsonb, type text, "cadastreCode" text, "bhmMultiple" smallint, "sortKey" text
    )`.execute(db);
}
