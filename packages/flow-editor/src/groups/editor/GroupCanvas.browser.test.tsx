import { loadUiTexts, UiProvider } from "@yer/ui";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fieldSeeds } from "../../model/groups/seeds.js";
import { drawInOrder } from "../../model/groups/index.js";
import type { GroupFlow } from "../../model/groups/index.js";
import { present } from "../../testing/present.js";
import { seededList } from "../../testing/seeded-groups.js";
import { loadFlowTexts } from "../../texts/load-flow-texts.js";
import { FieldGroupEditor } from "./FieldGroupEditor.js";
import type { GroupChangeHandler } from "./use-group-editor.js";

let root: Root | undefined;
const onChange = vi.fn<GroupChangeHandler>();

/** Land plot allocated (21), decision number (67), conclusion file (45), one after the other. */
const [inOrder] = drawInOrder(seededList(21, 67, 45));

const node = (id: string): HTMLElement =>
  present(document.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"]`) ?? undefined, `node ${id}`);
const handle = (id: string, handleId: string | null): HTMLElement =>
  present(
    [...node(id).querySelectorAll<HTMLElement>(".react-flow__handle")].find(
      (each) => each.dataset["handleid"] === handleId || (handleId === null && each.classList.contains("target")),
    ),
    `handle ${handleId ?? "in"} of ${id}`,
  );
const last = (): GroupFlow => present(onChange.mock.calls.at(-1)?.[0], "a change");

beforeEach(async () => {
  await page.viewport(1280, 900);
  await Promise.all([loadUiTexts("en_US"), loadFlowTexts("en_US")]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <UiProvider locale="en_US">
      <FieldGroupEditor fields={fieldSeeds} defaultValue={inOrder} onChange={onChange} />
    </UiProvider>,
  );
  await userEvent.click(page.getByRole("tab", { name: "Flow" }));
  await expect.poll(() => document.querySelectorAll(".react-flow__edge-path")).toHaveLength(2);
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  onChange.mockClear();
});

it("a question dragged to another place is one edit, which undo takes back", async () => {
  const id = present(inOrder.nodes[1]).id;
  const before = node(id).style.transform;
  await userEvent.dragAndDrop(node(id), present(document.querySelector(".react-flow__pane") ?? undefined), {
    sourcePosition: { x: 20, y: 12 },
    targetPosition: { x: 60, y: 420 },
  });
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(node(id).style.transform).not.toBe(before);
  expect(last().nodes.find((each) => each.id === id)?.position).not.toEqual(present(inOrder.nodes[1]).position);
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await expect.poll(last).toEqual(inOrder);
  await expect.poll(() => node(id).style.transform).toBe(before);
});

it("a way is drawn from an answer to the question that follows it, and the list beside says the same", async () => {
  const [first, , third] = inOrder.nodes.map(({ id }) => id);
  const option = present(fieldSeeds.find(({ id }) => id === 21)?.optionsList[1]);
  await userEvent.dragAndDrop(handle(first ?? "", `option-${option.id}`), handle(third ?? "", null));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  const way = last().selectedOptionsMap[first ?? ""]?.[option.id];
  expect(last().edges.find(({ id }) => id === way)).toMatchObject({ source: first, target: third });
  await expect
    .element(page.getByRole("button", { name: new RegExp(`After the answer “${option.label.en_US}”`) }))
    .toHaveTextContent("Conclusion file");
});

it("a way to the question itself is not drawn", async () => {
  const [first = ""] = inOrder.nodes.map(({ id }) => id);
  const option = present(fieldSeeds.find(({ id }) => id === 21)?.optionsList[0]);
  await userEvent.dragAndDrop(handle(first, `option-${option.id}`), handle(first, null));
  expect(onChange).not.toHaveBeenCalled();
});
