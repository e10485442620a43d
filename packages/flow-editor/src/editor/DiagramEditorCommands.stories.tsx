import "@yer/ui/intl-uz";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import type { Diagram } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { editorIn, given } from "../testing/editor-story.js";
import { sampleChoices, sampleDiagram } from "../testing/samples.js";
import { DiagramEditor } from "./DiagramEditor.js";
import type { DiagramChangeHandler } from "./use-diagram-editor.js";
import type { PublishHandler } from "./use-publishing.js";

const meta = {
  title: "Diagrams/DiagramEditor commands",
  component: DiagramEditor,
  args: {
    choices: sampleChoices,
    defaultValue: sampleDiagram,
    onChange: fn<DiagramChangeHandler>(),
    onPublish: fn<PublishHandler>(),
  },
  parameters: { docs: { description: { component: "Everything that Ctrl+K offers, done by the keyboard alone." } } },
} satisfies Meta<typeof DiagramEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types without waiting between the keys: the palette answers what was typed, not how fast. */
const user = userEvent.setup({ delay: null });

/** Opens the palette, wherever in the editor the focus is. */
async function palette() {
  // A list or dialog that closes gives the focus back a moment later.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.keyboard("{Control>}k{/Control}");
  return within(await screen.findByRole("dialog", { name: "Commands" }));
}

/** The option that Enter would run now. */
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent ?? "";

const isNamed = (option: string, name: string) => option.startsWith(name) && !option.startsWith(`${name} after`);

/** How far up or down a step stands. */
const yOf = (diagram: Diagram, id: string) => diagram.steps.find((step) => step.id === id)?.position.y;

/** Which part of the canvas is seen, and how large. */
const viewOf = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>(".react-flow__viewport")?.style.transform;

/** What each play below does, by name; {@link Offered} fails when the palette offers anything else. */
const drawing = [
  "Add a step",
  "Add a parallel gateway",
  "Add an end",
  "Add a step after the selected",
  "Add a gateway after the selected",
  "Add an end after the selected",
  "Undo",
  "Redo",
] as const;
const editing = ["Rename", "Connect with another node", "Undo", "Delete", "Duplicate", "Copy", "Paste"] as const;
const sides = [
  "Align: At the start side",
  "Align: In the middle, across",
  "Align: At the end side",
  "Align: At the top",
  "Align: In the middle, down",
  "Align: At the bottom",
  "Distribute across",
  "Distribute down",
] as const;
const arranging = ["Select all", ...sides, "Tidy up", "Mend all", "Undo", "Connect with another node"] as const;
const panels = ["Findings", "Outline", "Play", "Properties"] as const;
const files = {
  "Save as BPMN": "diagram.bpmn",
  "Save as a picture (SVG)": "diagram.svg",
  "Picture (PNG)": "diagram.png",
  "Save as JSON": "diagram.json",
} as const;
const looking = ["Zoom in", "Zoom out", "Show all", "Full screen", "Table", "Drawing", ...panels] as const;
const giving = [
  "Publish",
  "Open a BPMN or JSON file…",
  "Print",
  ...(Object.keys(files) as (keyof typeof files)[]),
] as const;

const hokim = "Go to: Tuman hokimligi xulosasi";

/**
 * Runs commands by name and Enter, and tells which of a list were not run. The first name is typed; the others are
 * pasted, for a key is worth the whole editor and sixty names are a thousand of them.
 */
function runner<Name extends string>(names: readonly Name[]) {
  const left = new Set<Name>(names);
  let isTyped = false;
  const run = async (name: Name | `Go to: ${string}`) => {
    left.delete(name as Name);
    const dialog = await palette();
    const field = dialog.getByRole("combobox");
    const words = name.replace(/…$/, "");
    await (isTyped ? user.paste(words) : user.keyboard(words));
    isTyped = true;
    await waitFor(() => expect(dialog.getAllByRole("option").length).toBeLessThan(20));
    for (let tries = 0; tries < 20 && !isNamed(active(field), name); tries++) await user.keyboard("{ArrowDown}");
    await expect(isNamed(active(field), name)).toBe(true);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Commands" })).toBeNull());
  };
  return { run, left };
}

