import "@yer/ui/intl-uz";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { Diagram } from "../model/diagram.js";
import { validate } from "../model/validate.js";
import { editorIn, given } from "../testing/editor-story.js";
import { sampleChoices, sampleDiagram } from "../testing/samples.js";
import { DiagramEditor } from "./DiagramEditor.js";
import type { DiagramChangeHandler } from "./use-diagram-editor.js";

const meta = {
  component: DiagramEditor,
  args: { choices: sampleChoices, onChange: fn<DiagramChangeHandler>() },
} satisfies Meta<typeof DiagramEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const node = (editor: ReturnType<typeof within>, name: RegExp): HTMLElement => editor.getByRole("group", { name });

/** Tabs until a node of the canvas has the focus. */
const reach = async (id: string) => {
  document.body.focus();
  for (let tries = 0; tries < 60; tries++) {
    if (document.activeElement?.matches(`.react-flow__node[data-id="${id}"]`)) return;
    await userEvent.tab();
  }
  throw new Error(`Tab does not reach ${id}.`);
};

/** A new drawing becomes a sound diagram by presses alone: each adds a node and connects it. */
export const DrawByPointer: Story = {
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    await step("append a step to the start, and an end to the step", async () => {
      await userEvent.click(node(editor, /^Start/));
      await waitFor(() => expect(node(editor, /^Start/)).toHaveClass("selected"));
      await userEvent.click(within(node(editor, /^Start/)).getByRole("button", { name: /^Add a step after/ }));
      const next = await editor.findByRole("group", { name: /^Step: New step/ });
      await userEvent.click(await within(next).findByRole("button", { name: /^Add an end after/ }));
      await expect(validate(given(args.onChange))).toEqual([]);
    });
    await step("what is left unsaid is listed", async () => {
      await userEvent.click(editor.getByRole("tab", { name: /Findings/ }));
      await expect(await editor.findByText(/“New step” does not say who gives the conclusion/)).toBeVisible();
      await expect(editor.getByText("“New step” has no field group.")).toBeVisible();
    });
    await step("a finding leads to its place", async () => {
      await userEvent.click(editor.getByText("“New step” has no field group."));
      await expect(node(editor, /^Step: New step/)).toHaveClass("selected");
    });
    await step("undo takes each act back, redo does it again", async () => {
      const end = given(args.onChange);
      await userEvent.click(editor.getByRole("button", { name: "Undo" }));
      await userEvent.click(editor.getByRole("button", { name: "Undo" }));
      await expect(given(args.onChange).steps).toEqual([]);
      await userEvent.click(editor.getByRole("button", { name: "Redo" }));
      await userEvent.click(editor.getByRole("button", { name: "Redo" }));
      await expect(given(args.onChange)).toEqual(end);
    });
  },
};

/** The same by keyboard alone: choose by Enter, rename by F2, connect by C, delete by Delete, undo by Ctrl+Z. */
export const DrawByKeyboard: Story = {
  args: { defaultValue: sampleDiagram },
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    await step("rename", async () => {
      await reach("hokimlik");
      await userEvent.keyboard("{Enter}{F2}");
      const field = await editor.findByRole("textbox", { name: "Rename" });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard("Devor{Escape}");
      await waitFor(() => expect(node(editor, /^Step: Tuman hokimligi xulosasi,/)).toHaveFocus());
      await userEvent.keyboard("{F2}");
      await editor.findByRole("textbox", { name: "Rename" });
      await userEvent.keyboard("Hokimlik{Enter}");
      await waitFor(() => expect(node(editor, /^Step: Hokimlik,/)).toHaveFocus());
    });
    await step("typing is undone as one", async () => {
      await userEvent.keyboard("{Control>}z{/Control}");
      await waitFor(() => expect(node(editor, /^Step: Tuman hokimligi xulosasi,/)).toBeVisible());
    });
    await step("move by arrow keys", async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      await reach("hokimlik");
      await userEvent.keyboard("{Enter}{ArrowDown}{ArrowDown}");
      const before = sampleDiagram.steps.find(({ id }) => id === "hokimlik")?.position.y ?? 0;
      await expect(given(args.onChange).steps.find(({ id }) => id === "hokimlik")?.position.y).toBe(before + 16);
    });
    await step("connect", async () => {
      await userEvent.keyboard("c");
      await screen.findByRole("listbox", { name: /Connect to/ });
      await userEvent.keyboard("{Enter}");
      await waitFor(() =>
        expect(given(args.onChange).relations.filter(({ source }) => source === "hokimlik")).toHaveLength(2),
      );
    });
    await step("delete", async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      await reach("hokimlik");
      await userEvent.keyboard("{Enter}{Delete}");
      await waitFor(() => expect(given(args.onChange).steps.map(({ id }) => id)).not.toContain("hokimlik"));
      await expect(editor.getByText("1 item deleted")).toBeInTheDocument();
    });
  },
};

