import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Button } from "../Button/Button.js";
import { ToastQueue } from "./ToastQueue.js";
import { ToastRegion } from "./ToastRegion.js";

const meta = {
  component: ToastRegion,
  args: { queue: new ToastQueue() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const announced = new ToastQueue();
const undo = fn();

/** It is announced as an alert with its tone in words, stands at the top centre, and closes by its button. */
export const Announced: Story = {
  args: { queue: announced },
  play: async () => {
    announced.push({
      tone: "success",
      text: "Ariza saqlandi",
      timeout: null,
      action: { label: "Qaytarish", onAction: undo },
    });
    const toast = await screen.findByRole("alertdialog");
    await expect(screen.getByRole("alert")).toHaveTextContent("Ariza saqlandi");
    await expect(screen.getByRole("img", { name: "Done" })).toBeVisible();
    const box = toast.getBoundingClientRect();
    await expect(Math.abs(box.left + box.width / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2);
    await expect(box.top).toBeLessThan(40);
    await userEvent.click(screen.getByRole("button", { name: "Qaytarish" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

const early = new ToastQueue();
const first = early.push({ text: "Erta xabar", timeout: null });

/** What was pushed before the region was there waits for it; `close` takes it away. */
export const WaitsForTheRegion: Story = {
  args: { queue: early },
  play: async () => {
    await expect(await screen.findByText("Erta xabar")).toBeVisible();
    early.close(first);
    await waitFor(() => expect(screen.queryByText("Erta xabar")).toBeNull());
  },
};

const timed = new ToastQueue();

/** Real time is what this story is about. */
async function elapsed(milliseconds: number): Promise<void> {
  const from = performance.now();
  await waitFor(() => expect(performance.now() - from).toBeGreaterThan(milliseconds), { timeout: 2 * milliseconds });
}

/** It goes by itself after its time, but not while the pointer rests on it. */
export const PausesOnHover: Story = {
  args: { queue: timed },
  play: async () => {
    // Long enough for a busy machine to bring the pointer in time.
    const timeout = 2000;
    timed.push({ text: "Tez ketadi", timeout });
    const toast = await screen.findByText("Tez ketadi");
    // As pointers do, it comes a moment after the toast: its clock runs by then, and has something to be stopped.
    await elapsed(300);
    await userEvent.hover(toast);
    await elapsed(timeout + 200);
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await waitFor(() => expect(screen.queryByText("Tez ketadi")).toBeNull(), { timeout: 3 * timeout });
  },
};

const all = new ToastQueue();
for (const tone of tones.slice(2)) all.push({ tone, text: `Xabar: ${tone}`, timeout: null });

export const AllStates: Story = {
  args: { queue: all },
  render: (args) => (
    <div style={{ blockSize: 320 }}>
      <ToastRegion {...args} />
      <Button onPress={() => all.push({ text: "Yangi xabar" })}>Xabar</Button>
    </div>
  ),
};
