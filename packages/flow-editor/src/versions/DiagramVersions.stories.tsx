import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { appendNode } from "../editor/add-nodes.js";
import { change, remove } from "../model/edit.js";
import { sampleDiagram, sampleNames } from "../testing/samples.js";
import { type DiagramVersion, DiagramVersions } from "./DiagramVersions.js";

const [first, second] = sampleDiagram.steps;
const [longer] = change(sampleDiagram, "steps", first?.id ?? "", { days: 30, label: "Kadastr xulosasi" });
const [fewer] = remove(longer, [second?.id ?? ""]);
const [draft] = appendNode(fewer, "start", "step", { start: "", step: "Yangi qadam", end: "Tugash" }).edit;

const published: DiagramVersion = {
  id: "2",
  number: 2,
  state: "published",
  at: "2026-06-14T05:00:00Z",
  diagram: longer,
};

const meta = {
  title: "Diagrams/DiagramVersions",
  component: DiagramVersions,
  args: {
    versions: [
      { id: "3", number: 3, state: "draft", at: "2026-11-02T09:30:00Z", by: "Karimova Dilnoza", diagram: draft },
      published,
      { id: "1", number: 1, state: "replaced", at: "2025-03-05T05:00:00Z", by: "Aliyev Botir", diagram: sampleDiagram },
    ],
    names: sampleNames,
    onRestore: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Two versions of a diagram compared: on one canvas, with what has gone where it was, and in sentences.

**Use it** before publishing a draft, and to look back. **Not** to compare two different diagrams: their nodes have
nothing in common.

| Key | What it does |
|---|---|
| Tab | Goes to the two choices, through the picture's nodes, to the restoring button |
| Enter, Space, arrows | Choose a version |
| Arrows, +, −, 0 on the picture | Move, zoom, fit |`,
      },
    },
  },
} satisfies Meta<typeof DiagramVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the older side is chosen, the changes are said anew, and that version is made the draft. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const older = await canvas.findByRole("button", { name: /Compare/ });
    await userEvent.tab();
    await expect(older).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{End}{Enter}");
    await waitFor(() => expect(older).toHaveTextContent("Version 1"));
    await expect(canvas.getByText(/allowed|days/i, { selector: "[data-change=days-changed]" })).toBeVisible();
    const restore = canvas.getByRole("button", { name: "Make version 1 the draft" });
    restore.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRestore).toHaveBeenCalledWith(expect.objectContaining({ id: "1" }));
  },
};

/** Two versions of one meaning: nothing differs, and it is said. */
export const Same: Story = {
  args: { versions: [published, { ...published, id: "1", number: 1, state: "replaced" }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The meaning is the same.")).toBeVisible();
  },
};

/** The only version there is stands by itself: there is nothing to compare it with. */
export const Only: Story = {
  args: { versions: [published] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: /^Version 2/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Compare/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText("The meaning is the same.")).not.toBeInTheDocument();
  },
};

/** What the picture shows of the two is there as a list too, each change in a word. */
export const AsList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Stages of the discussion" }));
    const list = canvas.getByRole("list", { name: "Stages of the discussion" });
    for (const word of ["Added", "Removed"]) {
      await expect(within(list).getAllByText(word)[0]).toBeVisible();
    }
  },
};

/** Added, removed and changed at once. */
export const AllStates: Story = {
  parameters: { mountedForEachLook: "A diagram is brought into sight once, when it is mounted." },
};
