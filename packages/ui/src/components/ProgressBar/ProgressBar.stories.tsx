import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { ProgressBar } from "./ProgressBar.js";

const meta = {
  component: ProgressBar,
  args: { label: "Eksport", value: 45, onCancel: fn() },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cancelled: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Eksport" });
    await expect(bar).toHaveAttribute("value", "45");
    await expect(canvas.getByText("45%")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Boshlandi" value={0} />
      <ProgressBar label="Yuklanmoqda" value={1200} max={12_431} valueText="1 200 / 12 431" onCancel={fn()} />
      <ProgressBar label="Tayyor" value={100} />
      <ProgressBar label="Tekshirilmoqda" />
    </Stack>
  ),
};
