import { type PlaceFeature, placesAt } from "@yer/api/contract/tiles";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { encodeTile, ringsOf, type TileFeature } from "./encode.js";
import { degreesOf, type TileAddress } from "./grid.js";
import { inUnitsOf } from "./plot-tile.js";

/** Outlines of the places that a zoom shows, as the layer `places`; `undefined` where there are none. */
export async function placeTile(db: Db, tile: TileAddress): Promise<Buffer | undefined> {
  const level = placesAt(tile.z);
  const [west, south, east, north] = degreesOf(tile, 1 / 64);
  const { rows } = await sql<{ code: string; name: Names; approximate: boolean; shape: string }>`
    select code, name, approximate, ST_AsGeoJSON(shape, 0) as shape
    from (
      select p.code, p.name, o.kind = 'approximate' as approximate,
        ${inUnitsOf(tile, sql`ST_Transform(o.outline, 3857)`)} as shape
      from place_outlines as o join place_list as p on p.code = o.code
      where p.active and p.level = ${level}
        and o.outline && ST_MakeEnvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 4326)
    ) as shaped
    where not ST_IsEmpty(shape) order by code`.execute(db);
  return encodeTile(
    "places",
    rows.map(({ code, name, approximate, shape }): TileFeature => {
      const said: PlaceFeature = {
        level,
        code,
        name_uz_UZ: name.uz_UZ,
        name_uz_Cyrl: name.uz_Cyrl,
        name_ru_RU: name.ru_RU,
        name_en_US: name.en_US,
        approximate,
      };
      return { type: "polygon", rings: ringsOf(shape), properties: { ...said } };
    }),
  );
}
