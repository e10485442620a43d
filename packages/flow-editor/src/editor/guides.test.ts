import { expect, it } from "vitest";
import { snap } from "./guides.js";

const box = (x: number, y: number, width = 100, height = 40) => ({ x, y, width, height });

it("draws a node to the edge it nearly stands even with, and shows the line over both", () => {
  expect(snap(box(103, 200), [box(100, 0)])).toEqual({
    position: { x: 100, y: 200 },
    guides: [{ axis: "x", at: 100, from: 0, to: 240 }],
  });
});

it("draws middles together where the sizes differ", () => {
  const { position } = snap(box(124, 200, 48, 48), [box(100, 0)]);
  expect(position.x + 24).toBe(150);
});

it("goes to the nearer of two, on each axis for itself", () => {
  const { position, guides } = snap(box(4, 301), [box(0, 0), box(5, 600), box(700, 300)]);
  expect(position).toEqual({ x: 5, y: 300 });
  expect(guides.map(({ axis }) => axis)).toEqual(["x", "y"]);
});

it("leaves a node alone that stands even with nothing", () => {
  expect(snap(box(50, 50), [box(500, 500)])).toEqual({ position: { x: 50, y: 50 }, guides: [] });
});
