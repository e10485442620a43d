import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { DirtyGuard } from "./DirtyGuard.js";

const meta = {
  title: "Forms/DirtyGuard",
  component: DirtyGuard,
  args: { isDirty: true, blocker: { state: "blocked", proceed: fn(), reset: fn() } },
} satisfies Meta<typeof DirtyGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Staying is the way back, and where the focus begins. */
export const Stays: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("You have unsaved changes");
    await userEvent.click(screen.getByRole("button", { name: "Stay on the page" }));
    await expect(args.blocker?.reset).toHaveBeenCalledOnce();
    await expect(args.blocker?.proceed).not.toHaveBeenCalled();
  },
};

/** Leaving goes where the person was going. */
export const Leaves: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    await expect(args.blocker?.proceed).toHaveBeenCalledOnce();
  },
};

/** A closing tab is held while there is something to lose, and only then. */
export const HoldsTheTab: Story = {
  args: { blocker: { state: "unblocked" } },
  play: async () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
  },
};

/** The question. */
export const AllStates: Story = {};
