import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { tileExtent } from "@yer/api/contract/tiles";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/** Properties of a feature. */
export type Properties = Readonly<Record<string, string | number | boolean>>;

/** A feature in a tile's own units. */
export type TileFeature =
  | { readonly type: "point"; readonly at: readonly [number, number]; readonly properties: Properties }
  | { readonly type: "polygon"; readonly rings: readonly Ring[]; readonly properties: Properties };

type Ring = readonly (readonly [number, number])[];

/** A tile of one layer (MVT 2.1); `undefined` where there is nothing to draw. */
export function encodeTile(layer: string, features: readonly TileFeature[]): Buffer | undefined {
  if (features.length === 0) return undefined;
  const encoded = features.map((feature) =>
    feature.type === "point"
      ? { type: 1 as const, geometry: [[...feature.at] as [number, number]], tags: { ...feature.properties } }
      : {
          type: 3 as const,
          geometry: feature.rings.map((ring) => ring.map(([x, y]): [number, number] => [x, y])),
          tags: { ...feature.properties },
        },
  );
  return Buffer.from(fromGeojsonVt({ [layer]: { features: encoded } }, { version: 2, extent: tileExtent }));
}

/** Rings of a polygon, or of all parts of several, as PostGIS says them in GeoJSON. */
export function ringsOf(geojson: string): Ring[] {
  const geometry = JSON.parse(geojson) as
    | { type: "Polygon"; coordinates: [number, number][][] }
    | { type: "MultiPolygon"; coordinates: [number, number][][][] }
    | { type: "Point" };
  if (geometry.type === "Polygon") return geometry.coordinates;
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [];
}

const encoders = new WeakMap<Db, Promise<boolean>>();

/** Whether the database writes tiles itself: the embedded one's PostGIS has the functions and refuses them. */
export async function databaseEncodes(db: Db): Promise<boolean> {
  const known =
    encoders.get(db) ??
    sql`select ST_AsMVT(nothing) from (select 1 as one where false) as nothing`.execute(db).then(
      () => true,
      () => false,
    );
  encoders.set(db, known);
  return known;
}
