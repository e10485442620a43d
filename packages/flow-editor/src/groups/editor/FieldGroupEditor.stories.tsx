import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { emptyGroup, lead } from "../../model/groups/index.js";
import { fieldSeeds } from "../../model/groups/seeds.js";
import { seededFlow, seededList } from "../../testing/seeded-groups.js";
import { FieldGroupEditor } from "./FieldGroupEditor.js";

const meta = {
  title: "Groups/FieldGroupEditor",
  component: FieldGroupEditor,
  args: { fields: fieldSeeds, defaultValue: seededFlow(), onChange: fn(), height: "520px" },
  parameters: {
    docs: {
      description: {
        component: `Puts a field group together: fields in order, and which question follows which answer.

**Use it** on the page of a field group. **Not** for one field alone: that is FieldEditor.

| Key | What it does |
|---|---|
| Tab | Goes through tabs, lists, questions and ways |
| Alt+Up, Alt+Down | Moves a field in the list |
| Arrows on a select | Chooses what follows an answer |
| Delete | Takes the selected question or way off the drawing |
| Ctrl+Z, Ctrl+Shift+Z | Undoes, redoes |`,
      },
    },
  },
} satisfies Meta<typeof FieldGroupEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fields are added from the register, put in order by buttons, and taken out; each act can be undone. */
export const Fields: Story = {
  args: { defaultValue: emptyGroup },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The group has no fields yet")).toBeVisible();
    for (const name of ["Year built", "Decision number"]) {
      await userEvent.type(await canvas.findByRole("combobox", { name: "Add a field" }), name.slice(0, 6));
      await userEvent.click(await screen.findByRole("option", { name }));
      await waitFor(() => expect(canvas.getByRole("row", { name: new RegExp(name) })).toBeVisible());
    }
    const names = () => canvas.getAllByRole("row").map((row) => row.textContent);
    await expect(names()[0]).toContain("Year built");
    await userEvent.click(
      within(canvas.getAllByRole("row")[1] ?? document.body).getByRole("button", { name: /^Move up/ }),
    );
    await waitFor(() => expect(names()[0]).toContain("Decision number"));
    await userEvent.click(canvas.getByRole("button", { name: "Take “Decision number” out of the group" }));
    await waitFor(() => expect(names()).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(names()).toHaveLength(2));
  },
};

/** From a plain list to branches, by the list beside the canvas and the keyboard alone. */
export const Keyboard: Story = {
  args: { defaultValue: seededList(21, 67, 45) },
  play: async ({ canvas }) => {
    await canvas.findByRole("tab", { name: /Fields/ });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    const draw = await canvas.findByRole("button", { name: "Draw the ways" });
    draw.focus();
    await userEvent.keyboard("{Enter}");
    const way = await canvas.findByRole("button", { name: /After the answer “Not allocated”/ });
    way.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("Conclusion{Enter}");
    await waitFor(() => expect(way).toHaveTextContent("Conclusion file"));
    await userEvent.click(canvas.getByRole("button", { name: "Ways through the form: 2" }));
    await expect(canvas.getByText("Land plot allocated (Not allocated) → Conclusion file")).toBeVisible();
    await expect(within(canvas.getByRole("list", { name: "List of the ways" })).getAllByRole("listitem")).toHaveLength(
      2,
    );
    await expect(canvas.getByRole("region", { name: "The longest" })).toHaveTextContent(
      "Land plot allocated → Decision number → Conclusion file",
    );
  },
};

/** A finding leads to its repair, and a repaired group has none. */
export const Findings: Story = {
  args: { defaultValue: { ...seededFlow(), list: seededList(21, 67, 68, 75, 20, 45, 66).list } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: /Findings/ }));
    await expect(await canvas.findByText(/“Year built” is never asked/)).toBeVisible();
  },
};

/** The preview is the real form: it follows the answers, and its checks work. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Preview" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "Not allocated" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "Not a member" }));
    await expect(canvas.queryByRole("textbox", { name: /Decision number/ })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Allocated" }));
    await expect(await canvas.findByRole("textbox", { name: /Decision number/ })).toBeVisible();
  },
};

/** The canvas with the list beside it: branches, an answer that ends the form, a question at fault. */
export const AllStates: Story = {
  parameters: { mountedForEachLook: "A diagram is brought into sight once, when it is mounted." },
  args: { defaultValue: lead(seededFlow(), "q45-1", "q68-1")[0] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Flow" }));
    await expect(await canvas.findByText("A way goes round: the ways cannot be counted.")).toBeVisible();
  },
};
