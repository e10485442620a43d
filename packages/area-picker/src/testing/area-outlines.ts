import type { OutlineLoader, PlaceOutline } from "../maps/AreaMap/use-outlines.js";

/** A made-up place of a checkerboard: its north-west corner in degrees and its size. */
function field(code: string | null, name: string, lon: number, lat: number, size: number): PlaceOutline {
  const [east, south] = [lon + size * 1.2, lat - size];
  return {
    type: "Feature",
    properties: { code, name },
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [lon, lat],
          [lon + size * 0.7, lat + size * 0.1],
          [east, lat],
          [east - size * 0.1, lat - size * 0.5],
          [east, south],
          [lon, south],
          [lon, lat],
        ],
      ],
    },
  };
}

const regions: readonly PlaceOutline[] = [
  field("1712", "Navoiy", 60, 43, 2),
  field("1708", "Jizzax", 62.4, 43, 2),
  field("1724", "Sirdaryo", 64.8, 43, 2),
  field("1706", "Buxoro", 60, 41, 2),
  field("1718", "Samarqand", 62.4, 41, 2),
  field("1703", "Andijon", 64.8, 41, 2),
  field(null, "Koʻl", 67.4, 42, 0.8),
];

const districts: readonly PlaceOutline[] = [
  field("1718401", "Samarqand shahri", 66, 40, 0.4),
  field("1718215", "Oqdaryo", 66.5, 40, 0.4),
  field("1718206", "Ishtixon", 66, 39.6, 0.4),
].map((place) => ({ ...place, properties: { ...place.properties, approximate: true } }));

const neighborhoods: readonly PlaceOutline[] = [
  field("18140001", "Registon", 66.9, 39.7, 0.02),
  field("18140002", "Soʻzangaron", 66.925, 39.7, 0.02),
  { type: "Feature", properties: { code: "18140003", name: "Bogʻishamol" }, geometry: null },
];

/** Outlines of made-up places: regions, districts of Samarqand region, neighbourhoods of Samarqand; elsewhere none. */
export const sampleAreaOutlines: OutlineLoader = (parent) =>
  Promise.resolve({ "17": regions, "1718": districts, "1718401": neighborhoods }[parent] ?? []);

/** Made-up numbers of applications by place. */
export const sampleAreaNumbers: ReadonlyMap<string, number> = new Map([
  ["1712", 120],
  ["1708", 2400],
  ["1724", 310],
  ["1706", 4200],
  ["1718", 18_750],
  ["1718401", 9120],
  ["1718215", 640],
  ["18140001", 210],
  ["18140002", 95],
]);
