import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { DateField } from "./DateField.js";

const meta = {
  title: "Inputs/DateField",
  component: DateField,
  args: { label: "Tugʻilgan sana", name: "born", onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Day, month and year are typed one after another; the value is an ISO date. */
export const Keyboard: Story = {
  globals: { locale: "uz_UZ" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("spinbutton").map((part) => part.textContent)).toEqual(["kk", "oo", "yyyy"]);
    await userEvent.tab();
    await userEvent.keyboard("05031987");
    await expect(args.onChange).toHaveBeenLastCalledWith("1987-03-05");
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates draw={(props, filled) => <DateField {...props} defaultValue={filled ? "1987-03-05" : null} />} />
  ),
};
