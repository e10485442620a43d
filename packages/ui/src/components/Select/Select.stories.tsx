import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions, groupedOptions } from "../../testing/options.js";
import { Select } from "./Select.js";

const meta = {
  title: "Inputs/Select",
  component: Select,
  args: { label: "Asos", name: "ground", items: demoOptions, width: "lg", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `One of a short list, all of it in view when it drops.

**When to use it.** For five to fifteen options that people know. Fewer stand better in the open, as a \`RadioGroup\`.

**When not.** More than about fifteen are found faster by typing: \`ComboBox\`. Several at once: \`MultiSelect\`.

Select-only combobox pattern of the ARIA Authoring Practices:

| Key | What it does |
|---|---|
| Enter, Space, Down, Up | Opens the list |
| Letters | Find an option by its beginning |
| Down, Up | Next, previous option |
| Home, End | First, last option |
| Enter, Space | Chooses |
| Escape | Closes without choosing |
| Delete, Backspace | Takes the choice back, where that is allowed |`,
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with an arrow, finds by typing, chooses with Enter, closes with Escape. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await screen.findByRole("listbox")).toBeVisible();
    await userEvent.keyboard("bog");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("garden");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(canvas.getByRole("button")).toHaveTextContent("Bogʻdorchilik shirkati");
    await userEvent.keyboard("{Enter}{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
};

/** A choice that need not be made can be taken back, by its button or by a key; the focus stays. */
export const Clears: Story = {
  args: { isClearable: true, defaultValue: "garden" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear: Asos" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    const trigger = canvas.getByRole("button");
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveTextContent("Choose");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("house");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** One that must be made cannot. */
export const KeepsItsChoice: Story = {
  args: { defaultValue: "garden" },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Delete}");
    await expect(canvas.getByRole("button")).toHaveTextContent("Bogʻdorchilik shirkati");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Options stand under headings, and are drawn by whoever hands them in; their label stays their name. */
export const GroupedAndDrawn: Story = {
  args: {
    items: groupedOptions,
    renderOption: ({ label }, { isSelected }) => (isSelected ? <strong>{label}</strong> : <em>{label}</em>),
    defaultValue: "house",
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const homes = await screen.findByRole("group", { name: "Uy-joy" });
    await expect(within(homes).getAllByRole("option")).toHaveLength(2);
    await expect(
      within(homes).getByRole("option", { name: "Yakka tartibdagi uy-joy" }).querySelector("strong"),
    ).not.toBeNull();
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("industry");
    await expect(canvas.getByRole("button")).toHaveTextContent("Kichik sanoat zonasi");
  },
};

/** One that may only be read is reached and read out, and neither opens nor changes. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, isClearable: true, defaultValue: "garden" },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole("button", { name: /read only/u });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}h{Delete}{Enter}");
    await userEvent.click(trigger);
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(trigger).toHaveTextContent("Bogʻdorchilik shirkati");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <Select {...props} items={demoOptions} isClearable defaultValue={filled ? "garden" : undefined} />
      )}
    />
  ),
};
