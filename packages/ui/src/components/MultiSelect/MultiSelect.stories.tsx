import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions, manyOptions } from "../../testing/options.js";
import { MultiSelect } from "./MultiSelect.js";

const meta = {
  title: "Inputs/MultiSelect",
  component: MultiSelect,
  args: { label: "Mahallalar", name: "places", items: manyOptions, width: "lg", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Any number of many, found by typing; what is chosen stands before the input as chips.

**When to use it.** For several of a long list: places of a report, bodies that take part.

**When not.** Up to about ten options are a \`CheckboxGroup\`, where all are seen at once.

Editable combobox with list autocomplete, of the ARIA Authoring Practices; the chips are one stop of Tab:

| Key | What it does |
|---|---|
| Letters | Narrow the list |
| Down, Up | Next, previous option |
| Enter | Adds or takes away the option |
| Escape | Closes the list |
| Backspace in the empty field | Takes the last one away |
| Left in the empty field, Shift+Tab | To the last chip |
| Left, Right, Home on a chip | To the chip before, after, to the first |
| End on a chip | Back to the field |
| Delete, Backspace, Enter on a chip | Takes it away |`,
      },
    },
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each choice becomes a chip; Backspace takes the last away, its button any. */
export const Keyboard: Story = {
  args: { items: demoOptions },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["house"]);
    await userEvent.keyboard("sanoat{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["house", "industry"]);
    await userEvent.keyboard("{Escape}{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["house"]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove: Yakka tartibdagi uy-joy" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** The chips are walked and taken away without the pointer. */
export const KeyboardOnChips: Story = {
  args: { items: demoOptions, defaultValue: ["house", "excess", "garden"] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.keyboard("{Escape}{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Remove: Hujjatdan ortiqcha maydon" })).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["house", "garden"]);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove: Bogʻdorchilik shirkati" })).toHaveFocus());
    await userEvent.keyboard("{Home}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["garden"]);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** In a narrow field long names are cut short, and nothing of a chip stands outside of it. */
export const InANarrowPlace: Story = {
  args: { items: demoOptions, defaultValue: ["house", "excess", "garden"], width: "full" },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 160 }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edge = canvas.getByRole("combobox").parentElement?.getBoundingClientRect().right ?? 0;
    for (const chip of canvas.getAllByRole("listitem")) {
      await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
      const button = within(chip).getByRole("button");
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    }
  },
};

/** However much of a line the chips leave, what opens the list stands beside the input, and never on a line of its own. */
export const OpenerBesideTheInput: Story = {
  args: { items: demoOptions, defaultValue: ["house"], width: "full" },
  decorators: [
    (Drawn) => (
      <div data-testid="place">
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place");
    const input = canvas.getByRole("combobox");
    const opener = canvas.getAllByRole("button").at(-1);
    for (let size = 160; size <= 400; size += 8) {
      place.style.inlineSize = `${size}px`;
      const { top, bottom, right } = input.getBoundingClientRect();
      const button = opener?.getBoundingClientRect();
      await expect(button?.top).toBeGreaterThanOrEqual(top);
      await expect(button?.bottom).toBeLessThanOrEqual(bottom);
      await expect(button?.left).toBeGreaterThanOrEqual(right);
    }
  },
};

/** Many chips are counted, and shown when asked for. */
export const ManyChosen: Story = {
  args: { defaultValue: Array.from({ length: 12 }, (_, index) => `place-${index}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("button", { name: "4 more" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(12);
    await userEvent.click(canvas.getByRole("button", { name: "Show fewer" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <MultiSelect {...props} items={demoOptions} defaultValue={filled ? ["garden", "house"] : []} />
      )}
    />
  ),
};
