import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/**
 * The map's aggregates: what keeps its tables in step with applications and areas. Whoever changes an application's
 * status calls {@link moveOnMap}; whoever changes its legal basis, place or outline, or anything of an area, takes it
 * off the map before and puts it back after: the map then reads what its own row says. In the same transaction, always.
 */

/** Every column that numbers are kept in. */
const keys = [...statusKeys, ...areaStatesOnMap];
const columns = sql.raw(keys.join(", "));

const added = (table: string, statuses: readonly string[] = keys): RawBuilder<unknown> =>
  sql.raw(statuses.map((key) => `${key} = ${table}.${key} + excluded.${key}`).join(", "));

/** Puts new applications, or applications taken off before, on the map as their rows stand. */
export async function addToMap(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await add(transaction, applicationsAmong(ids));
}

/** Takes applications off the map as their rows stand: before what the map knows of them changes. */
export async function removeFromMap(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await remove(transaction, "applications", applicationsAmong(ids), ids);
}

/** Puts new areas, or areas taken off before, on the map as their rows stand; those set aside or opened stay off. */
export async function addAreasToMap(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await add(transaction, areasAmong(ids));
}

/** Takes areas off the map as their rows stand: before anything of them changes. */
export async function removeAreasFromMap(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await remove(transaction, "areas", areasAmong(ids), ids);
}

const applicationsAmong = (ids: readonly string[]): RawBuilder<unknown> => sql`
  select 'application' as kind, home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id,
    outline
  from applications where ${among(ids)}`;

const areasAmong = (ids: readonly string[]): RawBuilder<unknown> => sql`
  select 'area' as kind, home_region, id, number, state as status, legal_basis, region_soato, district_soato,
    neighborhood_id, outline
  from areas where ${among(ids)} and basket is null and state <> 'area_opened'`;

async function add(transaction: Transaction, chosen: RawBuilder<unknown>): Promise<void> {
  await count(transaction, chosen, 1);
  await sql`
    insert into plots (kind, home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id,
      outline)
    select kind, home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id,
      ST_Transform(outline, 3857)
    from (${chosen}) as f where outline is not null order by id`.execute(transaction);
}

async function remove(
  transaction: Transaction,
  table: "applications" | "areas",
  chosen: RawBuilder<unknown>,
  ids: readonly string[],
): Promise<void> {
  await count(transaction, chosen, -1);
  await sql`
    delete from plots as p using (select home_region, id from ${sql.table(table)} where ${among(ids)}) as f
    where p.home_region = f.home_region and p.id = f.id`.execute(transaction);
}

/** An application that went from one status to another. */
export async function moveOnMap(
  transaction: Transaction,
  applications: readonly {
    readonly home_region: string;
    readonly id: string;
    readonly number: string;
    readonly legal_basis: number;
    readonly district_soato: string;
    readonly neighborhood_id: string;
  }[],
  from: StatusKey,
  to: StatusKey,
): Promise<void> {
  if (from === to || applications.length === 0) return;
  const changed = sql.join([sql.ref(from), sql.ref(to)]);
  const moved = sql`jsonb_to_recordset(${jsonb(applications.map(placedOnMap))}) as m (home_region text, id uuid,
    year smallint, legal_basis smallint, district_soato text, neighborhood_id text)`;
  await sql`
    update plots set status = ${to} from ${moved} where plots.home_region = m.home_region and plots.id = m.id`.execute(
    transaction,
  );
  await sql`
    insert into district_counts (home_region, district_soato, legal_basis, year, ${changed})
    select home_region, district_soato, legal_basis, year, -count(*), count(*) from ${moved}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (home_region, district_soato, legal_basis, year)
    do update set ${added("district_counts", [from, to])}`.execute(transaction);
  await sql`
    insert into neighborhood_counts (home_region, district_soato, neighborhood_id, legal_basis, year, ${changed})
    select home_region, min(district_soato), neighborhood_id, legal_basis, year, -count(*), count(*) from ${moved}
    group by 1, 3, 4, 5 order by 1, 3, 4, 5
    on conflict (home_region, neighborhood_id, legal_basis, year)
    do update set ${added("neighborhood_counts", [from, to])}`.execute(transaction);
}

/** What the map's numbers know of an application. */
function placedOnMap({
  home_region,
  id,
  number,
  legal_basis,
  district_soato,
  neighborhood_id,
}: Parameters<typeof moveOnMap>[1][number]) {
  return { home_region, id, year: Number(number.slice(0, 4)), legal_basis, district_soato, neighborhood_id };
}

function among(ids: readonly string[]): RawBuilder<unknown> {
  return ids.length === 0 ? sql`false` : sql`id in (${sql.join([...ids])})`;
}

/** Adds plots to the numbers of their places, or with -1 takes them away; rows in one order, so that none waits in a ring. */
async function count(transaction: Transaction, applications: RawBuilder<unknown>, by: 1 | -1): Promise<void> {
  const tallies = sql.raw(keys.map((key) => `${by} * count(*) filter (where status = '${key}')`).join(", "));
  await sql`
    insert into district_counts (home_region, district_soato, legal_basis, year, ${columns})
    select home_region, district_soato, coalesce(legal_basis, 0), left(number, 4)::smallint, ${tallies}
    from (${applications}) as f group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (home_region, district_soato, legal_basis, year)
    do update set ${added("district_counts")}`.execute(transaction);
  await sql`
    insert into neighborhood_counts (home_region, district_soato, neighborhood_id, legal_basis, year, ${columns})
    select home_region, min(district_soato), coalesce(neighborhood_id, district_soato), coalesce(legal_basis, 0),
      left(number, 4)::smallint, ${tallies}
    from (${applications}) as f group by 1, 3, 4, 5 order by 1, 3, 4, 5
    on conflict (home_region, neighborhood_id, legal_basis, year)
    do update set ${added("neighborhood_counts")}`.execute(transaction);
  await sql`
    insert into place_points (home_region, code, district_soato, level, plots, sum_x, sum_y)
    select home_region, code, min(district_soato), min(level), ${sql.lit(by)} * count(*),
      ${sql.lit(by)} * sum(floor((ST_XMin(outline) + ST_XMax(outline)) / 2 * 1e7)::bigint),
      ${sql.lit(by)} * sum(floor((ST_YMin(outline) + ST_YMax(outline)) / 2 * 1e7)::bigint)
    from (${applications}) as f
    cross join lateral (values (district_soato, 'district'), (neighborhood_id, 'neighborhood')) as place (code, level)
    where outline is not null and code is not null group by 1, 2 order by 1, 2
    on conflict (home_region, code)
    do update set plots = place_points.plots + excluded.plots, sum_x = place_points.sum_x + excluded.sum_x,
      sum_y = place_points.sum_y + excluded.sum_y`.execute(transaction);
}