/** Adding, appending, undoing, doing again: by name and Enter. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    await editorIn(canvasElement);
    await user.tab();
    const { run, left } = runner(drawing);
    const now = () => given(args.onChange);

    await step("add each kind, and undo and redo it", async () => {
      for (const [name, slice] of [
        ["Add a step", "steps"],
        ["Add a parallel gateway", "parallelGateways"],
        ["Add an end", "headTail"],
      ] as const) {
        await run(name);
        await expect(now()[slice]).toHaveLength(sampleDiagram[slice].length + 1);
        await run("Undo");
        await expect(now()).toEqual(sampleDiagram);
      }
      await run("Redo");
      await expect(now().headTail).toHaveLength(3);
      await run("Undo");
    });
    await step("append each kind after a node that was gone to", async () => {
      for (const [name, kind] of [
        ["Add a step after the selected", "step"],
        ["Add a gateway after the selected", "gateway"],
        ["Add an end after the selected", "end"],
      ] as const) {
        await run(hokim);
        await run(name);
        const led = now().relations.filter(({ source }) => source === "hokimlik");
        await expect(led.some(({ target }) => target.startsWith(kind))).toBe(true);
        await run("Undo");
        await expect(now()).toEqual(sampleDiagram);
      }
    });
    await expect([...left]).toEqual([]);
  },
};

/** Renaming, connecting, copying, deleting: by name and Enter. */
export const EditByKeyboard: Story = {
  tags: ["soak"],
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    await user.tab();
    const { run, left } = runner(editing);
    const now = () => given(args.onChange);
    await step("rename", async () => {
      await run(hokim);
      await run("Rename");
      await waitFor(() => expect(editor.getByRole("textbox", { name: "Rename" })).toHaveFocus());
      await user.keyboard("Hokim{Enter}");
      await expect(now().steps.find(({ id }) => id === "hokimlik")?.label).toBe("Hokim");
      await run("Undo");
    });
    await step("connect", async () => {
      await run(hokim);
      await run("Connect with another node");
      await connectWith("{Enter}");
      await waitFor(() => expect(now().relations).toHaveLength(sampleDiagram.relations.length + 1));
      await run("Undo");
    });
    await step("duplicate, copy, paste", async () => {
      await run(hokim);
      await run("Duplicate");
      await expect(now().steps).toHaveLength(sampleDiagram.steps.length + 1);
      await run("Undo");
      await run(hokim);
      await run("Copy");
      await run("Paste");
      await expect(now().steps).toHaveLength(sampleDiagram.steps.length + 1);
      await run("Undo");
      await expect(now()).toEqual(sampleDiagram);
    });
    await step("delete; the keys stay with the editor, though what had the focus has gone", async () => {
      editor.getByRole("group", { name: /^Step: Tuman/ }).focus();
      await user.keyboard("{Enter}");
      await run("Delete");
      await expect(now().steps.map(({ id }) => id)).not.toContain("hokimlik");
      await waitFor(() => expect(document.activeElement?.closest("section[aria-label]")).not.toBeNull());
    });
    await expect([...left]).toEqual([]);
  },
};

/** Chooses, in the field that Connect leads to, what a node is connected with. */
async function connectWith(keys: string) {
  // The list opens at once: whoever asked for it wants to choose.
  await screen.findByRole("listbox", { name: /Connect to/ });
  await user.keyboard(keys);
}

/** Everything chosen, brought into line each way, tidied up; a finding mended. */
export const ArrangeByKeyboard: Story = {
  tags: ["soak"],
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    await user.tab();
    const { run, left } = runner(arranging);
    const now = () => given(args.onChange);
    await step("align and distribute", async () => {
      await run("Select all");
      await waitFor(() => expect(canvasElement.querySelectorAll(".react-flow__node.selected")).toHaveLength(8));
      for (const side of sides) {
        await run(side);
        await expect(now()).not.toEqual(sampleDiagram);
        await run("Undo");
        await expect(now()).toEqual(sampleDiagram);
      }
    });
    await step("tidy up", async () => {
      await run("Align: At the top");
      await run("Tidy up");
      await waitFor(() => expect(new Set(now().steps.map(({ position }) => position.y)).size).toBeGreaterThan(1));
      await run("Undo");
      await run("Undo");
    });
    await step("mend what can be mended", async () => {
      await run("Go to: Kadastr palatasi xulosasi");
      await run("Connect with another node");
      await connectWith("{End}{Enter}");
      await waitFor(() => expect(editor.getByRole("tab", { name: /^Findings.*[1-9]/ })).toBeVisible());
      await run("Mend all");
      await waitFor(() => expect(now().parallelGateways.length).toBeGreaterThan(2));
    });
    await expect([...left]).toEqual([]);
  },
};

