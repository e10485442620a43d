import type { Client } from "pg";

/** Longitude and latitude of where the plots of each district lie; where one has none, those of its region, or of all. */
export async function centresOf(client: Client): Promise<Map<string, readonly [number, number]>> {
  const { rows } = await client.query<{ code: string; x: number; y: number }>(`
    with plots as (
      select district_soato as code, st_x(st_centroid(outline)) as x, st_y(st_centroid(outline)) as y
      from applications where outline is not null limit 100000
    ), middles as (
      select length(within) as level, within, avg(x) as x, avg(y) as y
      from plots cross join lateral (values ('17'), (left(code, 4)), (code)) as w (within) group by within
    )
    select distinct on (d.soato) d.soato as code, m.x, m.y
    from districts as d join middles as m on starts_with(d.soato, m.within) order by d.soato, m.level desc`);
  return new Map(rows.map(({ code, x, y }) => [code, [x, y] as const]));
}
