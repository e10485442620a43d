import { loadUiTexts, UiProvider } from "@yer/ui";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Diagram } from "../model/diagram.js";
import { validate } from "../model/validate.js";
import { present } from "../testing/present.js";
import { sampleChoices, sampleDiagram } from "../testing/samples.js";
import { loadFlowTexts } from "../texts/load-flow-texts.js";
import { DiagramEditor } from "./DiagramEditor.js";
import type { DiagramChangeHandler } from "./use-diagram-editor.js";

let root: Root | undefined;
const onChange = vi.fn<DiagramChangeHandler>();

const node = (id: string): HTMLElement =>
  present(document.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"]`) ?? undefined, `node ${id}`);
const handle = (id: string, side: "source" | "target"): HTMLElement =>
  present(node(id).querySelector<HTMLElement>(`.react-flow__handle.${side}`) ?? undefined, `${side} of ${id}`);
const last = (): Diagram => present(onChange.mock.calls.at(-1)?.[0], "a change");
const pane = () => present(document.querySelector(".react-flow__pane") ?? undefined, "the pane");

beforeEach(async () => {
  await page.viewport(1440, 900);
  await Promise.all([loadUiTexts("en_US"), loadFlowTexts("en_US")]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <UiProvider locale="en_US">
      <DiagramEditor defaultValue={sampleDiagram} choices={sampleChoices} onChange={onChange} />
    </UiProvider>,
  );
  await vi.waitUntil(() => document.querySelectorAll(".react-flow__edge-path").length > 5, { timeout: 300_000 });
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  onChange.mockClear();
});

it("a shape dragged from the bar onto the canvas stands where it was let go", async () => {
  const shape = present(document.querySelector('[draggable="true"]') ?? undefined, "a shape");
  await userEvent.dragAndDrop(shape, pane(), { targetPosition: { x: 80, y: 480 } });
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  const added = present(last().steps.at(-1));
  expect(last().steps).toHaveLength(sampleDiagram.steps.length + 1);
  const offset = (side: "x" | "y"): number =>
    node(added.id).getBoundingClientRect()[side] - pane().getBoundingClientRect()[side];
  await expect.poll(() => Math.abs(offset("x") - 80)).toBeLessThan(8);
  expect(Math.abs(offset("y") - 480)).toBeLessThan(8);
});

it("a node dragged is one edit, and undo takes it back whole", async () => {
  await userEvent.dragAndDrop(node("hokimlik"), pane(), {
    sourcePosition: { x: 24, y: 12 },
    targetPosition: { x: 300, y: 520 },
    steps: 6,
  });
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(last().steps.find(({ id }) => id === "hokimlik")?.position).not.toEqual(
    sampleDiagram.steps.find(({ id }) => id === "hokimlik")?.position,
  );
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await expect.poll(last).toEqual(sampleDiagram);
});

it("a relation is drawn from the side of one node to the side of another", async () => {
  await userEvent.dragAndDrop(handle("hokimlik", "source"), handle("cadastre", "target"));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(last().relations.at(-1)).toMatchObject({ source: "hokimlik", target: "cadastre", quantity: 1 });
  expect(validate(last()).map(({ code }) => code)).toContain("cycle");
});

it("a relation into the start is not drawn", async () => {
  await userEvent.dragAndDrop(handle("hokimlik", "source"), node("start"));
  expect(onChange).not.toHaveBeenCalled();
});
