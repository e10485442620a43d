import { type PublicSchedule, publicScheduleSizes } from "@yer/api/contract/public-plan";
import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { placeNamed } from "../../places/register/place-sql.js";

/** A point on the map. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * When they come to `neighborhoods as n`: what runs, else what is approved and comes first, else what was last. Only what
 * the region approved is told, and nobody's name.
 */
const visit: RawBuilder<PublicSchedule["visit"]> = sql`(
  select jsonb_build_object('when', case s.state when 'schedule_running' then 'running'
      when 'schedule_approved' then 'coming' else 'over' end,
    'startsOn', s.starts_on, 'endsOn', s.ends_on, 'organisation', o.name)
  from schedules as s join organisations as o on o.id = s.organisation_id
  where s.neighborhood_id = n.id and s.state in ('schedule_running', 'schedule_approved', 'schedule_closed')
  order by case s.state when 'schedule_running' then 0 when 'schedule_approved' then 1 else 2 end,
    case s.state when 'schedule_closed' then -(s.starts_on - date '2000-01-01') else s.starts_on - date '2000-01-01' end
  limit 1)`;

const columns = sql`
  jsonb_build_object('id', n.id, 'name', n.name) as neighborhood,
  jsonb_build_object('soato', d.soato, 'name', d.name) as district,
  jsonb_build_object('soato', r.soato, 'name', r.name) as region, ${visit} as visit`;

const places = sql`
  join districts as d on d.soato = n.district_soato and d.active join regions as r on r.soato = d.region_soato`;

/** Neighbourhoods by words of their name, those of one name together. */
export async function plansNamed(db: Db, words: string): Promise<{ items: PublicSchedule[]; more: boolean }> {
  const { rows } = await sql<PublicSchedule>`
    select ${columns}, null as kilometres from neighborhoods as n ${places}
    where n.active and ${placeNamed(sql`n.search_key`, words)}
    order by n.sort_key, r.sort_key, d.sort_key, n.id limit ${publicScheduleSizes.found + 1}`.execute(db);
  return { items: rows.slice(0, publicScheduleSizes.found), more: rows.length > publicScheduleSizes.found };
}

/** The neighbourhoods whose middles are nearest to a point. */
export async function plansNear(
  db: Db,
  { latitude, longitude }: Point,
): Promise<{ items: PublicSchedule[]; more: boolean }> {
  const point = sql`ST_SetSRID(ST_MakePoint(${longitude}::float8, ${latitude}::float8), 4326)`;
  const { rows } = await sql<PublicSchedule>`
    select ${columns}, round((near.metres / 1000)::numeric, 1)::float8 as kilometres
    from (
      select o.code, ST_Distance(ST_Centroid(o.outline)::geography, ${point}::geography) as metres
      from (
        select code, outline from place_outlines where length(code) = 8
        order by outline <-> ${point} limit 30
      ) as o
    ) as near join neighborhoods as n on n.id = near.code and n.active ${places}
    order by near.metres, n.id limit ${publicScheduleSizes.nearest}`.execute(db);
  return { items: rows, more: false };
}

/** A place that stands now, and its name. */
export interface NamedPlace {
  readonly code: string;
  readonly name: Names;
}

/** Regions, or the districts of one, by name. */
export async function placesWithin(db: Db, region: string | null): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select p.code, p.name from place_list as p
    where p.active and ${region === null ? sql`p.level = 'region'` : sql`p.level = 'district' and p.parent = ${region}`}
    order by p.sort_key, p.code`.execute(db);
  return rows;
}

/** The neighbourhoods of a district by name, each with when they come. */
export async function plansOfDistrict(db: Db, district: string): Promise<PublicSchedule[]> {
  const { rows } = await sql<PublicSchedule>`
    select ${columns}, null as kilometres from neighborhoods as n ${places}
    where n.active and n.district_soato = ${district} order by n.sort_key, n.id limit 1000`.execute(db);
  return rows;
}
