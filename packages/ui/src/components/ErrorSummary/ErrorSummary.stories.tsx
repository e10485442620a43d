import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextField } from "../TextField/index.js";
import { ErrorSummary } from "./ErrorSummary.js";

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [{ message: "Ariza qabul qilinmadi" }, { name: "year", message: "Qurilgan yilini yozing" }],
  },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <ErrorSummary {...args} />
      <TextField name="year" label="Qurilgan yili" error="Qurilgan yilini yozing" width="sm" />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus; its link leads to the field. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "There is a problem" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Qurilgan yili" })).toHaveFocus();
  },
};
