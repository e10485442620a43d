import type { Polygon } from "@yer/api/contract/values";
import { expect, it } from "vitest";
import { metresBetween, movedBy } from "./outline-plane.js";
import { snapTargets } from "./outline-snap.js";

const neighbour: Polygon = {
  type: "Polygon",
  coordinates: [
    [
      [66.96, 39.65],
      [66.961, 39.65],
      [66.961, 39.651],
      [66.96, 39.651],
      [66.96, 39.65],
    ],
  ],
};
const targets = snapTargets([neighbour]);

it("catches at a corner before a side, and leaves what is far", () => {
  const corner = targets.nearest(movedBy([66.961, 39.65], -1, 0.2), 2);
  expect(corner).toMatchObject({ at: "corner", position: [66.961, 39.65] });
  expect(corner?.distance).toBeCloseTo(Math.hypot(1, 0.2), 2);
  expect(targets.nearest(movedBy([66.961, 39.65], 3, 0), 2)).toBeUndefined();
  expect(targets.nearest([67.5, 40], 2)).toBeUndefined();
});

it("catches on a side at the nearest point of it", () => {
  const side = targets.nearest(movedBy([66.9605, 39.65], 0, 1), 2);
  expect(side?.at).toBe("side");
  expect(metresBetween(side?.position ?? [0, 0], [66.9605, 39.65])).toBeLessThan(0.02);
});

it("asks what lies around and not the whole district: sides far away cost nothing", () => {
  const many = Array.from({ length: 3000 }, (_, index): Polygon => ({
    type: "Polygon",
    coordinates: neighbour.coordinates.map((ring) => ring.map(([x, y]) => [x + (index % 60) / 100, y + index / 6000])),
  }));
  expect(snapTargets(many).nearest([66.960001, 39.650001], 2)).toMatchObject({
    at: "corner",
    position: [66.96, 39.65],
  });
});
