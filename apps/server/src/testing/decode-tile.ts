import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";

/** A feature as a map's renderer reads it from a tile. */
export interface DecodedFeature {
  readonly type: "point" | "line" | "polygon" | "unknown";
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** Rings or points in the tile's units; a polygon's rings as they are closed. */
  readonly parts: readonly (readonly (readonly [number, number])[])[];
}

const types = ["unknown", "point", "line", "polygon"] as const;

/** Reads a vector tile's layers, independently of what wrote it. */
export function decodeTile(bytes: Buffer): Readonly<Record<string, readonly DecodedFeature[]>> {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index): DecodedFeature => {
        const feature = layer.feature(index);
        return {
          type: types[feature.type] ?? "unknown",
          properties: feature.properties,
          parts: feature.loadGeometry().map((part) => part.map(({ x, y }): [number, number] => [x, y])),
        };
      }),
    ]),
  );
}
