import { type Kysely, sql } from "kysely";

/** What counting gives beside what triggers keep of visits, so that one can be held against the other, and filled anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view visit_point_rows as
    select v.home_region, v.id, v.area_id, a.number, a.region_soato, a.district_soato, a.neighborhood_id,
      v.organisation_id, v.written_by, v.visited_on, v.finding, v.outline is not null as walked,
      v.kept_because is null as moved,
      ST_Transform(ST_SetSRID(ST_MakePoint(
        (v.position->>'longitude')::float8, (v.position->>'latitude')::float8), 4326), 3857) as point
    from visits as v join areas as a on a.home_region = v.home_region and a.id = v.area_id`.execute(db);
  await sql`
    create view visit_count_rows as
    select v.home_region, p.level, g.grain, p.code, date_trunc(g.grain, v.visited_on::timestamp)::date as since,
      v.organisation_id, v.finding, v.walked, v.moved, v.district_soato, count(*)::integer as visits
    from visit_point_rows as v
    cross join lateral (
      values ('district', v.district_soato), ('neighborhood', coalesce(v.neighborhood_id, v.district_soato))
    ) as p (level, code)
    cross join (values ('month'), ('day')) as g (grain)
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`.execute(db);
  await sql`
    create function fill_visit_counts() returns void language plpgsql as $$
    begin
      -- Who is writing ends first; who comes meanwhile waits, and adds to what is filled.
      lock table visit_points, visit_counts in share row exclusive mode;
      -- Numbers go with them by the trigger; what stays was wrong.
      delete from visit_points;
      delete from visit_counts;
      insert into visit_points (home_region, id, area_id, number, region_soato, district_soato, neighborhood_id,
        organisation_id, written_by, visited_on, finding, walked, moved, point)
      select * from visit_point_rows;
    end $$`.execute(db);
}
