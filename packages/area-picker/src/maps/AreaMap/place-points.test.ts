import { expect, test } from "vitest";
import { pointPath, pointPixels, pointSizes } from "./place-points.js";

test("the area of points is as their amounts, none so small that it cannot be seen, and no two cover each other", () => {
  const far = [
    { x: 0, y: 0, amount: 400 },
    { x: 500, y: 0, amount: 100 },
    { x: 0, y: 500, amount: 1 },
    { x: 500, y: 500, amount: null },
    null,
  ];
  const { least, finger } = pointPixels;
  expect(pointSizes(far)).toEqual([
    { radius: 18, finger: 18 },
    { radius: 9, finger },
    { radius: least, finger },
    { radius: least, finger },
    null,
  ]);
  const near = [far[0], { x: 16, y: 0, amount: 400 }].flatMap((point) => point ?? []);
  expect(pointSizes(near)).toEqual([
    { radius: 8, finger: 8 },
    { radius: 8, finger: 8 },
  ]);
  expect(pointSizes([{ x: 1, y: 1, amount: 0 }])).toEqual([{ radius: least, finger }]);
});

test("six kinds have six shapes", () => {
  const drawn = Array.from({ length: 6 }, (_, shape) => pointPath(shape, 10, 10, 4));
  expect(new Set(drawn).size).toBe(6);
  expect(pointPath(1, 10, 10, 4)).toContain("a4.00 4.00");
});
