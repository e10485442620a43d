import { loadUiTexts, UiProvider } from "@yer/ui";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Diagram } from "../model/diagram.js";
import { applyOperations } from "../model/operations.js";
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
/** How far the middle of the step that was added last is from a place of the sheet, in pixels. */
const awayFrom = ({ x, y }: { x: number; y: number }): number => {
  const box = node(present(last().steps.at(-1)).id).getBoundingClientRect();
  const sheet = pane().getBoundingClientRect();
  return Math.hypot(box.x + box.width / 2 - sheet.x - x, box.y + box.height / 2 - sheet.y - y);
};

/** How large the canvas shows its sheet. */
const zoom = (): number =>
  Number(
    /scale\(([^)]+)\)/.exec(document.querySelector<HTMLElement>(".react-flow__viewport")?.style.transform ?? "")?.[1],
  );
/** How far the middle of all nodes is from the middle of the canvas. */
const away = (): number => {
  const boxes = [...document.querySelectorAll(".react-flow__node")].map((one) => one.getBoundingClientRect());
  const middle = (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
  const canvas = pane().getBoundingClientRect();
  return Math.abs(middle - canvas.left - canvas.width / 2);
};

/** The ways of all relations, as they are drawn. */
const ways = (): string[] =>
  [...document.querySelectorAll(".react-flow__edge-path")].map((path) => path.getAttribute("d") ?? "");

const selected = () =>
  [...document.querySelectorAll<HTMLElement>(".react-flow__node.selected")].map((one) => one.dataset["id"]);

beforeEach(async () => {
  await page.viewport(1440, 900);
  await Promise.all([loadUiTexts("en_US"), loadFlowTexts("en_US")]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <UiProvider locale="en_US">
      <DiagramEditor defaultValue={sampleDiagram} choices={sampleChoices} onChange={onChange} />
    </UiProvider>,
  );
  await expect.poll(() => document.querySelectorAll(".react-flow__edge-path").length).toBeGreaterThan(5);
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  onChange.mockClear();
});

it("a shape dragged from the bar onto the canvas lies under the pointer where it was let go, whatever stands there", async () => {
  const shape = present(document.querySelector('[draggable="true"]') ?? undefined, "a shape");
  const there = node("cadastre").getBoundingClientRect();
  const sheet = pane().getBoundingClientRect();
  const at = { x: there.right - sheet.x - 20, y: there.bottom - sheet.y + 10 };
  await userEvent.dragAndDrop(shape, pane(), { targetPosition: at });
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(last().steps).toHaveLength(sampleDiagram.steps.length + 1);
  await expect.poll(() => awayFrom(at)).toBeLessThan(6);
});

it("a double press on the sheet adds a step there, and one on a node does not", async () => {
  await userEvent.dblClick(pane(), { position: { x: 300, y: 560 } });
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(last().steps).toHaveLength(sampleDiagram.steps.length + 1);
  await expect.poll(() => awayFrom({ x: 300, y: 560 })).toBeLessThan(6);
  await userEvent.dblClick(node("hokimlik"));
  await expect.element(page.getByRole("textbox", { name: "Rename" })).toBeVisible();
  expect(last().steps).toHaveLength(sampleDiagram.steps.length + 1);
});

it("a press with Shift adds to the selection, and again takes away from it", async () => {
  await userEvent.click(node("hokimlik"));
  await expect.poll(selected).toEqual(["hokimlik"]);
  await userEvent.keyboard("{Shift>}");
  await userEvent.click(node("cadastre"));
  await expect.poll(() => new Set(selected())).toEqual(new Set(["cadastre", "hokimlik"]));
  // Ways to append stand beside one node alone.
  expect(node("cadastre").querySelector("button")).toBeNull();
  await userEvent.click(node("hokimlik"));
  await expect.poll(selected).toEqual(["cadastre"]);
  await userEvent.keyboard("{/Shift}");
  expect(onChange).not.toHaveBeenCalled();
});

it("the right button opens the menu: on the sheet it adds there, on a node it is about the node", async () => {
  await userEvent.click(pane(), { button: "right", position: { x: 300, y: 560 } });
  await userEvent.click(page.getByRole("menuitem", { name: "Add a step" }));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(last().relations).toEqual(sampleDiagram.relations);
  await expect.poll(() => awayFrom({ x: 300, y: 560 })).toBeLessThan(6);
  await userEvent.click(node("hokimlik"), { button: "right" });
  await expect.element(page.getByRole("menuitem", { name: /^Rename/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
});

it("ways to append are large enough for a finger at any zoom", async () => {
  await userEvent.click(node("hokimlik"));
  const least = () =>
    Math.min(
      ...[...node("hokimlik").querySelectorAll("button")].flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return [width, height];
      }),
    );
  for (let zooms = 0; zooms < 12; zooms++) await userEvent.click(page.getByRole("button", { name: "Zoom out" }));
  await expect.poll(() => node("hokimlik").getBoundingClientRect().width).toBeLessThan(60);
  expect(least()).toBeGreaterThanOrEqual(24);
});

it("the minimap stands there only while not everything is in view", async () => {
  const map = page.getByRole("figure", { name: "Minimap" });
  await expect.element(map).not.toBeInTheDocument();
  for (let zooms = 0; zooms < 5; zooms++) await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
  await expect.element(map).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Show all" }));
  await expect.element(map).not.toBeInTheDocument();
});

/** Width and height of the editor. */
const size = () => {
  const { width, height } = page
    .getByRole("region", { name: "Discussion logic editor" })
    .element()
    .getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

it("the canvas fills the window by button and by key, and gives it back", async () => {
  const before = size();
  await userEvent.click(page.getByRole("button", { name: "Full screen" }));
  await expect.poll(size).toEqual([innerWidth, innerHeight]);
  await userEvent.click(page.getByRole("button", { name: "About the diagram" }));
  await expect.poll(() => pane().getBoundingClientRect().width).toBeGreaterThan(innerWidth - 10);
  await userEvent.keyboard("{Escape}");
  await expect.poll(size).toEqual(before);
  node("start").focus();
  await userEvent.keyboard("f");
  await expect.poll(size).toEqual([innerWidth, innerHeight]);
  await userEvent.keyboard("f");
  await expect.poll(size).toEqual(before);
});

it("Escape beside the canvas gives the window back, and leaves on it what is chosen", async () => {
  const before = size();
  await userEvent.click(node("start"));
  await expect.poll(selected).toEqual(["start"]);
  await userEvent.click(page.getByRole("button", { name: "Full screen" }));
  await expect.poll(size).toEqual([innerWidth, innerHeight]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(size).toEqual(before);
  expect(selected()).toEqual(["start"]);
});

/** Pixels between the middle of all nodes and that of the canvas, up or down. */
const fromTheMiddle = (): number => {
  const boxes = [...document.querySelectorAll(".react-flow__node")].map((one) => one.getBoundingClientRect());
  const middle = (Math.min(...boxes.map(({ top }) => top)) + Math.max(...boxes.map(({ bottom }) => bottom))) / 2;
  const canvas = pane().getBoundingClientRect();
  return Math.abs(middle - canvas.top - canvas.height / 2);
};

it("the whole stands in the middle though the canvas got other room while it was being set up", async () => {
  root?.unmount();
  document.body.replaceChildren();
  const host = document.body.appendChild(document.createElement("div"));
  host.style.setProperty("--room", "880px");
  // The first moment at which React Flow stands there, before it says so.
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(".react-flow__pane")) return;
    observer.disconnect();
    host.style.setProperty("--room", "560px");
  }).observe(host, { childList: true, subtree: true });
  root = createRoot(host);
  root.render(
    <UiProvider locale="en_US">
      <DiagramEditor defaultValue={sampleDiagram} choices={sampleChoices} height="var(--room)" />
    </UiProvider>,
  );
  await expect.poll(() => document.querySelectorAll(".react-flow__edge-path").length).toBeGreaterThan(5);
  await expect.poll(() => pane().getBoundingClientRect().height).toBeLessThan(560);
  await expect.poll(fromTheMiddle).toBeLessThan(4);
});

it("what shows the whole still does when the canvas gets other room; what was looked at closer stays as it is", async () => {
  await page.viewport(900, 700);
  await expect.poll(() => pane().getBoundingClientRect().width).toBeLessThan(900);
  await expect.poll(away).toBeLessThan(4);
  const whole = zoom();
  await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
  await expect.poll(zoom).toBeGreaterThan(whole);
  const closer = zoom();
  await page.viewport(1440, 900);
  await expect.poll(() => pane().getBoundingClientRect().width).toBeGreaterThan(900);
  expect(zoom()).toBe(closer);
});

it("a step from the bar joins what is selected; without a selection it stands where one looks", async () => {
  await userEvent.click(node("hokimlik"));
  await userEvent.click(page.getByRole("button", { name: "Add a step", exact: true }));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  const joined = present(last().steps.at(-1)).id;
  expect(last().relations).toContainEqual(expect.objectContaining({ source: "hokimlik", target: joined }));
  await userEvent.click(pane(), { position: { x: 20, y: 560 } });
  for (let zooms = 0; zooms < 5; zooms++) await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
  await userEvent.click(page.getByRole("button", { name: "Add a step", exact: true }));
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
  const alone = present(last().steps.at(-1)).id;
  expect(last().relations.filter(({ source, target }) => source === alone || target === alone)).toEqual([]);
  const sheet = pane().getBoundingClientRect();
  const inSight = () => {
    const box = node(alone).getBoundingClientRect();
    return box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom;
  };
  await expect.poll(inSight).toBe(true);
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

it("the operations told of a change lead to it from the one before, of an undo and a redo too", async () => {
  await userEvent.dragAndDrop(node("hokimlik"), pane(), {
    sourcePosition: { x: 24, y: 12 },
    targetPosition: { x: 300, y: 520 },
    steps: 6,
  });
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await userEvent.click(page.getByRole("button", { name: "Redo" }));
  await expect.poll(() => onChange.mock.calls.length).toBe(3);
  let before: Diagram = sampleDiagram;
  for (const [after, operations] of onChange.mock.calls) {
    expect(applyOperations(before, operations)).toEqual(after);
    before = after;
  }
});

it("the keys stay with the editor when the list of commands deletes what had them, and goes a moment later", async () => {
  node("hokimlik").focus();
  await userEvent.keyboard("{Enter}{Control>}k{/Control}");
  await expect.element(page.getByRole("dialog", { name: "Commands" })).toBeVisible();
  await userEvent.keyboard("Delete{Enter}");
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(last().steps.map(({ id }) => id)).not.toContain("hokimlik");
  await expect.element(page.getByRole("dialog", { name: "Commands" })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest("section[aria-label]") ?? null).not.toBeNull();
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

/** A pointer upon a node, told act by act: it goes down, moves and up, so many pixels beside where it went down. */
function pointerUpon(shape: HTMLElement): (kind: "down" | "move" | "up", by: number) => void {
  const { left, top } = shape.getBoundingClientRect();
  return (kind, by) => {
    const at = { bubbles: true, clientX: left + 20 + by, clientY: top + 20, view: window, buttons: 1 };
    shape.dispatchEvent(new PointerEvent(`pointer${kind}`, at));
    shape.dispatchEvent(new MouseEvent(`mouse${kind}`, at));
  };
}

it("a dragged node is under the pointer and its relations lead there before the diagram has it", async () => {
  const shape = node("hokimlik");
  const { left } = shape.getBoundingClientRect();
  const before = ways();
  const tell = pointerUpon(shape);
  tell("down", 0);
  for (const by of [4, 40, 160]) tell("move", by);
  // The grid and other nodes draw it to them.
  await expect.poll(() => Math.abs(shape.getBoundingClientRect().left - left - 160)).toBeLessThan(12);
  expect(ways().filter((way, index) => way !== before[index]).length).toBeGreaterThan(0);
  expect(onChange).not.toHaveBeenCalled();
  tell("up", 160);
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(Math.abs(shape.getBoundingClientRect().left - left - 160)).toBeLessThan(12);
});

it("from right to left a dragged node stays where it was let go, too", async () => {
  root?.render(
    <UiProvider locale="en_US" direction="rtl">
      <DiagramEditor defaultValue={sampleDiagram} choices={sampleChoices} onChange={onChange} />
    </UiProvider>,
  );
  const leftOf = (id: string) => node(id).getBoundingClientRect().left;
  await expect.poll(() => leftOf("start") - leftOf("end")).toBeGreaterThan(0);
  const left = leftOf("hokimlik");
  const tell = pointerUpon(node("hokimlik"));
  tell("down", 0);
  for (const by of [4, 40, 160]) tell("move", by);
  tell("up", 160);
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(Math.abs(leftOf("hokimlik") - left - 160)).toBeLessThan(12);
});

it("the form of what is dragged comes when it is let go: drawing it does not hold up the drag", async () => {
  const nothing = page.getByText("Select a node or a relation to see its properties.");
  const tell = pointerUpon(node("hokimlik"));
  tell("down", 0);
  for (const by of [4, 40, 80]) tell("move", by);
  await expect.poll(selected).toEqual(["hokimlik"]);
  await expect.element(nothing).toBeVisible();
  tell("up", 80);
  await expect.element(nothing).not.toBeInTheDocument();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});