/** Who answers, how many, how long: all that a step says. */
export const StepProperties: Story = {
  args: { defaultValue: sampleDiagram },
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(node(editor, /^Step: Muhandislik/));
    await step("the quantity of the relation that leaves the step", async () => {
      const field = await editor.findByRole("textbox", { name: /Conclusions needed/ });
      await expect(field).toHaveValue("2");
      await userEvent.clear(field);
      await userEvent.type(field, "3{Enter}");
      await waitFor(() =>
        expect(given(args.onChange).relations.find(({ source }) => source === "utilities")?.quantity).toBe(3),
      );
    });
    await step("a named organisation is one: the quantity becomes 1", async () => {
      await userEvent.click(editor.getByRole("radio", { name: "A named organization" }));
      const field = await editor.findByRole("combobox", { name: /Organization/ });
      await userEvent.type(field, "Toshkent");
      await userEvent.click(await screen.findByRole("option", { name: /Toshkent/ }));
      await waitFor(() =>
        expect(given(args.onChange).steps.find(({ id }) => id === "utilities")?.concluder).toEqual({
          kind: "organisation",
          organisationId: "tashkent-water",
        }),
      );
      await expect(given(args.onChange).relations.find(({ source }) => source === "utilities")?.quantity).toBe(1);
    });
  },
};

const broken: Diagram = {
  ...sampleDiagram,
  relations: [...sampleDiagram.relations, { id: "wrong", source: "hokimlik", target: "architecture", quantity: 1 }],
  parallelGateways: [...sampleDiagram.parallelGateways],
};

const mendable: Diagram = {
  ...sampleDiagram,
  parallelGateways: [],
  relations: [
    ["start", "cadastre"],
    ["start", "architecture"],
    ["cadastre", "utilities"],
    ["architecture", "utilities"],
    ["utilities", "hokimlik"],
    ["hokimlik", "end"],
  ].map(([source = "", target = ""], index) => ({ id: `r${index}`, source, target, quantity: 1 })),
};

/** What repairs themselves can mend, they mend in one press each, or all at once. */
export const Repairs: Story = {
  args: { defaultValue: mendable },
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(editor.getByRole("tab", { name: /Findings/ }));
    await step("a repair is shown before it is made", async () => {
      await userEvent.hover(await editor.findByRole("button", { name: "Insert a split" }));
      await waitFor(() => expect(canvasElement.querySelector(".react-flow__node.proposed")).not.toBeNull());
    });
    await step("all at once", async () => {
      await userEvent.click(editor.getByRole("button", { name: "Mend all" }));
      await expect(await editor.findByText("No findings: it can be published.")).toBeVisible();
      await expect(validate(given(args.onChange))).toEqual([]);
    });
  },
};

/** A circle cannot be mended by a press: the finding says what to do. */
export const Faulty: Story = {
  args: { defaultValue: broken },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(editor.getByRole("tab", { name: /Findings/ }));
    await expect(await editor.findByText(/The way goes round in a circle/)).toBeVisible();
    await expect(await editor.findByText("Only a person can mend this.")).toBeVisible();
    const repair = await editor.findByRole("button", { name: "Mend all" });
    await userEvent.click(repair);
    const panel = within(editor.getByRole("tabpanel"));
    await expect(await panel.findByText(/^Mended\. 1 finding is left for a person to mend/)).toBeVisible();
  },
};

