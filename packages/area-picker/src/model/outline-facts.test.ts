import { expect, it } from "vitest";
import { outlineFacts } from "./outline-facts.js";

it("finds the middle, the box and the corners of an outline, counting a ring's closing point once", () => {
  const facts = outlineFacts({
    type: "Polygon",
    coordinates: [
      [
        [69, 41],
        [69.2, 41],
        [69.2, 41.1],
        [69, 41.1],
        [69, 41],
      ],
    ],
  });
  expect(facts).toMatchObject({ west: 69, east: 69.2, south: 41, north: 41.1, points: 4 });
  expect(facts.lat).toBeCloseTo(41.05);
  expect(facts.lon).toBeCloseTo(69.1);
});
