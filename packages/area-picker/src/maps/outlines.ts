/** A ring of positions, longitude first, closed. */
export type OutlineRing = readonly (readonly [number, number])[];

/** The outline of a place in WGS 84, as GeoJSON writes it. */
export type OutlineGeometry =
  | { readonly type: "Polygon"; readonly coordinates: readonly OutlineRing[] }
  | { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly OutlineRing[])[] };

/** Outlines of places: GeoJSON features, of which a canvas needs the geometry alone. */
export interface OutlineCollection<Properties = unknown> {
  readonly type: "FeatureCollection";
  readonly features: readonly {
    readonly type: "Feature";
    readonly properties: Properties;
    readonly geometry: OutlineGeometry;
  }[];
}

/** The polygons of an outline, each its outer ring and its holes. */
export function polygonsOf(geometry: OutlineGeometry): readonly (readonly OutlineRing[])[] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}
