import type { PlaceLevel } from "@yer/api/contract/places";
import { type CountFeature, type MapFilters, placeLevelAt } from "@yer/api/contract/tiles";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import { republic } from "../../platform/territory/territory.js";
import type { Db } from "../../platform/database/database.js";
import { encodeTile, type TileFeature } from "./encode.js";
import { degreesOf, inTile, type TileAddress } from "./grid.js";
import type { MapScope } from "./map-scope.js";
import { type CountedPlaces, placeCounts } from "./place-counts.js";

/** How far beyond its edge a tile's marks may lie, as a share of its side. */
const overhang = 1 / 16;

/** A place whose plots' middle lies in a tile. */
interface PlacePoint {
  readonly code: string;
  readonly regions: readonly string[];
  readonly lon: number;
  readonly lat: number;
  readonly name: Names;
}

/** Numbers of a place: all, and those of each status, state or finding. */
export interface PlaceNumbers {
  readonly code: string;
  readonly n: number;
  /** Numbers by status or state; those without any are left out. */
  readonly by: Readonly<Record<string, number>>;
}

/** Numbers of applications and areas by place in a tile, as a layer of that name; `undefined` where there are none. */
export async function countTile(
  db: Db,
  layer: string,
  tile: TileAddress,
  scope: MapScope,
  filters: MapFilters,
): Promise<Buffer | undefined> {
  return numbersTile(db, layer, tile, scope.territory, async (level, counted) =>
    (await placeCounts(db, scope, level, filters, counted)).map(({ code, total, areas, byStatus, byState }) => ({
      code,
      n: total + areas,
      by: { ...byStatus, ...byState },
    })),
  );
}

/**
 * Numbers by place in a tile, as a layer of that name; `undefined` where there are none. A few hundred points at the
 * most, whatever is counted.
 */
export async function numbersTile(
  db: Db,
  layer: string,
  tile: TileAddress,
  territory: string,
  numbersOf: (level: PlaceLevel, counted: CountedPlaces) => Promise<readonly PlaceNumbers[]>,
): Promise<Buffer | undefined> {
  const level = placeLevelAt(tile.z);
  const points = await pointsIn(db, tile, level, territory);
  const numbers = await numbersOf(level, {
    codes: points.map(({ code }) => code),
    regions: [...new Set(points.flatMap(({ regions }) => regions))],
  });
  const byCode = new Map(numbers.map((each) => [each.code, each]));
  const features = points.flatMap(({ code, lon, lat, name }): TileFeature[] => {
    const each = byCode.get(code);
    if (each === undefined) return [];
    const said: CountFeature = {
      level,
      code,
      name_uz_UZ: name.uz_UZ,
      name_uz_Cyrl: name.uz_Cyrl,
      name_ru_RU: name.ru_RU,
      name_en_US: name.en_US,
      n: each.n,
    };
    return [{ type: "point", at: inTile(tile, lon, lat), properties: { ...said, ...each.by } }];
  });
  return encodeTile(layer, features);
}

async function pointsIn(db: Db, tile: TileAddress, level: PlaceLevel, territory: string): Promise<PlacePoint[]> {
  const [west, south, east, north] = degreesOf(tile, overhang);
  const stored = level === "neighborhood" ? "neighborhood" : "district";
  const code = level === "region" ? sql`left(p.code, 4)` : sql`p.code`;
  // Most places are elsewhere, and dividing is cheaper than grouping. Regions are few and wider than their districts' points.
  const nearby =
    level === "region"
      ? sql`true`
      : sql`p.code in (
          select code from place_points
          where level = ${stored} and plots > 0
            and sum_x >= ${west}::float8 * 1e7 * plots and sum_x < ${east}::float8 * 1e7 * plots
            and sum_y > ${south}::float8 * 1e7 * plots and sum_y <= ${north}::float8 * 1e7 * plots)`;
  const [names, key] = (
    { region: ["regions", "soato"], district: ["districts", "soato"], neighborhood: ["neighborhoods", "id"] } as const
  )[level];
  const { rows } = await sql<PlacePoint>`
    select placed.code, placed.regions, placed.lon, placed.lat, n.name
    from (
      select ${code} as code, array_agg(distinct p.home_region) as regions,
        sum(p.sum_x)::float8 / sum(p.plots) / 1e7 as lon, sum(p.sum_y)::float8 / sum(p.plots) / 1e7 as lat
      from place_points as p
      where p.level = ${stored} and p.plots > 0 and ${nearby}
        and ${territory === republic ? sql`true` : sql`starts_with(p.district_soato, ${territory})`}
      group by 1
    ) as placed
    join ${sql.table(names)} as n on n.${sql.ref(key)} = placed.code
    where placed.lon >= ${west} and placed.lon < ${east} and placed.lat > ${south} and placed.lat <= ${north}
    order by placed.code`.execute(db);
  return rows;
}
