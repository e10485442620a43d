import { movedBy, type Position } from "@yer/area-picker/model";
import { expect, test } from "vitest";
import { cornerOf, type Fix, outlineOf } from "./walked-outline.js";

const start: Position = [66.96, 39.65];

/** A fix so many metres to the east and north of the start. */
function fix(east: number, north: number, accuracy = 4): Fix {
  const [longitude, latitude] = movedBy(start, east, north);
  return { longitude, latitude, accuracy };
}

test("a corner is the average of its fixes, and one far from the others is left out", () => {
  const corner = cornerOf([fix(0, 0), fix(1, 0), fix(0, 1), fix(1, 1), fix(40, 40)]);
  const [longitude, latitude] = movedBy(start, 0.5, 0.5);
  expect(corner?.at[0]).toBeCloseTo(longitude, 7);
  expect(corner?.at[1]).toBeCloseTo(latitude, 7);
  expect(corner?.outliers).toBe(1);
});

test("the exact fix counts more than the rough one", () => {
  const corner = cornerOf([fix(0, 0, 2), fix(1, 0, 20)]);
  expect(corner?.at[0]).toBeCloseTo(movedBy(start, 0.01, 0)[0], 7);
});

test("many fixes make a corner surer, and never surer than half of what one is", () => {
  const one = cornerOf([fix(0, 0, 8)])?.error ?? 0;
  const many = cornerOf(Array.from({ length: 200 }, () => fix(0, 0, 8)))?.error ?? 0;
  expect(one).toBe(8);
  expect(many).toBeGreaterThan(4);
  expect(many).toBeLessThan(4.1);
});

test("a plot of 20 by 30 metres walked at 2 m is 600 m², give or take 48", () => {
  const walked = outlineOf([[fix(0, 0, 2)], [fix(20, 0, 2)], [fix(20, 30, 2)], [fix(0, 30, 2)]]);
  expect(walked?.area).toBeCloseTo(600, 0);
  // Each of four corners by 2 m / 1.51 across its diagonal, times half of that, 18.03 m.
  expect(walked?.walk.areaError).toBe(48);
  expect(walked?.walk).toMatchObject({ corner: 2, closing: null, fixes: 4 });
});

test("a walk that ends where it began closes there, and says by how much it missed", () => {
  const walked = outlineOf([[fix(0, 0)], [fix(20, 0)], [fix(20, 30)], [fix(0, 30)], [fix(3, 0)]]);
  expect(walked?.outline.coordinates[0]).toHaveLength(5);
  expect(walked?.walk.closing).toBe(3);
  expect(walked?.area).toBeCloseTo(600, 0);
});

test("two corners are no outline yet", () => {
  expect(outlineOf([[fix(0, 0)], [fix(20, 0)]])).toBeUndefined();
});
