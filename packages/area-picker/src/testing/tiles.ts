import { PbfWriter } from "pbf";
import type { TileAddress, TileLoader } from "../maps/tiles/tile-store.js";

/** A feature to be written into a tile: degrees, WGS 84; a ring for a plot, one position for a number. */
export interface TileSubject {
  readonly positions: readonly (readonly [lon: number, lat: number])[];
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

const extent = 4096;

/** Where a position lies in a tile, in its units. */
function unitsOf([lon, lat]: readonly [number, number], { z, x, y }: TileAddress): [number, number] {
  const side = 2 ** z;
  const sine = Math.sin((lat * Math.PI) / 180);
  const worldX = (lon + 180) / 360;
  const worldY = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.round((worldX * side - x) * extent), Math.round((worldY * side - y) * extent)];
}

const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

function commands(units: readonly (readonly [number, number])[]): number[] {
  let [x, y] = [0, 0];
  const delta = ([toX, toY]: readonly [number, number]): number[] => {
    const step = [zigzag(toX - x), zigzag(toY - y)];
    [x, y] = [toX, toY];
    return step;
  };
  const [first = [0, 0] as const, ...rest] = units;
  if (rest.length === 0) return [9, ...delta(first)];
  return [9, ...delta(first), (rest.length << 3) | 2, ...rest.flatMap(delta), 15];
}

/** Writes a vector tile of the subjects that touch it; `null` when none does. */
export function writeTile(name: string, subjects: readonly TileSubject[], tile: TileAddress): Uint8Array | null {
  const margin = extent / 16;
  const touches = (units: readonly (readonly [number, number])[]): boolean =>
    [0, 1].every(
      (axis) =>
        Math.max(...units.map((at) => at[axis] ?? 0)) >= -margin &&
        Math.min(...units.map((at) => at[axis] ?? 0)) <= extent + margin,
    );
  const within = subjects
    .map(({ positions, properties }) => ({ units: positions.map((at) => unitsOf(at, tile)), properties }))
    .filter(({ units }) => touches(units));
  if (within.length === 0) return null;

  const keys = [...new Set(within.flatMap(({ properties }) => Object.keys(properties)))];
  const values = [...new Set(within.flatMap(({ properties }) => Object.values(properties)))];
  const pbf = new PbfWriter();
  pbf.writeMessage(
    3,
    (_layer, layer) => {
      layer.writeVarintField(15, 2);
      layer.writeStringField(1, name);
      for (const { units, properties } of within) {
        layer.writeMessage(
          2,
          (_feature, feature) => {
            const tags = Object.entries(properties).flatMap(([key, value]) => [
              keys.indexOf(key),
              values.indexOf(value),
            ]);
            feature.writePackedVarint(2, tags);
            feature.writeVarintField(3, units.length === 1 ? 1 : 3);
            feature.writePackedVarint(4, commands(units));
          },
          null,
        );
      }
      for (const key of keys) layer.writeStringField(3, key);
      for (const value of values) {
        layer.writeMessage(
          4,
          (_value, written) => {
            if (typeof value === "string") written.writeStringField(1, value);
            else if (typeof value === "boolean") written.writeBooleanField(7, value);
            else written.writeVarintField(5, value);
          },
          null,
        );
      }
      layer.writeVarintField(5, extent);
    },
    null,
  );
  return pbf.finish();
}

/** Middle of the sample plots. */
export const samplePlotsMiddle = { lat: 39.654, lon: 66.96 };

/** Statuses of the sample plots, in the order of the legend. */
export const samplePlotStatuses = [
  { key: "in_discussion", label: "Under discussion", tone: "progress" },
  { key: "announced", label: "Announced", tone: "info" },
  { key: "in_payment", label: "In payment", tone: "warning" },
  { key: "rejected", label: "Rejected", tone: "danger" },
  { key: "registered", label: "Registered", tone: "success" },
  { key: "in_review", label: "Review", tone: "progress" },
] as const;

const columns = 16;
const rows = 12;
const plot = { lon: 0.0005, lat: 0.0003 };

/** A made-up street: plots side by side, of every status. */
const plots: readonly TileSubject[] = Array.from({ length: columns * rows }, (_, index) => {
  const column = index % columns;
  const row = Math.floor(index / columns);
  const west = samplePlotsMiddle.lon + (column - columns / 2) * plot.lon;
  const south = samplePlotsMiddle.lat + (row - rows / 2) * plot.lat * 1.3;
  const [east, north] = [west + plot.lon * 0.92, south + plot.lat];
  return {
    positions: [
      [west, north],
      [east, north],
      [east, south],
      [west + plot.lon * 0.1, south],
    ],
    properties: {
      id: `plot-${index}`,
      number: `2026-1718-${String(index + 1).padStart(6, "0")}`,
      status: samplePlotStatuses[(index * 7 + row) % samplePlotStatuses.length]?.key ?? "announced",
      legalBasis: (index % 8) + 1,
      year: 2026,
      kind: "application",
    },
  };
});

const name = (text: string): Record<string, string> => ({
  name_uz_UZ: text,
  name_uz_Cyrl: text,
  name_ru_RU: text,
  name_en_US: text,
});

const counts: readonly TileSubject[] = [
  {
    positions: [[66.96, 39.654]],
    properties: { level: "district", code: "1718401", ...name("Samarqand"), n: 192, announced: 60, registered: 132 },
  },
  {
    positions: [[67.4, 39.9]],
    properties: { level: "district", code: "1718215", ...name("Oqdaryo"), n: 4210, rejected: 210, in_review: 4000 },
  },
  {
    positions: [[66.2, 39.9]],
    properties: { level: "district", code: "1718206", ...name("Ishtixon"), n: 7, in_payment: 7 },
  },
];

/** Tiles of the sample plots: outlines from zoom 12 on, numbers below; asked of nobody. */
export const samplePlotTiles: TileLoader = (tile) =>
  Promise.resolve(writeTile("plots", tile.z < 12 ? counts : plots, tile));

/** Tiles of two made-up neighbourhoods around them, one of them with an approximate boundary. */
export const samplePlaceTiles: TileLoader = (tile) =>
  Promise.resolve(
    writeTile(
      "places",
      [-1, 1].map((side): TileSubject => {
        const [west, east] = [66.96 + side * 0.0026 - 0.0026, 66.96 + side * 0.0026 + 0.0024];
        return {
          positions: [
            [west, 39.657],
            [east, 39.6572],
            [east, 39.651],
            [west, 39.6512],
          ],
          properties: {
            level: "neighborhood",
            code: side < 0 ? "18140001" : "18140002",
            ...name(side < 0 ? "Registon" : "Soʻzangaron"),
            approximate: side < 0,
          },
        };
      }),
      tile,
    ),
  );
