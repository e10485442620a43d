import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";

/**
 * Makes the approximate outlines of a region's districts anew: the cells of Voronoi around their centres, cut by the
 * region's outline, less the official outlines of the others (DOMAIN §2). Official ones are left as they are.
 */
export async function deriveDistricts(transaction: Transaction, region: string): Promise<void> {
  await sql`
    delete from place_outlines as o using districts as d
    where o.code = d.soato and d.region_soato = ${region} and o.kind = 'approximate'`.execute(transaction);
  await sql`
    with around as (select outline, credit from place_outlines where code = ${region}),
    official as (
      select coalesce(st_union(o.outline), st_geomfromtext('MULTIPOLYGON EMPTY', 4326)) as outline
      from place_outlines as o join districts as d on d.soato = o.code
      where d.region_soato = ${region} and o.kind = 'official'
    ),
    cells as (
      select (st_dump(st_voronoipolygons(st_collect(d.centre), 0, st_envelope(around.outline)))).geom as cell
      from districts as d cross join around
      where d.region_soato = ${region} and d.active and d.centre is not null group by around.outline
    )
    insert into place_outlines (code, outline, kind, credit)
    select d.soato, cut.outline, 'approximate', around.credit
    from cells join districts as d on d.region_soato = ${region} and d.active and st_intersects(cells.cell, d.centre)
    cross join around cross join official
    cross join lateral (
      select st_multi(st_collectionextract(
        st_difference(st_intersection(cells.cell, around.outline), official.outline), 3)) as outline
    ) as cut
    where not st_isempty(cut.outline)
    on conflict (code) do nothing`.execute(transaction);
}
