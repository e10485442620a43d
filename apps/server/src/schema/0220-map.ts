import { statusKeys } from "@yer/api/contract/statuses";
import { type Kysely, sql } from "kysely";

/** The statuses when this migration was released, one column each. */
const totals = sql.raw(statusKeys.map((key) => `${key} integer not null default 0`).join(",\n      "));
const columns = sql.raw(statusKeys.join(", "));
const counted = sql.raw(statusKeys.map((key) => `count(*) filter (where status = '${key}')`).join(", "));

/**
 * What the map is drawn from, kept by every transaction that changes an application: narrow rows of outlines, as tiles
 * want them, and numbers by place for the zooms where outlines are too small to be seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Room on each page, so that a status changes in its place and rows of a neighbourhood stay side by side. A tile takes
  // less time than a second process takes to begin.
  await sql`
    create table plots (
      home_region text not null,
      id uuid not null,
      number text not null,
      status text not null,
      ground smallint not null,
      region_soato text not null,
      district_soato text not null,
      neighborhood_id text not null,
      outline geometry(Polygon, 3857) not null,
      primary key (home_region, id),
      foreign key (home_region, id) references applications on delete cascade
    ) with (fillfactor = 85, parallel_workers = 0)`.execute(db);
  await sql`create index plots_outline on plots using gist (outline)`.execute(db);
  await sql`
    create table district_counts (
      home_region text not null,
      district_soato text not null,
      ground smallint not null,
      year smallint not null,
      ${totals},
      primary key (home_region, district_soato, ground, year)
    )`.execute(db);
  await sql`
    create table neighborhood_counts (
      home_region text not null,
      district_soato text not null,
      neighborhood_id text not null,
      ground smallint not null,
      year smallint not null,
      ${totals},
      primary key (home_region, neighborhood_id, ground, year)
    )`.execute(db);
  // The sums are whole ten-millionths of a degree, so that what was added can be taken away again exactly.
  await sql`
    create table place_points (
      home_region text not null,
      code text not null,
      district_soato text not null,
      level text not null check (level in ('district', 'neighborhood')),
      plots integer not null,
      sum_x bigint not null,
      sum_y bigint not null,
      primary key (home_region, code)
    )`.execute(db);

  await sql`
    insert into plots
    select home_region, id, number, status, ground, region_soato, district_soato, neighborhood_id,
      ST_Transform(outline, 3857)
    from applications where outline is not null`.execute(db);
  await sql`
    insert into district_counts (home_region, district_soato, ground, year, ${columns})
    select home_region, district_soato, ground, left(number, 4)::smallint, ${counted}
    from applications group by 1, 2, 3, 4`.execute(db);
  await sql`
    insert into neighborhood_counts (home_region, district_soato, neighborhood_id, ground, year, ${columns})
    select home_region, district_soato, neighborhood_id, ground, left(number, 4)::smallint, ${counted}
    from applications group by 1, 2, 3, 4, 5`.execute(db);
  for (const [level, code] of [
    ["district", "district_soato"],
    ["neighborhood", "neighborhood_id"],
  ] as const) {
    await sql`
      insert into place_points (home_region, code, district_soato, level, plots, sum_x, sum_y)
      select home_region, ${sql.ref(code)}, min(district_soato), ${sql.lit(level)}, count(*),
        sum(floor((ST_XMin(outline) + ST_XMax(outline)) / 2 * 1e7)::bigint),
        sum(floor((ST_YMin(outline) + ST_YMax(outline)) / 2 * 1e7)::bigint)
      from applications where outline is not null group by 1, 2`.execute(db);
  }
}
