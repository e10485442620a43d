import { UiProvider, loadUiTexts } from "@yer/ui";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { stagedDiagram } from "../model/seeds.js";
import { sampleChoices } from "../testing/samples.js";
import { loadFlowTexts } from "../texts/load-flow-texts.js";
import { DiagramEditor } from "./DiagramEditor.js";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const large = (count: number) =>
  stagedDiagram(
    Array.from({ length: count / 4 }, (_, stage) =>
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

/** The stage of a step, by its id. */
const stageOf = (id: string | undefined) => Math.floor(Number(id?.slice(1)) / 4);

async function twoFrames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Which nodes' elements the browser was told to change while something was done. */
async function changedNodes(work: () => Promise<void>): Promise<Set<string>> {
  const changed = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const id = element?.closest(".react-flow__node")?.getAttribute("data-id");
      if (id) changed.add(id);
    }
  });
  const nodes = document.querySelector(".react-flow__nodes");
  if (!nodes) throw new Error("The canvas has no nodes.");
  observer.observe(nodes, { attributes: true, childList: true, subtree: true, characterData: true });
  await work();
  observer.disconnect();
  return changed;
}

async function show(choices = sampleChoices): Promise<void> {
  await Promise.all([loadUiTexts("en_US"), loadFlowTexts("en_US")]);
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(
    <UiProvider locale="en_US">
      <DiagramEditor defaultValue={large(100)} choices={choices} />
    </UiProvider>,
  );
  await expect.element(page.getByRole("region", { name: "Discussion logic editor" })).toBeVisible();
}

it("names the canvas, and its nodes are reached in the order of the flow", async () => {
  await show();
  const canvas = page.getByRole("application", { name: "Discussion logic", exact: true });
  await expect.element(canvas).toBeVisible();
  const ids = () =>
    [...canvas.element().querySelectorAll<HTMLElement>(".react-flow__node")].map((one) => one.dataset["id"]);
  await expect.poll(() => ids().length).toBeGreaterThan(100);
  const steps = ids().filter((id) => /^s\d+$/.test(id ?? ""));
  expect(steps.map(stageOf)).toEqual(steps.map(stageOf).toSorted((a, b) => a - b));
});

it("draws only the node that moved, among a hundred", async () => {
  await show();
  await expect.poll(() => document.querySelectorAll(".react-flow__edge-path").length).toBeGreaterThan(100);

  const node = document.querySelector<HTMLElement>('.react-flow__node[data-id="s41"]');
  if (!node) throw new Error("The node is not drawn.");
  node.focus();
  await userEvent.keyboard("{Enter}");
  // What is drawn of the beginning and of the choice is none of the movement's.
  await expect.poll(async () => (await changedNodes(twoFrames)).size).toBe(0);
  const before = node.style.transform;
  const changed = await changedNodes(async () => {
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect.poll(() => node.style.transform).not.toBe(before);
  });
  expect([...changed]).toEqual(["s41"]);
});

it("draws only the row of the table that changed, of all its page", async () => {
  let drawn = 0;
  // Each row looks its questions up among these when it is drawn.
  const fieldGroups = new Proxy(sampleChoices.fieldGroups, {
    get: (groups, key) => {
      if (key === "some") drawn += 1;
      return Reflect.get(groups, key);
    },
  });
  await show({ ...sampleChoices, fieldGroups });
  await userEvent.click(page.getByRole("button", { name: "Table" }));
  const days = page.getByRole("textbox", { name: "Term in days: Step 7", exact: true });
  await expect.element(days).toBeVisible();
  expect(drawn).toBeGreaterThan(30);

  await userEvent.click(days);
  await expect.poll(() => document.querySelectorAll("tr[data-selected]").length).toBe(1);
  drawn = 0;
  await userEvent.fill(days, "12");
  await userEvent.keyboard("{Enter}");
  await expect.element(days).toHaveValue("12");
  // Beside the table stand the step's own properties, which look it up too.
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(15);
});