/** Looking closer and from afar, the table, the parts of the panel; publishing, opening, saving, printing. */
export const LookAndGiveByKeyboard: Story = {
  tags: ["soak"],
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    await user.tab();
    const { run, left } = runner([...looking, ...giving]);
    await step("look closer, from afar, at all of it", async () => {
      for (const name of ["Zoom in", "Zoom out", "Zoom in", "Show all"] as const) {
        const before = viewOf(canvasElement);
        await run(name);
        await waitFor(() => expect(viewOf(canvasElement)).not.toBe(before));
      }
    });
    await step("fill the window, and give it back", async () => {
      for (const isFull of [true, false]) {
        await run("Full screen");
        await waitFor(() => expect(canvasElement.querySelector("section[data-full]") !== null).toBe(isFull));
      }
    });
    await step("as a table and back, and each part of the panel", async () => {
      await run("Table");
      await editor.findByRole("table");
      await run("Drawing");
      await waitFor(() => expect(editor.getByRole("group", { name: /^Step: Tuman/ })).toBeVisible());
      for (const name of panels) {
        await run(name);
        await waitFor(() =>
          expect(editor.getByRole("tab", { name: new RegExp(`^${name}`) })).toHaveAttribute("aria-selected", "true"),
        );
      }
    });
    await step("publish, open, save, print", async () => {
      await run("Publish");
      await expect(args.onPublish).toHaveBeenCalledOnce();
      const asked = spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => undefined);
      await run("Open a BPMN or JSON file…");
      await expect(asked).toHaveBeenCalledOnce();
      asked.mockRestore();
      const saved: string[] = [];
      const save = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
        saved.push(this.download);
      });
      const print = spyOn(globalThis, "print").mockImplementation(() => undefined);
      for (const [name, file] of Object.entries(files)) {
        await run(name as keyof typeof files);
        await waitFor(() => expect(saved).toContain(file));
      }
      await run("Print");
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      save.mockRestore();
      print.mockRestore();
    });
    await expect([...left]).toEqual([]);
  },
};

/** Nothing is offered that is not done above; what cannot be done now says what to do first. */
export const Offered: Story = {
  play: async ({ canvasElement }) => {
    await editorIn(canvasElement);
    await user.tab();
    const dialog = await palette();
    const names: readonly string[] = [...drawing, ...editing, ...arranging, ...looking, ...giving];
    // The list draws only what is in sight, so it is gone through: from the first option round to the first again.
    const field = dialog.getByRole("combobox");
    const offered = new Map<string, string>();
    while (!offered.has(field.getAttribute("aria-activedescendant") ?? "")) {
      offered.set(field.getAttribute("aria-activedescendant") ?? "", active(field));
      await user.keyboard("{ArrowDown}");
    }
    const options = [...offered.values()];
    await expect(options.length).toBeGreaterThan(40);
    await expect(
      options.filter((option) => !option.startsWith("Go to: ") && !names.some((name) => isNamed(option, name))),
    ).toEqual([]);
    for (const [name, reason] of [
      ["Paste", "Copy something first"],
      ["Mend all", "No finding mends itself"],
      ["Rename", "Select one step, start or end first"],
      ["Align: At the top", "Select two nodes or more first"],
      ["Distribute down", "Select three nodes or more first"],
    ] as const) {
      await expect(options.find((option) => isNamed(option, name))).toContain(reason);
    }
  },
};

/** The shapes of the bar and the bar's other buttons, reached by Tab and pressed by Enter. */
export const BarByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    const reach = async (name: string) => {
      const button = editor.getByRole("button", { name });
      (document.activeElement as HTMLElement | null)?.blur();
      for (let tries = 0; tries < 80 && document.activeElement !== button; tries++) await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
    };
    await step("each shape is added and chosen", async () => {
      await reach("Add a step");
      await reach("Add a parallel gateway");
      await reach("Add an end");
      await expect(nodesOf(given(args.onChange))).toHaveLength(nodesOf(sampleDiagram).length + 3);
    });
    await step("two are chosen by Enter and Shift+Enter, and brought into line", async () => {
      editor.getByRole("group", { name: /^Step: Kadastr/ }).focus();
      await userEvent.keyboard("{Enter}");
      editor.getByRole("group", { name: /^Step: Tuman/ }).focus();
      await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
      await waitFor(() => expect(canvasElement.querySelectorAll(".react-flow__node.selected")).toHaveLength(2));
      await reach("Align");
      await screen.findByRole("menu");
      await userEvent.keyboard("{End}{ArrowUp}{ArrowUp}{Enter}");
      await waitFor(() => expect(yOf(given(args.onChange), "cadastre")).toBe(yOf(given(args.onChange), "hokimlik")));
    });
  },
};

/** The palette, open. */
export const AllStates: Story = {
  parameters: { mountedForEachLook: "A diagram is brought into sight once, when it is mounted." },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(".react-flow__node")).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("dialog");
  },
};
