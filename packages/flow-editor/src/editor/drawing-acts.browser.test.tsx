import { loadUiTexts, UiProvider } from "@yer/ui";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Diagram } from "../model/diagram.js";
import { graphOf } from "../model/graph.js";
import { validate } from "../model/validate.js";
import { present } from "../testing/present.js";
import { sampleChoices } from "../testing/samples.js";
import { loadFlowTexts } from "../texts/load-flow-texts.js";
import { DiagramEditor } from "./DiagramEditor.js";
import type { DiagramChangeHandler } from "./use-diagram-editor.js";

/**
 * What is drawn: start → step → split → two branches of three steps → join → step → end, from a new drawing, which
 * has its start. An act is one press, one drag or one key; a name costs the same letters in any editor and is left out.
 *
 * bpmn.io's modeler begins with a start, too. What is selected has a context pad; an entry of it appends an element,
 * connects it and selects it, with the next pad beside it:
 *
 * - select the start: 1
 * - append step, gateway, three steps, gateway, step, end: 8
 * - select the split again: 1
 * - append three steps: 3
 * - drag "connect" of the last pad onto the join: 1
 *
 * That is 14. Its gateways are exclusive ones; to make both parallel takes two presses each on "change element". These
 * are not counted here: ours are parallel from the first.
 */
const bpmnIo = 14;

let root: Root | undefined;
let acts = 0;
const onChange = vi.fn<DiagramChangeHandler>();

const last = (): Diagram => present(onChange.mock.calls.at(-1)?.[0], "a change");
const element = (selector: string): HTMLElement =>
  present(document.querySelector<HTMLElement>(selector) ?? undefined, selector);
const node = (id: string): HTMLElement => element(`.react-flow__node[data-id="${id}"]`);
const selected = () => document.querySelector<HTMLElement>(".react-flow__node.selected")?.dataset["id"];

async function press(target: Element): Promise<void> {
  acts += 1;
  await userEvent.click(target);
}

async function key(name: string): Promise<void> {
  acts += 1;
  await userEvent.keyboard(name);
}

/** The way to append beside what is selected. */
const beside = (kind: "step" | "gateway" | "end"): Element => {
  const at = ["step", "gateway", "end"].indexOf(kind);
  return present(document.querySelectorAll(".react-flow__node.selected button")[at], kind);
};

/** Whether the panel tells of what is selected: it follows once the pointer is let go. */
const isTold = (): boolean =>
  document.querySelector(`aside [aria-label="${CSS.escape(beside("step").ariaLabel ?? "")}"]`) !== null;

/** Appends one after another, each once the one before is selected. */
async function append(
  how: (kind: "step" | "gateway" | "end") => Promise<void>,
  ...kinds: ("step" | "gateway" | "end")[]
) {
  for (const kind of kinds) {
    const before = selected();
    await expect.poll(isTold).toBe(true);
    await how(kind);
    await expect.poll(() => selected() !== undefined && selected() !== before).toBe(true);
  }
}

/** The whole is there, it is sound, and nothing lies upon anything. */
function expectDrawn(): void {
  const { steps, parallelGateways, relations } = last();
  expect([steps.length, parallelGateways.length, relations.length]).toEqual([8, 2, 12]);
  expect(validate(last())).toEqual([]);
  const boxes = [...graphOf(last()).keys()].map((id) => node(id).getBoundingClientRect());
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      expect(isApart).toBe(true);
    }
  }
}

beforeEach(async () => {
  acts = 0;
  await page.viewport(1440, 900);
  await Promise.all([loadUiTexts("en_US"), loadFlowTexts("en_US")]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <UiProvider locale="en_US">
      <DiagramEditor choices={sampleChoices} onChange={onChange} />
    </UiProvider>,
  );
  await expect.poll(() => document.querySelectorAll(".react-flow__node")).toHaveLength(1);
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  onChange.mockClear();
});

it("eight steps with a split and a join are drawn by mouse in no more acts than in bpmn.io's modeler", async () => {
  const byPress = (kind: "step" | "gateway" | "end") => press(beside(kind));
  await press(node("start"));
  await expect.poll(selected).toBe("start");
  await append(byPress, "step", "gateway", "step", "step", "step", "gateway", "step", "end");
  const [split, join] = last().parallelGateways.map(({ id }) => id);
  await press(node(present(split)));
  await expect.poll(selected).toBe(split);
  await append(byPress, "step", "step", "step");
  acts += 1;
  await userEvent.dragAndDrop(
    element(".react-flow__node.selected .react-flow__handle.source"),
    element(`.react-flow__node[data-id="${present(join)}"] .react-flow__handle.target`),
  );
  await expect.poll(() => last().relations.length).toBe(12);
  expectDrawn();
  expect(acts).toBeLessThanOrEqual(bpmnIo);
});

it("and by keyboard alone in at most twice as many", async () => {
  const keys = { step: "s", gateway: "g", end: "e" } as const;
  const byKey = (kind: "step" | "gateway" | "end") => key(keys[kind]);
  // As the mouse does, the keyboard begins beside the canvas.
  page.getByRole("button", { name: "Full screen" }).element().focus();
  await key("{Tab}");
  await key("{Enter}");
  await expect.poll(selected).toBe("start");
  await append(byKey, "step", "gateway", "step", "step", "step", "gateway", "step", "end");
  const [split] = last().parallelGateways.map(({ id }) => id);
  // The keyboard is still at the start: the split is two nodes on.
  await key("{Tab}");
  await key("{Tab}");
  await key("{Enter}");
  await expect.poll(selected).toBe(split);
  await append(byKey, "step", "step", "step");
  await key("c");
  await expect.element(page.getByRole("listbox")).toBeVisible();
  // Gateways stand last among what can be connected with, the join after the split.
  await key("{End}");
  await key("{Enter}");
  await expect.poll(() => last().relations.length).toBe(12);
  expectDrawn();
  expect(acts).toBeLessThanOrEqual(2 * bpmnIo);
});
