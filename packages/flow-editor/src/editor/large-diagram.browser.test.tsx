import { UiProvider, loadUiTexts } from "@yer/ui";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { far, mostMounted } from "../canvas/extent.js";
import type { Diagram, Step } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { inFlow } from "../outline/flow-order.js";
import { nodeSize } from "../model/node-size.js";
import { stagedDiagram } from "../model/seeds.js";
import { sampleChoices } from "../testing/samples.js";
import { loadFlowTexts } from "../texts/load-flow-texts.js";
import { DiagramEditor } from "./DiagramEditor.js";

let root: Root | undefined;
const onChange = vi.fn<(diagram: Diagram) => void>();

/** Stages of four steps, folded into rows so that the whole has about the shape of the canvas. */
function folded(stages: number): Diagram {
  const diagram = stagedDiagram(
    Array.from({ length: stages }, (_, stage) =>
      Array.from({ length: 4 }, (_, row) => ({
        id: `s${stage * 4 + row}`,
        label: `Step ${stage * 4 + row}`,
        concluder: { kind: "kind", organisationKind: "cadastre" } as const,
        fieldGroupId: "right-to-building",
        days: 10,
      })),
    ),
    { start: "Start", end: "End" },
  );
  const perRow = 12;
  const width = (diagram.steps[4 * perRow]?.position.x ?? 0) - (diagram.steps[0]?.position.x ?? 0);
  const fold = <Item extends { readonly position: { readonly x: number; readonly y: number } }>(item: Item): Item => {
    const row = Math.max(0, Math.floor(item.position.x / width));
    return { ...item, position: { x: item.position.x - row * width, y: item.position.y + row * 640 } };
  };
  return {
    ...diagram,
    headTail: diagram.headTail.map(fold),
    steps: diagram.steps.map(fold),
    parallelGateways: diagram.parallelGateways.map(fold),
  };
}

const large = folded(144);

const canvas = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>(".react-flow");
  if (!element) throw new Error("There is no canvas.");
  return element;
};
const picture = (): HTMLCanvasElement | null => document.querySelector("canvas[data-drawn]");
const focused = (): string | null | undefined => document.activeElement?.getAttribute("data-id");
const mounted = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".react-flow__node")];
const given = (): Diagram => {
  const [last] = onChange.mock.lastCall ?? [];
  if (!last) throw new Error("The editor has given nothing out.");
  return last;
};
const stepOf = (diagram: Diagram, id: string): Step => {
  const step = diagram.steps.find((each) => each.id === id);
  if (!step) throw new Error(`There is no ${id}.`);
  return step;
};

/** Where the diagram stands on the canvas, and how large. */
function view(): DOMMatrix {
  const plane = canvas().querySelector(".react-flow__viewport");
  return new DOMMatrix(plane ? getComputedStyle(plane).transform : "");
}

/** The middle of a step, in pixels from the canvas's corner. */
function placeOf(id: string): { readonly x: number; readonly y: number } {
  const { a: zoom, e, f } = view();
  const { position } = stepOf(large, id);
  return {
    x: Math.round(e + (position.x + nodeSize.step.width / 2) * zoom),
    y: Math.round(f + (position.y + nodeSize.step.height / 2) * zoom),
  };
}

const pane = () => page.elementLocator(canvas());

