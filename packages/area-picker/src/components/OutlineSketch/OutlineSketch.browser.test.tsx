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
        neighbours={[plotBox(40, 0, 80, 40), plotBox(-40, 0, 0, 40), plotBox(0, 200, 40, 240)]}
        describe={({ points }) => `${points} corners`}
        sayNeighbours={(shown) => `${shown} beside it`}
        sayMetres={(metres) => `${metres} m`}
      />,
    ),
  );
  expect(at.querySelectorAll("[data-part=neighbour]")).toHaveLength(2);
  // The third lies beyond the picture.
  expect(at.querySelector("small")?.textContent).toBe("2 beside it");
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

test("what is pointed out is drawn with its label, and a press tells which it is", async () => {
  const at = document.body.appendChild(document.createElement("div"));
  const root = createRoot(at);
  const pressed: string[] = [];
  await act(async () =>
    root.render(
      <OutlineSketch
        outline={plotBox(0, 0, 40, 40)}
        marks={[
          { id: "twin", label: "1", lines: plotBox(5, 5, 45, 45).coordinates },
          { id: "far", label: "2", lines: plotBox(9000, 0, 9040, 40).coordinates },
        ]}
        shownMark="twin"
        onMarkPress={(id) => pressed.push(id)}
        describe={({ points }) => `${points} corners`}
      />,
    ),
  );
  const [twin, far] = [...at.querySelectorAll<SVGGElement>("[data-part=mark]")];
  expect([twin?.textContent, far?.textContent]).toEqual(["1", "2"]);
  expect(twin?.dataset["shown"]).toBe("");
  const edge = at.querySelector("svg")?.getBoundingClientRect();
  expect(far?.getBoundingClientRect().right ?? 0).toBeLessThan((edge?.right ?? 0) + 1);
  far?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(pressed).toEqual(["far"]);
  root.unmount();
  at.remove();
});
