import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions, manyOptions } from "../../testing/options.js";
import { MultiSelect } from "./MultiSelect.js";

const meta = {
  title: "Inputs/MultiSelect",
  component: MultiSelect,
  args: { label: "Mahallalar", name: "places", options: manyOptions, width: "lg", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Combobox pattern, several values.

| Key | What it does |
|---|---|
| Letters | Narrow the list |
| Down, Up | Next, previous option |
| Enter | Adds or takes away the option |
| Backspace in the empty field | Takes the last one away |
| Escape | Closes the list |`,
      },
    },
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each choice becomes a chip; Backspace takes the last away, its button any. */
export const Keyboard: Story = {
  args: { options: demoOptions },
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

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <MultiSelect {...props} options={demoOptions} defaultValue={filled ? ["garden", "house"] : []} />
      )}
    />
  ),
};
