import { outlinesFrom, tileExtent, type VisitMapFilters } from "@yer/api/contract/tiles";
import { sql } from "kysely";
import type { ApplicationScope } from "../../identity/access/scope.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import type { Db } from "../../platform/database/database.js";
import { visitsSeen } from "../visits/filters.js";
import { numbersTile } from "./count-tile.js";
import { encodeTile, type TileFeature } from "./encode.js";
import { metresOf, type TileAddress } from "./grid.js";
import { visitCounts } from "./visit-counts.js";

/** How far beyond its edge a tile's points lie, as a share of its side: marks on the edge are then drawn whole by both. */
const overhang = 1 / 32;

interface PointRow {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly areaId: string;
  readonly day: string;
  readonly x: number;
  readonly y: number;
}

/** Visits in a tile, as the layer `visits`: points, or from afar numbers by place; `undefined` where there are none. */
export async function visitTile(
  db: Db,
  tile: TileAddress,
  scope: ApplicationScope,
  filters: VisitMapFilters,
): Promise<Buffer | undefined> {
  return tile.z < outlinesFrom
    ? numbersTile(db, "visits", tile, scope.territory, async (level, counted) =>
        visitCounts(db, scope, level, filters, counted),
      )
    : pointTile(db, tile, scope, filters);
}

async function pointTile(
  db: Db,
  tile: TileAddress,
  scope: ApplicationScope,
  filters: VisitMapFilters,
): Promise<Buffer | undefined> {
  const [west, south, east, north] = metresOf(tile, overhang);
  const [left, , right, top] = metresOf(tile);
  const scale = tileExtent / (right - left);
  const { rows } = await sql<PointRow>`
    select v.id, v.number, v.finding as status, v.area_id as "areaId", v.visited_on::text as day,
      round((ST_X(v.point) - ${left}::float8) * ${scale}::float8)::integer as x,
      round((${top}::float8 - ST_Y(v.point)) * ${scale}::float8)::integer as y
    from visit_points as v
    cross join lateral (select v.region_soato, v.district_soato, v.neighborhood_id) as a
    where v.point && ST_MakeEnvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 3857)
      and ${visitsSeen(scope, await askedPlaces(db, filters), { walked: sql`v.walked`, moved: sql`v.moved` })}
    order by v.id`.execute(db);
  return encodeTile(
    "visits",
    rows.map(({ x, y, ...said }): TileFeature => ({
      type: "point",
      at: [x, y],
      properties: { ...said, kind: "visit" },
    })),
  );
}
