import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { TextArea } from "./TextArea.js";

const meta = {
  title: "Inputs/TextArea",
  component: TextArea,
  args: { label: "Sabab", name: "reason", onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It counts down, and does not cut off what is pasted. */
export const Counts: Story = {
  args: { limit: 10 },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole("textbox", { name: "Sabab" });
    await userEvent.type(area, "qisqa");
    await expect(canvas.getByText("5 characters left")).toBeVisible();
    await userEvent.type(area, " emas, uzun");
    await expect(canvas.getByText("6 characters too many")).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith("qisqa emas, uzun");
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <TextArea {...props} limit={200} defaultValue={filled ? "Chegarasi aniqlanmagan." : ""} />
      )}
    />
  ),
};
