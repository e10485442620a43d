import type { Polygon } from "@yer/api/contract/values";
import { expect, test } from "vitest";
import { outlineFacts } from "../../model/outline-facts.js";
import { plotBox } from "../../testing/plots.js";
import { sketchDrawing } from "./sketch-drawing.js";

const plot = plotBox(0, 0, 40, 40);
const beside = plotBox(40, 0, 80, 40);
/** Some hundred and fifty metres to the east: within what is asked for, and beyond the square of the drawing. */
const down = plotBox(180, 0, 220, 40);
/** Some three hundred metres to the north. */
const far = plotBox(0, 300, 40, 340);

function drawn(neighbours: readonly Polygon[], proportion = 1) {
  return sketchDrawing(plot, { neighbours, marks: [], hasScale: true, proportion });
}

test("of the plots around it those are drawn and counted of which the picture shows a part", () => {
  expect(drawn([beside, down, far]).neighbours).toEqual([beside]);
});

test("a wider picture shows more of them", () => {
  expect(drawn([beside, down, far], 4).neighbours).toEqual([beside, down]);
});

test("where it would show none of them the plot is as large as without any", () => {
  const none = drawn([down, far]);
  expect(none.neighbours).toEqual([]);
  expect(none.scale).toBe(drawn([]).scale);
  expect(drawn([beside]).scale).toBeLessThan(none.scale);
});

test("one around the whole picture has no line in it, and one that passes by its corner none either", () => {
  const around = plotBox(-900, -900, 900, 900);
  // The box around this triangle covers a corner of the picture, which none of its sides crosses.
  const { west, east, south, north } = outlineFacts(plotBox(60, 50, 140, 130));
  const past: Polygon = {
    type: "Polygon",
    coordinates: [
      [
        [west, north],
        [east, south],
        [east, north],
        [west, north],
      ],
    ],
  };
  expect(drawn([around, past]).neighbours).toEqual([]);
});
