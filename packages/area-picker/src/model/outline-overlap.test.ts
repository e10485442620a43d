import type { Polygon } from "@yer/api/contract/values";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outlineArea } from "./outline-area.js";
import { measureOutline, sideLengths } from "./outline-measure.js";
import { outsideOf, overlapClass, overlapOf } from "./outline-overlap.js";

type Position = [number, number];

function at(x: number, y: number): Position {
  return [66.96 + x / 1e4, 39.65 + y / 1e4];
}

/** A box in ten-thousandths of a degree from a corner of Samarqand. */
function box(west: number, south: number, east: number, north: number): Polygon {
  return {
    type: "Polygon",
    coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
  };
}

describe("overlaps", () => {
  it("are told in square metres and as a share of the smaller plot", () => {
    const overlap = overlapOf(box(0, 0, 10, 10), box(8, 0, 12, 10));
    expect(overlap?.percent).toBeCloseTo(50, 3);
    expect(overlap?.area).toBeCloseTo(outlineArea(box(8, 0, 10, 10)), 1);
    expect(overlap?.class).toBe("overlap");
    expect(overlap?.parts).toHaveLength(1);
  });

  it.each([
    [box(0, 0, 10, 10), "duplicate"],
    [box(1, 0, 10, 10), "duplicate"],
    [box(9.95, 0, 20, 10), "sliver"],
  ])("have their class", (other, kind) => {
    expect(overlapOf(box(0, 0, 10, 10), other)?.class).toBe(kind);
  });

  it("are none for plots that share a side, lie apart, or are not drawn yet", () => {
    expect(overlapOf(box(0, 0, 10, 10), box(10, 0, 20, 10))).toBeUndefined();
    expect(overlapOf(box(0, 0, 10, 10), box(30, 0, 40, 10))).toBeUndefined();
    expect(overlapOf({ type: "Polygon", coordinates: [[[66.96, 39.65]]] }, box(0, 0, 10, 10))).toBeUndefined();
  });

  it("count a hole as nobody's ground", () => {
    const ring = box(0, 0, 10, 10);
    const holed: Polygon = { type: "Polygon", coordinates: [...ring.coordinates, ...box(2, 2, 8, 8).coordinates] };
    expect(overlapOf(holed, box(3, 3, 7, 7))).toBeUndefined();
  });

  it("are the same from either side, and never more than the smaller plot", () => {
    const side = fc.tuple(fc.nat(100), fc.nat(100), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(side, side, ([ax, ay, aw, ah], [bx, by, bw, bh]) => {
        const [a, b] = [box(ax, ay, ax + aw, ay + ah), box(bx, by, bx + bw, by + bh)];
        const [one, other] = [overlapOf(a, b), overlapOf(b, a)];
        const width = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
        const height = Math.min(ay + ah, by + bh) - Math.max(ay, by);
        expect(one === undefined).toBe(width <= 0 || height <= 0);
        expect(other?.area ?? 0).toBeCloseTo(one?.area ?? 0, 3);
        expect(one?.percent ?? 0).toBeLessThanOrEqual(100);
      }),
      { numRuns: 300 },
    );
  });

  it("change their class at one and at eighty percent", () => {
    const percents = [0.99, 1, 80, 80.01];
    const classes = percents.map((percent) => overlapClass(percent));
    expect(classes).toEqual(["sliver", "overlap", "overlap", "duplicate"]);
    const others = percents.map((percent) => overlapClass(percent, { sliver: 0.5, duplicate: 79 }));
    expect(others).toEqual(["overlap", "overlap", "duplicate", "duplicate"]);
  });
});

describe("what lies beyond a boundary", () => {
  it("is nothing for a plot inside, a share for one over the edge, all of one elsewhere", () => {
    const boundary = [box(0, 0, 100, 100)];
    expect(outsideOf(box(10, 10, 20, 20), boundary)).toBeUndefined();
    expect(outsideOf(box(95, 10, 105, 20), boundary)?.percent).toBeCloseTo(50, 2);
    expect(outsideOf(box(200, 10, 210, 20), boundary)?.percent).toBe(100);
  });

  it("is nothing where two parts of a boundary meet under the plot", () => {
    expect(outsideOf(box(45, 10, 55, 20), [box(0, 0, 50, 100), box(50, 0, 100, 100)])).toBeUndefined();
  });
});

describe("measures", () => {
  it("are those of the ellipsoid", () => {
    // 0.001° each way at 39.6505° N: the series of the lengths of a degree give 111.028 m × 85.8276 m.
    const { area, perimeter } = measureOutline(box(0, 0, 10, 10));
    expect(area).toBeCloseTo(9529.26, 1);
    expect(perimeter).toBeCloseTo(2 * (111.028 + 85.828), 1);
  });

  it("agree with the quick area of the model to a millionth, holes taken away", () => {
    const outer = box(0, 0, 30, 20);
    const holed: Polygon = { type: "Polygon", coordinates: [...outer.coordinates, ...box(3, 3, 9, 9).coordinates] };
    expect(measureOutline(holed).area / outlineArea(holed)).toBeCloseTo(1, 6);
  });

  it("are nothing for what is on its way or nowhere", () => {
    expect(measureOutline({ type: "Polygon", coordinates: [[[66.96, 39.65]]] })).toEqual({ area: 0, perimeter: 0 });
    expect(measureOutline({ type: "Polygon", coordinates: [[[Number.NaN, 1]]] }).area).toBe(0);
  });

  it("give each side its length, the closing one too", () => {
    const [sides = []] = sideLengths([box(0, 0, 10, 10).coordinates[0]?.slice(0, 4) ?? []]);
    expect(sides.map(Math.round)).toEqual([86, 111, 86, 111]);
  });
});
