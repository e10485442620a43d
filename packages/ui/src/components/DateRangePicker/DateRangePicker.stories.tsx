import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { DateRangePicker } from "./DateRangePicker.js";

const meta = {
  title: "Inputs/DateRangePicker",
  component: DateRangePicker,
  args: { label: "Davr", name: "period", onChange: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both ends typed. */
export const Keyboard: Story = {
  globals: { locale: "uz_UZ" },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("0101202631032026");
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-01-01", to: "2026-03-31" });
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <DateRangePicker {...props} defaultValue={filled ? { from: "2026-01-01", to: "2026-03-31" } : null} />
      )}
    />
  ),
};