beforeEach(async () => {
  onChange.mockClear();
  await page.viewport(1400, 800);
  await Promise.all([loadUiTexts("en_US"), loadFlowTexts("en_US")]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <UiProvider locale="en_US">
      <DiagramEditor defaultValue={large} choices={sampleChoices} onChange={onChange} />
    </UiProvider>,
  );
  await expect.poll(picture).toBeTruthy();
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

describe("a large diagram from afar", () => {
  it("is one picture of all nodes, with few of them in the document", () => {
    expect(nodesOf(large).length).toBeGreaterThan(mostMounted);
    expect(picture()?.dataset["drawn"]).toBe(String(nodesOf(large).length));
    expect(mounted().length).toBeLessThan(10);
  });

  it("selects the node of the picture that is clicked, and lets go of it on the empty sheet", async () => {
    await userEvent.click(pane(), { position: placeOf("s110") });
    await expect.poll(() => document.querySelector(".react-flow__node.selected")?.getAttribute("data-id")).toBe("s110");
    await userEvent.click(pane(), { position: { x: 4, y: 300 } });
    await expect.poll(() => document.querySelector(".react-flow__node.selected")).toBeNull();
  });

  it("moves the node of the picture that is dragged, and changes no other in the document", async () => {
    const from = placeOf("s110");
    await userEvent.hover(pane(), { position: from });
    await expect.poll(() => document.querySelector('[data-id="s110"]')).not.toBeNull();
    const moved = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) moved.add((target as HTMLElement).dataset["id"] ?? "");
    });
    for (const node of mounted()) observer.observe(node, { attributes: true, attributeFilter: ["style"] });
    await userEvent.dragAndDrop(pane(), pane(), {
      sourcePosition: from,
      targetPosition: { x: from.x + 60, y: from.y + 40 },
      steps: 8,
    });
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
    observer.disconnect();
    expect([...moved]).toEqual(["s110"]);
    expect(
      given()
        .steps.filter((step, at) => step !== large.steps[at])
        .map(({ id }) => id),
    ).toEqual(["s110"]);
    const [was, is] = [stepOf(large, "s110").position, stepOf(given(), "s110").position];
    expect(is.x - was.x).toBeGreaterThan(200);
    expect(is.y - was.y).toBeGreaterThan(100);
  });

  it("selects all nodes within a frame drawn over the picture, and moves them as one", async () => {
    await userEvent.keyboard("{Shift>}");
    await userEvent.dragAndDrop(pane(), pane(), {
      sourcePosition: { x: 4, y: 300 },
      targetPosition: { x: canvas().clientWidth - 6, y: canvas().clientHeight - 6 },
      steps: 8,
    });
    await userEvent.keyboard("{/Shift}");
    canvas().querySelector<HTMLElement>(".react-flow__node.selected")?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
    const moved = given().steps.filter(({ id, position }) => position.y === stepOf(large, id).position.y + 8);
    expect(moved.length).toBeGreaterThan(mostMounted);
  });

  it("is gone through by Tab, node by node, although few nodes are there at a time", async () => {
    const ids = inFlow(large, nodesOf(large)).map(({ id }) => id);
    document.querySelector<HTMLElement>(`.react-flow__node[data-id="${ids[0]}"]`)?.focus();
    expect(focused()).toBe(ids[0]);
    for (const id of ids.slice(1, 7)) {
      await userEvent.tab();
      await expect.poll(focused).toBe(id);
    }
    expect(mounted().length).toBeLessThan(20);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.querySelector(".react-flow__node.selected")?.getAttribute("data-id")).toBe(ids[6]);
  });

  it("is drawn anew in the colours of another theme", async () => {
    const { x, y } = placeOf("s110");
    const colour = () => {
      const element = picture();
      const box = element?.getBoundingClientRect();
      const at = canvas().getBoundingClientRect();
      if (!element || !box) return "";
      const scale = element.width / box.width;
      const pixel = element
        .getContext("2d")
        ?.getImageData((at.x + x - box.x) * scale, (at.y + y - box.y) * scale, 1, 1);
      return String(pixel?.data);
    };
    const light = colour();
    document.documentElement.dataset["theme"] = "dark";
    try {
      await expect.poll(colour).not.toBe(light);
    } finally {
      delete document.documentElement.dataset["theme"];
    }
  });
});

describe("a large diagram from near", () => {
  it("has the nodes in sight as elements, and no picture", async () => {
    await userEvent.click(pane(), { position: placeOf("s110") });
    for (let before = view().a; before < far; before = view().a) {
      await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
      await expect.poll(() => view().a).toBeGreaterThan(before);
    }
    await expect.poll(picture).toBeNull();
    const frame = canvas().getBoundingClientRect();
    const inSight = () =>
      mounted().filter((node) => {
        const box = node.getBoundingClientRect();
        return box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom;
      });
    await expect.poll(() => inSight().length).toBeGreaterThan(10);
    expect(mounted().length).toBeLessThan(nodesOf(large).length / 2);
    await userEvent.click(page.getByRole("button", { name: "Show all" }));
    await expect.poll(() => picture()?.dataset["drawn"]).toBe(String(nodesOf(large).length));
  });
});