/** The whole diagram as a list, edited in place. */
export const AsOutline: Story = {
  args: { defaultValue: sampleDiagram },
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(editor.getByRole("tab", { name: "Outline" }));
    await step("add after a step", async () => {
      await userEvent.click(await editor.findByRole("button", { name: "Add a step after “Tuman hokimligi xulosasi”" }));
      await expect(validate(given(args.onChange))).toEqual([]);
    });
    await step("the new step is open; rename it there", async () => {
      const field = await editor.findByRole("textbox", { name: "Name" });
      await userEvent.clear(field);
      await userEvent.type(field, "Yakuniy xulosa");
      await expect(given(args.onChange).steps.at(-1)?.label).toBe("Yakuniy xulosa");
    });
    await step("say what readers of English call it: who reads English is told that", async () => {
      await userEvent.click(editor.getByRole("button", { name: "In other languages" }));
      await userEvent.type(await editor.findByRole("textbox", { name: "English" }), "Last");
      await expect(given(args.onChange).steps.at(-1)).toMatchObject({
        label: "Yakuniy xulosa",
        names: { en_US: "Last" },
      });
      await expect(await editor.findByRole("button", { name: /^Last/ })).toBeVisible();
    });
  },
};

/** Everything by name: Ctrl+K, a few letters, Enter; what cannot be done tells why. */
export const Commands: Story = {
  args: { defaultValue: sampleDiagram },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(node(editor, /^Start/));
    await userEvent.keyboard("{Control>}k{/Control}");
    const dialog = await screen.findByRole("dialog", { name: "Commands" });
    await expect(within(dialog).getByRole("option", { name: /^Undo/ })).toHaveTextContent("Nothing to undo");
    await userEvent.keyboard("hokim");
    await within(dialog).findByRole("option", { name: /Go to: Tuman hokimligi/ });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(node(editor, /^Step: Tuman hokimligi/)).toHaveClass("selected"));
  },
};

