import { expect, it } from "vitest";
import { graticuleDigits, graticuleLines, graticuleStep } from "./graticule-lines.js";
import { countryBounds } from "./map-view.js";

it("draws few lines for a country and close ones for a street", () => {
  expect(graticuleStep(countryBounds)).toBe(2);
  expect(graticuleStep({ west: 69.2, east: 69.21, south: 41.3, north: 41.306 })).toBe(0.002);
});

it("puts lines at round numbers, written with as many digits as these need", () => {
  const box = { west: 69.21, east: 69.46, south: 41.3, north: 41.4 };
  const lines = graticuleLines(box, 0.1);
  expect(lines.filter(({ axis }) => axis === "lon").map(({ at }) => at)).toEqual([69.2, 69.3, 69.4, 69.5]);
  expect(lines.filter(({ axis }) => axis === "lat").map(({ at }) => at)).toEqual([41.3, 41.4]);
  expect([10, 2, 0.5, 0.02, 0.001].map(graticuleDigits)).toEqual([0, 0, 1, 2, 3]);
});
