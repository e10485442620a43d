import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { statusKeys } from "@yer/api/contract/statuses";
import { type MapFilters, tileExtent } from "@yer/api/contract/tiles";
import { type RawBuilder, sql } from "kysely";
import { filteredBy } from "../applications/application-filters.js";
import { inScope } from "../applications/scope-sql.js";
import type { Db } from "../../platform/database/database.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { databaseEncodes, encodeTile, ringsOf, type TileFeature } from "./encode.js";
import { metresOf, type TileAddress } from "./grid.js";
import { type MapScope, shownUnder } from "./map-scope.js";

/** How far beyond its edge a tile's outlines go, as a share of its side: strokes on the edge are then drawn whole. */
const overhang = 64 / tileExtent;

interface PlotRow {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly legalBasis: number | null;
  readonly year: number;
  /** `null`: an application, as nearly all plots are; what is the same for all need not be written a million times. */
  readonly kind: string | null;
  readonly shape: string;
}

/**
 * Outlines of the plots in a tile, as a layer of that name; `undefined` where there are none. PostgreSQL writes the tile
 * itself; for the embedded database it is written here, from the same clipped and rounded shapes in the same order.
 */
export async function plotTile(
  db: Db,
  layer: string,
  tile: TileAddress,
  scope: MapScope,
  filters: MapFilters,
): Promise<Buffer | undefined> {
  if (!(await databaseEncodes(db))) return plotTileWrittenHere(db, layer, tile, scope, filters);
  const { rows } = await sql<{ tile: Buffer }>`
    select ST_AsMVT(plot, ${layer}, ${tileExtent}::integer, 'shape') as tile
    from (${shapesOf(tile, scope, await askedPlaces(db, filters))}) as plot`.execute(db);
  const bytes = rows[0]?.tile;
  return bytes === undefined || bytes.length === 0 ? undefined : bytes;
}

/** The same without the database's own encoder. */
export async function plotTileWrittenHere(
  db: Db,
  layer: string,
  tile: TileAddress,
  scope: MapScope,
  filters: MapFilters,
): Promise<Buffer | undefined> {
  const { rows } = await sql<PlotRow>`
    select id, number, status, "legalBasis", year, kind, ST_AsGeoJSON(shape, 0) as shape
    from (${shapesOf(tile, scope, await askedPlaces(db, filters))}) as plot`.execute(db);
  return encodeTile(
    layer,
    rows.map(({ shape, legalBasis, kind, ...properties }): TileFeature => ({
      type: "polygon",
      rings: ringsOf(shape),
      // A tile has no nothing: PostgreSQL leaves such a property out too.
      properties: { ...properties, ...(legalBasis === null ? {} : { legalBasis }), ...(kind === null ? {} : { kind }) },
    })),
  );
}

function shapesOf(tile: TileAddress, scope: MapScope, filters: Asked<MapFilters>): RawBuilder<unknown> {
  const { statuses, states } = shownUnder(scope, filters);
  // Asked only where something is left out: most tiles show everything.
  const all = statuses.length === statusKeys.length && states.length === areaStatesOnMap.length;
  const shown = { ...filters, status: all ? undefined : [...statuses, ...states] };
  // Materialised, or the shape would be made twice: once to see whether anything is left of it, once to draw it.
  return sql`
    with shaped as materialized (
      select a.id, a.number, a.status, a.legal_basis, a.kind, ${inUnitsOf(tile, sql`a.outline`)} as shape
      from plots as a
      where a.outline && ${boxOf(tile)} and ${inScope(scope)} and ${filteredBy(shown)}
    )
    select id::text as id, number, status, legal_basis::integer as "legalBasis", left(number, 4)::integer as year,
      nullif(kind, 'application') as kind, shape
    from shaped where not ST_IsEmpty(shape) order by shaped.id`;
}

/** A tile with its overhang, as SQL. */
export function boxOf(tile: TileAddress): RawBuilder<unknown> {
  const [west, south, east, north] = metresOf(tile, overhang);
  return sql`ST_MakeEnvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 3857)`;
}

/**
 * A polygon in web Mercator, clipped to a tile and in its whole units, outer rings turning as tiles want them. Null where
 * nothing is left of it at this zoom.
 */
export function inUnitsOf(tile: TileAddress, outline: RawBuilder<unknown>): RawBuilder<unknown> {
  const [west, , east, north] = metresOf(tile);
  const scale = tileExtent / (east - west);
  return sql`ST_ForcePolygonCCW(ST_SnapToGrid(ST_TransScale(
    case when ${outline} @ ${boxOf(tile)} then ${outline}
      else ST_CollectionExtract(ST_ClipByBox2D(${outline}, ${boxOf(tile)}::box2d), 3) end,
    ${-west}::float8, ${-north}::float8, ${scale}::float8, ${-scale}::float8), 1))`;
}
