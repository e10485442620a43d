import type { OutlineCollection, OutlineGeometry } from "../maps/outlines.js";

/** A made-up place: a ring around a middle, its corners nearer and farther in turns. */
function blob(lon: number, lat: number, size: number): OutlineGeometry {
  const ring = Array.from({ length: 12 }, (_, corner): [number, number] => {
    const turn = (corner / 12) * 2 * Math.PI;
    const reach = size * (corner % 3 === 0 ? 0.8 : 1);
    return [lon + reach * 1.3 * Math.cos(turn), lat + reach * Math.sin(turn)];
  });
  return { type: "Polygon", coordinates: [[...ring, ring[0] ?? [lon, lat]]] };
}

const middles: readonly (readonly [code: string, lon: number, lat: number])[] = [
  ["1718", 66.6, 39.8],
  ["1706", 63.6, 40.3],
  ["1703", 72.3, 40.8],
];

/** Outlines that lie where the sample places do and look like nothing that there is. */
export const sampleOutlines: OutlineCollection<{ readonly code: string }> = {
  type: "FeatureCollection",
  features: middles.map(([code, lon, lat]) => ({
    type: "Feature",
    properties: { code },
    geometry: blob(lon, lat, code === "1706" ? 1.1 : 0.7),
  })),
};
