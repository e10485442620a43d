import { expect, test } from "vitest";
import { plotBox } from "../../testing/plots.js";
import { sketchFrame } from "./sketch-frame.js";

const plot = plotBox(0, 0, 40, 40);
const markAt = (x: number, y: number) => ({
  id: `${x} ${y}`,
  label: "1",
  lines: plotBox(x, y, x + 40, y + 40).coordinates,
});

test("marks near a plot widen what is shown, and the plot itself does not", () => {
  const alone = sketchFrame(plot, [{ id: "own", label: "1" }]);
  expect(alone.away.size).toBe(0);
  const beside = sketchFrame(plot, [markAt(0, 80)]);
  expect(beside.away.size).toBe(0);
  expect(beside.side).toBeGreaterThan(alone.side * 1.5);
});

test("what lies far away is pointed at, and leaves the plot as large as it was", () => {
  const alone = sketchFrame(plot, []);
  const far = sketchFrame(plot, [markAt(4000, 0), markAt(0, 4000)]);
  expect(far.side).toBe(alone.side);
  const directions = [...far.away.values()];
  expect(directions).toHaveLength(2);
  // One lies along a parallel, one along a meridian.
  expect(Math.abs(Math.sin(directions[0] ?? 1))).toBeLessThan(0.1);
  expect(Math.abs(Math.cos(directions[1] ?? 0))).toBeLessThan(0.1);
});
