import fc from "fast-check";
import { expect, it } from "vitest";
import type { CountedPlace } from "./count-paint.js";
import { mergeCounts } from "./merge-counts.js";

const extent = 4096;
/** Pixels of a unit where a tile is as wide as on the screen: 512. */
const scale = 512 / extent;

const statuses = ["announced", "registered", "in_payment"] as const;

/** Places over the plane of several tiles, each with numbers by status. */
const anyPlaces = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 3 * extent - 1 }),
    y: fc.integer({ min: 0, max: 2 * extent - 1 }),
    parts: fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 60 },
);

function placeOf(x: number, y: number, parts: readonly number[], at: number): CountedPlace {
  return {
    x,
    y,
    code: String(at),
    names: {},
    count: parts.reduce((sum, part) => sum + part, 0),
    byStatus: parts.map((part, index) => [statuses[index] ?? "announced", part] as const),
  };
}

/** The discs of every tile, in pixels of the plane: each tile knows its own places and those a little beyond its edge. */
function discsOf(places: readonly CountedPlace[]) {
  return [0, 1, 2].flatMap((column) =>
    [0, 1].flatMap((row) => {
      const [left, top] = [column * extent, row * extent];
      const known = places
        .map((place) => ({ ...place, x: place.x - left, y: place.y - top }))
        .filter(({ x, y }) => x >= -extent / 16 && y >= -extent / 16 && x < extent * 1.0625 && y < extent * 1.0625);
      return mergeCounts(known, scale, extent).map((disc) => ({
        ...disc,
        x: disc.x + left * scale,
        y: disc.y + top * scale,
      }));
    }),
  );
}

it("keeps every two discs apart, across the edges of tiles too, and loses no plot", () => {
  fc.assert(
    fc.property(anyPlaces, (given) => {
      const places = given.map(({ x, y, parts }, at) => placeOf(x, y, parts, at));
      const discs = discsOf(places);
      for (const [at, one] of discs.entries()) {
        for (const other of discs.slice(at + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.radius + other.radius);
        }
        expect(one.byStatus.reduce((sum, [, part]) => sum + part, 0)).toBe(one.count);
      }
      const shown = discs.flatMap((disc) => disc.places.map(({ code }) => code));
      expect(shown.toSorted()).toEqual(places.map(({ code }) => code).toSorted());
      expect(discs.reduce((sum, { count }) => sum + count, 0)).toBe(places.reduce((sum, { count }) => sum + count, 0));
    }),
  );
});

it("stands where its plots are unless that is too near to the edge of its square, and draws none over a tile's edge", () => {
  const [alone] = mergeCounts([placeOf(256, 256, [7], 0)], scale, extent);
  expect(alone).toMatchObject({ x: 32, y: 32, count: 7 });
  const [atEdge] = mergeCounts([placeOf(0, 4095, [12, 30], 0)], scale, extent);
  expect(atEdge?.x).toBeGreaterThan(atEdge?.radius ?? Infinity);
  expect((atEdge?.y ?? Infinity) + (atEdge?.radius ?? Infinity)).toBeLessThan(512);
});

it("adds up what lies in one square by status, the place with most plots first", () => {
  const [disc, ...others] = mergeCounts(
    [placeOf(100, 100, [3, 4], 0), placeOf(140, 120, [20], 1), placeOf(-20, 100, [9], 2)],
    scale,
    extent,
  );
  expect(others).toEqual([]);
  expect(disc).toMatchObject({
    count: 27,
    byStatus: [
      ["announced", 23],
      ["registered", 4],
    ],
  });
  expect(disc?.places.map(({ code }) => code)).toEqual(["1", "0"]);
});