/** Tidying up lays the nodes out in columns, and can be undone. */
export const TidyUp: Story = {
  args: { defaultValue: mendable },
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(editor.getByRole("button", { name: "Tidy up" }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const of = (id: string) => given(args.onChange).steps.find((step) => step.id === id)?.position.x ?? 0;
    await expect(of("cadastre")).toBe(of("architecture"));
    await expect(of("utilities")).toBeGreaterThan(of("cadastre"));
    await userEvent.click(editor.getByRole("button", { name: "Undo" }));
    await expect(given(args.onChange)).toEqual(mendable);
  },
};

const bpmn = `<?xml version="1.0"?>
<x:definitions xmlns:x="http://www.omg.org/spec/BPMN/20100524/MODEL"><x:process id="p">
<x:startEvent id="s"/><x:exclusiveGateway id="choice"/><x:userTask id="t" name="Xulosa"/><x:endEvent id="e"/>
<x:sequenceFlow id="f" sourceRef="s" targetRef="t"/><x:sequenceFlow id="g" sourceRef="t" targetRef="e"/>
</x:process></x:definitions>`;

const moreSteps = ["u", "v", "w"].map((id) => `<x:task id="${id}" name="${id}"/>`).join("");

/** A BPMN file opens as one edit, and what was read otherwise is said. */
export const OpenFile: Story = {
  args: { defaultValue: sampleDiagram },
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is nowhere to put a file.");
    await step("it has fewer steps than the diagram: that is asked first, with what was read otherwise", async () => {
      await userEvent.upload(input, new File([bpmn], "a.bpmn"));
      const dialog = await screen.findByRole("alertdialog", { name: "Replace the diagram?" });
      await expect(within(dialog).getByText("The file gives 1 step; there are 4 here.")).toBeVisible();
      await expect(within(dialog).getByText(/^Read as parallel gateways.*: 1 \(choice\)\.$/)).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.click(within(dialog).getByRole("button", { name: "Replace" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(given(args.onChange).steps.map(({ label }) => label)).toEqual(["Xulosa"]);
    });
    await step("undo brings the diagram before it back", async () => {
      await userEvent.click(editor.getByRole("button", { name: "Undo" }));
      await expect(given(args.onChange)).toEqual(sampleDiagram);
    });
    await step("one with as many steps takes its place at once, and what was read otherwise is said", async () => {
      await userEvent.upload(input, new File([bpmn.replace("</x:process>", `${moreSteps}</x:process>`)], "c.bpmn"));
      const dialog = await screen.findByRole("dialog", { name: "The file was opened" });
      await expect(within(dialog).getByText(/^Read as parallel gateways/)).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("a broken file changes nothing and says where it is broken", async () => {
      await userEvent.upload(input, new File(["<x>"], "b.bpmn"));
      const dialog = await screen.findByRole("dialog", { name: "The file could not be opened" });
      await expect(within(dialog).getByText(/broken at line 1/)).toBeVisible();
    });
  },
};

/** Of a file with several processes the person chooses one, by its name and a small picture. */
export const OpenOneProcess: Story = {
  play: async ({ args, canvasElement }) => {
    await editorIn(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is nowhere to put a file.");
    const lone =
      '<x:process id="other" name="Shikoyat"><x:task id="o" name="Javob"/><x:task id="o2" name="Xat"/></x:process>';
    await userEvent.upload(input, new File([bpmn.replace("</x:process>", `</x:process>${lone}`)], "two.bpmn"));
    const dialog = await screen.findByRole("dialog", { name: "Which process is to be opened?" });
    await expect(dialog.querySelectorAll("canvas")).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole("button", { name: "Open “Shikoyat”" }));
    await waitFor(() => expect(given(args.onChange).steps.map(({ label }) => label)).toEqual(["Javob", "Xat"]));
  },
};

/** Work on a file says how far it is, and is given up by a press: the diagram stays as it was. */
export const GiveUpFile: Story = {
  args: {
    readFile: async (_bytes, { signal, onProgress }) => {
      onProgress(0.4);
      return await new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("Nobody waits.")));
      });
    },
  },
  play: async ({ args, canvasElement }) => {
    await editorIn(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is nowhere to put a file.");
    await userEvent.upload(input, new File([bpmn], "slow.bpmn"));
    const dialog = await screen.findByRole("dialog", { name: "Opening the file" });
    await waitFor(() => expect(within(dialog).getByRole("progressbar")).toHaveAttribute("value", "40"));
    await userEvent.click(within(dialog).getByRole("button", { name: /^Cancel/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The parent owns the diagram: what it keeps is what the editor shows, and another one begins a new log. */
export const Controlled: Story = {
  render: function Parent(args) {
    const [value, setValue] = useState(sampleDiagram);
    return (
      <>
        <button type="button" onClick={() => setValue(mendable)}>
          Another
        </button>
        <DiagramEditor
          {...args}
          value={value}
          onChange={(next, operations) => {
            setValue(next);
            args.onChange?.(next, operations);
          }}
        />
      </>
    );
  },
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    await step("two presses in the same moment are two edits", async () => {
      const add = editor.getByRole("button", { name: "Add a step" });
      await userEvent.dblClick(add);
      await expect(given(args.onChange).steps).toHaveLength(sampleDiagram.steps.length + 2);
    });
    await step("each is undone by itself", async () => {
      await userEvent.click(editor.getByRole("button", { name: "Undo" }));
      await userEvent.click(editor.getByRole("button", { name: "Undo" }));
      await expect(given(args.onChange)).toEqual(sampleDiagram);
    });
    await step("another diagram has nothing to undo", async () => {
      await userEvent.click(editor.getByRole("button", { name: "Redo" }));
      await userEvent.click(within(canvasElement).getByRole("button", { name: "Another" }));
      await waitFor(() => expect(editor.getByRole("button", { name: "Undo" })).toBeDisabled());
      await waitFor(() => expect(editor.queryByRole("group", { name: /New step/ })).toBeNull());
    });
  },
};

/** Tried out: conclusions by presses, who is awaited by name, the outcome at the end; the diagram stays as it is. */
export const Play: Story = {
  args: { defaultValue: sampleDiagram, onScenariosChange: fn(), onRelationUpdate: fn() },
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    const give = async (name: RegExp) => userEvent.click(await editor.findByRole("button", { name }));
    await userEvent.click(editor.getByRole("tab", { name: "Play" }));
    await step("three bodies are awaited at once", async () => {
      await expect(await editor.findAllByRole("region", { name: /^Awaited conclusions/ })).toHaveLength(3);
      await expect(editor.getByText("2 more needed")).toBeVisible();
    });
    await step("the canvas follows", async () => {
      await give(/^Davlat kadastrlari palatasi: Positive/);
      await waitFor(() => expect(node(editor, /^Step: Kadastr palatasi xulosasi, Done/)).toBeVisible());
    });
    await step("a negative conclusion makes the outcome negative, at the end", async () => {
      await give(/^Qurilish boʻlimi: Negative/);
      await give(/^Muhandislik tarmoqlari, organization 2: Positive/);
      await give(/^Muhandislik tarmoqlari, organization 1: Positive/);
      await give(/^Tuman hokimligi: Positive/);
      await expect(await editor.findByText("The discussion has ended: the outcome is negative.")).toBeVisible();
      await expect(args.onRelationUpdate).toHaveBeenCalledTimes(5);
    });
    await step("what was played is kept as a scenario, which holds", async () => {
      await userEvent.type(editor.getByRole("textbox", { name: "Name of the scenario" }), "One body says no");
      await userEvent.click(editor.getByRole("button", { name: "Keep as a scenario" }));
      await expect(await editor.findByText("As expected.")).toBeVisible();
      await expect(args.onScenariosChange).toHaveBeenCalledWith([
        expect.objectContaining({
          name: "One body says no",
          expected: expect.objectContaining({ outcome: "negative" }),
        }),
      ]);
    });
    await step("the diagram was not touched", async () => {
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

/** A menu at the pointer is about what was pointed at; the keys open it too. */
export const ContextMenu: Story = {
  args: { defaultValue: sampleDiagram },
  play: async ({ canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    const sheet = canvasElement.querySelector(".react-flow__pane");
    if (!sheet) throw new Error("There is no sheet.");
    await userEvent.pointer({ keys: "[MouseRight]", target: node(editor, /^Step: Tuman hokimligi xulosasi,/) });
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Rename/ }));
    const field = await editor.findByRole("textbox", { name: "Rename" });
    await userEvent.clear(field);
    await userEvent.type(field, "Hokim{Enter}");
    await waitFor(() => expect(node(editor, /^Step: Hokim,/)).toBeVisible());
    await step("after the sheet's own menu was closed, keys ask about the node that has the focus", async () => {
      await userEvent.pointer({ keys: "[MouseRight]", target: sheet });
      await screen.findByRole("menuitem", { name: "Add a step" });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      const named = node(editor, /^Step: Kadastr palatasi xulosasi,/);
      named.focus();
      await userEvent.keyboard("{Shift>}{F10}{/Shift}");
      await expect(await screen.findByRole("menuitem", { name: /^Rename/ })).toBeVisible();
      await expect(named).toHaveClass("selected");
    });
  },
};

/** A scenario kept on another form of the diagram says where it leads now. */
export const ScenarioFails: Story = {
  args: {
    defaultValue: sampleDiagram,
    scenarios: [
      {
        id: "s",
        name: "Ends at once",
        conclusions: [{ stepId: sampleDiagram.steps[0]?.id ?? "", verdict: "positive" }],
        expected: { path: [], outcome: "positive" },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(editor.getByRole("tab", { name: "Play" }));
    await expect(await editor.findByText("Another outcome: the discussion did not end.")).toBeVisible();
  },
};

/** A diagram that is not sound plays how it goes wrong. */
export const PlayFaulty: Story = {
  args: { defaultValue: broken },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await userEvent.click(editor.getByRole("tab", { name: "Play" }));
    const next = await editor.findByRole("button", { name: "Next step" });
    for (let moves = 0; moves < 20 && !next.hasAttribute("disabled"); moves++) await userEvent.click(next);
    await expect(await editor.findByRole("alert")).toBeVisible();
  },
};

/** Every look at once. */
export const AllStates: Story = {
  parameters: { mountedForEachLook: "A diagram is brought into sight once, when it is mounted." },
  args: { defaultValue: broken },
};
