import "@yer/ui/intl-uz";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { stagedDiagram } from "../model/seeds.js";
import { editorIn, given } from "../testing/editor-story.js";
import { sampleChoices, sampleDiagram } from "../testing/samples.js";
import { DiagramEditor } from "./DiagramEditor.js";
import type { DiagramChangeHandler } from "./use-diagram-editor.js";

const meta = {
  title: "Diagrams/DiagramEditor table",
  component: DiagramEditor,
  args: { choices: sampleChoices, defaultValue: sampleDiagram, onChange: fn<DiagramChangeHandler>() },
} satisfies Meta<typeof DiagramEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Turns the drawing into the table, by the keyboard. */
async function tabled(canvasElement: HTMLElement) {
  const editor = await editorIn(canvasElement);
  const turn = editor.getByRole("button", { name: "Table" });
  turn.focus();
  await userEvent.keyboard("{Enter}");
  return within(await editor.findByRole("table"));
}

/** Types over what a field holds; Enter takes it. */
const fill = async (field: HTMLElement, words: string) => {
  field.focus();
  await userEvent.keyboard(`{Control>}a{/Control}${words}{Enter}`);
};

/** A row for each node in the order of the discussion, and every value of it changed in its cell, by keyboard alone. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const table = await tabled(canvasElement);
    const step0 = () => given(args.onChange).steps.find(({ id }) => id === "hokimlik");
    const leaving = () => given(args.onChange).relations.filter(({ source }) => source === "hokimlik");
    const cell = (head: string, role: "textbox" | "combobox", name = "Tuman hokimligi xulosasi") =>
      table.getByRole(role, { name: `${head}: ${name}` });

    await step("the order is that of the discussion", async () => {
      const rows = table.getAllByRole("row").slice(1);
      await expect(rows).toHaveLength(8);
      await expect(rows[0]).toHaveAttribute("data-row", "start");
      await expect(rows.at(-1)).toHaveAttribute("data-row", "end");
    });
    await step("name, days, conclusions", async () => {
      await fill(cell("Term in days", "textbox"), "12");
      await waitFor(() => expect(step0()?.days).toBe(12));
      await fill(cell("Conclusions needed", "textbox"), "3");
      await waitFor(() => expect(leaving()[0]?.quantity).toBe(3));
      await fill(cell("Name", "textbox"), "Hokim");
      await waitFor(() => expect(step0()?.label).toBe("Hokim"));
    });
    await step("who concludes: a named organisation is one", async () => {
      cell("Who concludes", "combobox", "Hokim").focus();
      await userEvent.keyboard("{Control>}a{/Control}Toshkent");
      await screen.findByRole("option", { name: /Toshkent/ });
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await waitFor(() =>
        expect(step0()?.concluder).toEqual({ kind: "organisation", organisationId: "tashkent-water" }),
      );
      await expect(leaving()[0]?.quantity).toBe(1);
    });
    await step("where it leads: one more way, and one less", async () => {
      cell("Leads to", "combobox", "Hokim").focus();
      await userEvent.keyboard("Kadastr");
      await screen.findByRole("option", { name: /Kadastr/ });
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await waitFor(() => expect(leaving().map(({ target }) => target)).toEqual(["end", "cadastre"]));
      await userEvent.keyboard("{Escape}");
      cell("Leads to", "combobox", "Hokim").focus();
      await userEvent.keyboard("{Backspace}");
      await waitFor(() => expect(leaving().map(({ target }) => target)).toEqual(["end"]));
    });
    await step("a step after it, and away again", async () => {
      table.getByRole("button", { name: "Add a step after “Hokim”" }).focus();
      await userEvent.keyboard("{Enter}");
      await table.findByRole("textbox", { name: "Name: New step" });
      table.getByRole("button", { name: "Delete: New step" }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(table.queryByRole("textbox", { name: "Name: New step" })).toBeNull());
      await expect(leaving().map(({ target }) => target)).toEqual(["end"]);
    });
  },
};

/** In step with everything else: what is chosen in the outline is marked here, and what is written here stands there. */
export const InStep: Story = {
  tags: ["soak"],
  play: async ({ canvasElement, step }) => {
    const editor = await editorIn(canvasElement);
    const table = await tabled(canvasElement);
    await step("the panel makes way for the table's columns, and stands beside it when it is asked for", async () => {
      const ways = () => table.getByRole("combobox", { name: "Leads to: Kadastr palatasi xulosasi" });
      const frame = canvasElement.getBoundingClientRect();
      await expect(editor.queryByRole("tab", { name: "Outline" })).toBeNull();
      await expect(table.getAllByRole("columnheader")).toHaveLength(7);
      await expect(ways().getBoundingClientRect().right).toBeLessThan(frame.right);
      await userEvent.click(editor.getByRole("button", { name: "About the diagram" }));
      const panel = (await editor.findByRole("tab", { name: "Outline" })).getBoundingClientRect();
      await expect(ways().getBoundingClientRect().right).toBeLessThan(panel.left);
    });
    await userEvent.click(editor.getByRole("tab", { name: "Outline" }));
    await userEvent.click(await editor.findByRole("button", { name: "Kadastr palatasi xulosasi" }));
    const row = table.getByRole("textbox", { name: "Name: Kadastr palatasi xulosasi" }).closest("tr");
    await waitFor(() => expect(row).toHaveAttribute("data-selected"));
    await fill(table.getByRole("textbox", { name: "Name: Kadastr palatasi xulosasi" }), "Kadastr");
    await expect(editor.getByRole("textbox", { name: "Name" })).toHaveValue("Kadastr");
    await userEvent.click(editor.getByRole("button", { name: "Table" }));
    await waitFor(() => expect(editor.getByRole("group", { name: /^Step: Kadastr,/ })).toBeVisible());
    await expect(editor.getByRole("group", { name: /^Step: Kadastr,/ })).toHaveClass("selected");
  },
};

const many = stagedDiagram(
  Array.from({ length: 120 }, (_, at) => [
    {
      id: `s${at + 1}`,
      label: `Qadam ${at + 1}`,
      concluder: { kind: "kind", organisationKind: "cadastre" } as const,
      fieldGroupId: "right-to-building",
      days: 10,
    },
  ]),
  { start: "Boshlanish", end: "Tugash" },
);

/** A long diagram in pages; what is looked for is brought onto its page. */
export const Long: Story = {
  tags: ["soak"],
  args: { defaultValue: many },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement);
    const table = await tabled(canvasElement);
    await expect(table.getAllByRole("row")).toHaveLength(51);
    await expect(editor.getByText(/1–50 of 122/)).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("dialog", { name: "Commands" });
    await userEvent.keyboard("Qadam 117{Enter}");
    const row = (await table.findByRole("textbox", { name: "Name: Qadam 117" })).closest("tr");
    await expect(row).toHaveAttribute("data-selected");
    await waitFor(() => expect(row).toBeVisible());
  },
};

/** The table with a row chosen, in the draft that has faults. */
export const AllStates: Story = {
  args: {
    defaultValue: {
      ...sampleDiagram,
      steps: sampleDiagram.steps.map((step) => (step.id === "utilities" ? { ...step, concluder: null } : step)),
      relations: [...sampleDiagram.relations, { id: "wrong", source: "hokimlik", target: "architecture", quantity: 1 }],
    },
  },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement);
    await userEvent.click(await editor.findByRole("button", { name: /^(Table|Jadval)$/ }));
    await editor.findByRole("table");
  },
};
