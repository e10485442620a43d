import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Button } from "../Button/Button.js";
import { ToastQueue } from "./toast-queue.js";
import { ToastRegion } from "./ToastRegion.js";

const meta = {
  title: "Overlays/Toast",
  component: ToastRegion,
  args: { queue: new ToastQueue() },
  parameters: {
    docs: {
      description: {
        component: `A short message at the top centre that comes after an act and goes by itself: push it into a \`ToastQueue\` from
anywhere; one \`ToastRegion\` a page shows it.

**Use it** for what was done and needs nothing more, perhaps with one way to take it back ("Saved", "Undo").
**Not** for errors people must mend or anything they may need later (\`InlineAlert\`, \`ErrorSummary\`), what is so on
every screen (\`Banner\`), or what waits for them (\`NotificationCenter\`). What it offers must be had elsewhere too.

It goes after 5 s (\`timeout\`; \`null\` stays), not while the pointer or the focus is in the region. The newest comes
first, four at most; the others wait.

| Key | What it does |
|---|---|
| F6 | To the region, from anywhere; again on to the next landmark |
| Tab | To its action, to its close button, to the next message |
| Enter, Space | Presses them; when the last message goes, the focus is where it was before |

**Screen readers** hear it at once, tone and words, and find the region by its name, "Notifications".

**Data attributes** \`data-focus-visible\` on the region, \`data-tone\` and \`data-action\` on each message.`,
      },
    },
  },
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

const reached = new ToastQueue();
const undone = fn();

/** F6 goes to it from anywhere, Tab to its action and its close button; closed, it gives the focus back. */
export const Keyboard: Story = {
  args: { queue: reached },
  render: (args) => (
    <>
      <Button
        onPress={() =>
          reached.push({ text: "Ariza saqlandi", timeout: null, action: { label: "Qaytarish", onAction: undone } })
        }
      >
        Saqlash
      </Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole("button", { name: "Saqlash" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Ariza saqlandi");
    await expect(save).toHaveFocus();
    await userEvent.keyboard("{F6}");
    const region = screen.getByRole("region", { name: /Notifications/ });
    await waitFor(() => expect(region).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Qaytarish" })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByText("Ariza saqlandi")).toBeNull());
    await waitFor(() => expect(save).toHaveFocus());
    await expect(undone).not.toHaveBeenCalled();
  },
};

const small = new ToastQueue();

/** On a phone the words keep the width, and the buttons stand under them. */
export const Narrow: Story = {
  parameters: { viewport: { options: { phone: { name: "Phone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  args: { queue: small },
  play: async () => {
    small.push({
      text: "Самовольно занятые участки выгружаются, это займёт несколько минут",
      timeout: null,
      action: { label: "Отменить выгрузку", onAction: fn() },
    });
    const words = (await screen.findByText(/выгружаются/)).getBoundingClientRect();
    await waitFor(() => expect(document.documentElement.clientWidth).toBe(390));
    await expect(words.width).toBeGreaterThan(240);
    await expect(screen.getByRole("button", { name: "Отменить выгрузку" }).getBoundingClientRect().top).toBeGreaterThan(
      words.bottom - 1,
    );
  },
};

const uploads = new ToastQueue();

/** An act that takes its time says so, and in the same place what came of it; a title stands above the text. */
export const OfAPromise: Story = {
  args: { queue: uploads },
  play: async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    uploads.promise(promise, {
      pending: { text: "Reja yuklanmoqda" },
      success: (pages) => ({ title: "Reja yuklandi", text: `${pages} bet`, timeout: null }),
      error: () => ({ text: "Reja yuklanmadi" }),
    });
    // It fades in.
    const coming = await screen.findByText("Reja yuklanmoqda");
    await waitFor(async () => expect(coming).toBeVisible());
    await expect(screen.getByRole("img", { name: "In progress" })).toBeVisible();
    resolve(3);
    const toast = await screen.findByRole("alertdialog", { name: "Reja yuklandi" });
    await expect(toast).toHaveAccessibleDescription("3 bet");
    await expect(screen.getByRole("img", { name: "Done" })).toBeVisible();
    await expect(screen.queryByText("Reja yuklanmoqda")).toBeNull();
    uploads.promise(Promise.reject(new Error("offline")), {
      pending: { text: "Rasm yuklanmoqda" },
      success: () => ({ text: "Rasm yuklandi" }),
      error: () => ({ text: "Rasm yuklanmadi", timeout: null }),
    });
    const failed = await screen.findByText("Rasm yuklanmadi");
    await waitFor(async () => expect(failed).toBeVisible());
    await expect(screen.getByRole("img", { name: "Error" })).toBeVisible();
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
  await waitFor(() => expect(performance.now() - from).toBeGreaterThan(milliseconds));
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
    await waitFor(() => expect(screen.queryByText("Tez ketadi")).toBeNull());
  },
};

const all = new ToastQueue();
for (const tone of tones.slice(3)) all.push({ tone, text: `Xabar: ${tone}`, timeout: null });
all.push({
  tone: "progress",
  text: "Сведения о самовольно занятых участках выгружаются, это может занять несколько минут",
  timeout: null,
  action: { label: "Отменить выгрузку", onAction: fn() },
});

/** Tones, an action, long words: four, as many as show at once. */
export const AllStates: Story = {
  args: { queue: all },
  render: (args) => (
    <div style={{ blockSize: 320 }}>
      <ToastRegion {...args} />
      <Button onPress={() => all.push({ text: "Yangi xabar" })}>Xabar</Button>
    </div>
  ),
};
