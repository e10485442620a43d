import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { AutosaveStatus } from "./AutosaveStatus.js";

const meta = {
  title: "Forms/AutosaveStatus",
  component: AutosaveStatus,
  args: { state: { kind: "saved", at: "2026-03-05T09:07:00Z" }, timeZone: "Asia/Tashkent" },
} satisfies Meta<typeof AutosaveStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The hour is that of the place, on a clock of 24. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Draft saved at 14:07");
  },
};

/** A failure can be tried again. */
export const Failed: Story = {
  args: { state: { kind: "failed" }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 8 }}>
      <AutosaveStatus {...args} state={{ kind: "unsaved" }} />
      <AutosaveStatus {...args} state={{ kind: "saving" }} />
      <AutosaveStatus {...args} />
      <AutosaveStatus {...args} state={{ kind: "failed" }} onRetry={fn()} />
    </div>
  ),
};
