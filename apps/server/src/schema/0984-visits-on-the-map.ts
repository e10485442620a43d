import { type Kysely, sql } from "kysely";

const kept =
  "home_region, id, area_id, number, region_soato, district_soato, neighborhood_id, organisation_id, written_by";

/**
 * What numbers are kept by; what lies in no neighbourhood is kept under its district's own code, as for applications.
 */
const counted = "home_region, level, grain, code, since, organisation_id, finding, walked, moved";

/** Adds rows to the numbers of their places, or with -1 takes them away; in one order, so that none waits in a ring. */
const count = (rows: string, by: 1 | -1): string => `
  insert into visit_counts (${counted}, district_soato, visits)
  select v.home_region, p.level, g.grain, p.code, date_trunc(g.grain, v.visited_on::timestamp)::date, v.organisation_id,
    v.finding, v.walked, v.moved, v.district_soato, ${by} * count(*)
  from ${rows} as v
  cross join lateral (values ('district', v.district_soato), ('neighborhood', coalesce(v.neighborhood_id, v.district_soato)))
    as p (level, code)
  cross join (values ('month'), ('day')) as g (grain)
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 order by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict (${counted}) do update set visits = visit_counts.visits + excluded.visits;`;

/**
 * Visits as narrow as the map needs them, and how many there are by place and month or day. The database itself keeps
 * both in step: visits are written once, and only the neighbourhood of their area may change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit_points (
      home_region text not null,
      id uuid not null,
      area_id uuid not null,
      number text not null,
      region_soato text not null,
      district_soato text not null,
      neighborhood_id text,
      organisation_id uuid not null,
      written_by uuid,
      visited_on date not null,
      finding text not null,
      walked boolean not null,
      moved boolean not null,
      point geometry(Point, 3857),
      primary key (home_region, id),
      foreign key (home_region, id) references visits (home_region, id) on delete cascade
    )`.execute(db);
  await sql`
    create table visit_counts (
      home_region text not null,
      level text not null check (level in ('district', 'neighborhood')),
      grain text not null check (grain in ('month', 'day')),
      code text not null,
      since date not null,
      organisation_id uuid not null,
      finding text not null,
      walked boolean not null,
      moved boolean not null,
      district_soato text not null,
      visits integer not null,
      primary key (${sql.raw(counted)})
    )`.execute(db);
  await follow(db);
  await sql`insert into visit_points (${sql.raw(`${kept}, visited_on, finding, walked, moved, point`)})
    ${sql.raw(pointsOf("visits"))}`.execute(db);
  // Numbers are read from it alone: those of a span of the country, or of some places.
  await sql`
    create index visit_counts_spans on visit_counts (level, grain, since)
      include (home_region, code, district_soato, organisation_id, finding, walked, moved, visits)`.execute(db);
  await sql`create index visit_points_point on visit_points using gist (point)`.execute(db);
  await sql`create index visit_points_area on visit_points (home_region, area_id)`.execute(db);
  await sql`create index visit_points_writer on visit_points (written_by)`.execute(db);
}

/** Rows of visits with what the map knows of their areas. */
const pointsOf = (rows: string): string => `
  select v.home_region, v.id, v.area_id, a.number, a.region_soato, a.district_soato, a.neighborhood_id, v.organisation_id,
    v.written_by, v.visited_on, v.finding, v.outline is not null, v.kept_because is null,
    ST_Transform(ST_SetSRID(ST_MakePoint((v.position->>'longitude')::float8, (v.position->>'latitude')::float8), 4326), 3857)
  from ${rows} as v join areas as a on a.home_region = v.home_region and a.id = v.area_id`;

async function follow(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function put_visits_on_map() returns trigger language plpgsql as $$
    begin
      insert into visit_points (${sql.raw(`${kept}, visited_on, finding, walked, moved, point`)})
      ${sql.raw(pointsOf("written"))};
      return null;
    end $$`.execute(db);
  await sql`
    create trigger visits_on_map after insert on visits referencing new table as written
    for each statement execute function put_visits_on_map()`.execute(db);
  await sql`
    create function place_visits_with_area() returns trigger language plpgsql as $$
    begin
      update visit_points set neighborhood_id = new.neighborhood_id
      where home_region = new.home_region and area_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger visits_follow_area after update of neighborhood_id on areas for each row
    when (old.neighborhood_id is distinct from new.neighborhood_id) execute function place_visits_with_area()`.execute(
    db,
  );
  for (const [event, tables, work] of [
    ["insert", "new table as became", count("became", 1)],
    ["update", "old table as was new table as became", `${count("was", -1)} ${count("became", 1)}`],
    ["delete", "old table as was", count("was", -1)],
  ] as const) {
    const name = sql.raw(`count_visits_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        ${sql.raw(work)}
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${name} after ${sql.raw(event)} on visit_points referencing ${sql.raw(tables)}
      for each statement execute function ${name}()`.execute(db);
  }
}
