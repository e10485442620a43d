import { expect, it } from "vitest";
import { writeTile } from "../../testing/tiles.js";
import { boxOf, isWithin, nearness, ringsOf } from "./geometry.js";
import { propertiesOf, readTile, valueIndex } from "./read-tile.js";

const square = {
  positions: [
    [66.9, 39.7],
    [67, 39.7],
    [67, 39.6],
    [66.9, 39.6],
  ],
  properties: { id: "a", status: "announced", year: 2026, approximate: true },
} as const;
const point = { positions: [[66.95, 39.65]], properties: { n: 70_000, code: "1718" } } as const;
const tile = { z: 8, x: 175, y: 97 };

function read(...subjects: Parameters<typeof writeTile>[1][number][]) {
  const bytes = writeTile("plots", subjects, tile);
  const features = bytes && readTile(bytes);
  if (!features) throw new Error("The tile is empty.");
  return features;
}

it("reads names, properties and shapes of a tile as they were written", () => {
  const features = read(square, point);
  expect(features).toMatchObject({ name: "plots", extent: 4096, count: 2 });
  expect([...features.types]).toEqual([3, 1]);
  expect(propertiesOf(features, 0)).toEqual(square.properties);
  expect(propertiesOf(features, 1)).toEqual(point.properties);
  expect(features.values.at(valueIndex(features, 0, features.keys.indexOf("status")))).toBe("announced");
  expect(valueIndex(features, 1, features.keys.indexOf("status"))).toBe(-1);
  const [ring = []] = ringsOf(features, 0);
  expect(ring).toHaveLength(8);
  expect(ringsOf(features, 1)[0]).toHaveLength(2);
});

it("knows what lies within a shape, and how far a corner is", () => {
  const features = read(square);
  const rings = ringsOf(features, 0);
  const [west, north, east, south] = boxOf(rings);
  const [x, y] = [(west + east) / 2, (north + south) / 2];
  expect(isWithin(rings, x, y)).toBe(true);
  expect(isWithin(rings, west - 1, y)).toBe(false);
  expect(isWithin([...rings, rings[0] ?? []], x, y)).toBe(false);
  expect(nearness(rings, west - 3, north - 4)).toBe(25);
});

it("reads a tile without features as none, and refuses what is no tile", () => {
  expect(readTile(new Uint8Array())).toBeNull();
  expect(() => readTile(new Uint8Array([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]))).toThrow(
    "varint",
  );
});
