import { sql } from "kysely";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { OutlineFeature, places } from "@yer/api/contract/places";
import type { Db } from "../../platform/database/database.js";

type Outlines = ReplyOf<typeof places.outlines>;

/** Outlines of the active places right below one (`17`: the regions), in Uzbek order, and the credits they ask for. */
export async function outlinesWithin(db: Db, within: string): Promise<Outlines> {
  const below = within.length === 2 ? sql`p.level = 'region'` : sql`p.parent = ${within}`;
  const { rows } = await sql<{
    code: string;
    level: OutlineFeature["properties"]["level"];
    name: OutlineFeature["properties"]["name"];
    kind: OutlineFeature["properties"]["kind"];
    credit: string | null;
    geometry: string;
  }>`
    select p.code, p.level, p.name, o.kind, o.credit, st_asgeojson(o.outline, 5) as geometry
    from place_list as p join place_outlines as o on o.code = p.code
    where p.active and ${below} order by p.sort_key, p.code`.execute(db);
  return {
    type: "FeatureCollection",
    features: rows.map(({ geometry, ...properties }) => ({
      type: "Feature",
      id: properties.code,
      geometry: JSON.parse(geometry) as OutlineFeature["geometry"],
      properties,
    })),
    credits: [...new Set(rows.flatMap(({ credit }) => (credit === null ? [] : [credit])))],
  };
}
