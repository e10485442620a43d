import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions } from "../../testing/options.js";
import { CheckboxGroup } from "./CheckboxGroup.js";

const meta = {
  title: "Inputs/CheckboxGroup",
  component: CheckboxGroup,
  args: { label: "Asoslar", name: "grounds", options: demoOptions, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space ticks; the ids are told. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["house", "excess"]);
    await expect(canvas.getByRole("group", { name: "Asoslar" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Boshqa" })).toBeDisabled();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <CheckboxGroup {...props} options={demoOptions} defaultValue={filled ? ["garden"] : []} />
      )}
    />
  ),
};
