import { expect, test } from "vitest";
import { createRoot } from "react-dom/client";
import { act } from "react";
import { plotBox } from "../../testing/plots.js";
import { OutlineSketch } from "./OutlineSketch.js";

test("a plot is shown with a scale that fits it, and with the plots around it", async () => {
  const at = document.body.appendChild(document.createElement("div"));
  const root = createRoot(at);
  await act(async () =>
    root.render(
      <OutlineSketch
        outline={plotBox(0, 0, 40, 40)}
        neighbours={[plotBox(40, 0, 80, 40), plotBox(-40, 0, 0, 40)]}
        describe={({ points }) => `${points} corners`}
        sayMetres={(metres) => `${metres} m`}
      />,
    ),
  );
  expect(at.querySelectorAll("[data-part=neighbour]")).toHaveLength(2);
  const scale = at.querySelector("[data-metres]");
  expect(scale?.textContent).toBe("20 m");
  // The box is 0.0004 degrees high: 44.53 metres.
  const [drawn, plot] = ["[data-part=scale]", "path:not([data-part])"].map((part) =>
    at.querySelector<SVGPathElement>(part)?.getBBox(),
  );
  expect((drawn?.width ?? 0) / (plot?.height ?? 1)).toBeCloseTo(20 / 44.53, 2);
  root.unmount();
  at.remove();
});
