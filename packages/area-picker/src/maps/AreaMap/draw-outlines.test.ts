import { expect, it } from "vitest";
import type { OutlineGeometry } from "../outlines.js";
import { drawOutlines, neighbourOf } from "./draw-outlines.js";

function square(lon: number, lat: number): OutlineGeometry {
  return {
    type: "Polygon",
    coordinates: [
      [
        [lon, lat],
        [lon + 1, lat],
        [lon + 1, lat + 1],
        [lon, lat + 1],
        [lon, lat],
      ],
    ],
  };
}
const four = [square(60, 40), square(62, 40), square(60, 42), square(62, 42)];

it("draws outlines within the sheet, north up, and leaves out what has none", () => {
  const { width, height, outlines } = drawOutlines([...four, null]);
  const [southWest, southEast, northWest] = outlines;
  expect(outlines[4]).toBeNull();
  expect(southWest?.path).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){4}Z$/);
  expect(southEast?.x).toBeGreaterThan(southWest?.x ?? 0);
  expect(northWest?.y).toBeLessThan(southWest?.y ?? 0);
  for (const drawn of outlines.slice(0, 4)) {
    expect(drawn?.x).toBeLessThan(width);
    expect(drawn?.y).toBeLessThan(height);
  }
  expect(drawOutlines([]).outlines).toEqual([]);
});

it("finds the neighbour that an arrow points to", () => {
  const { outlines } = drawOutlines(four);
  expect(neighbourOf(outlines, 0, [1, 0])).toBe(1);
  expect(neighbourOf(outlines, 0, [0, -1])).toBe(2);
  expect(neighbourOf(outlines, 0, [-1, 0])).toBeNull();
  expect(neighbourOf(outlines, 3, [0, 1])).toBe(1);
});
