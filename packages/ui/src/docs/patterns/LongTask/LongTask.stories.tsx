import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { parseUiLocale } from "../../../UiProvider/locale.js";
import { patternText } from "../pattern-text.js";
import { type ExportWork, LongTask } from "./LongTask.js";
import { texts } from "./texts.js";

const all = 12_431;
const batch = 100;

/** Works through the records a hundred at a time, one hundred every twentieth of a second. */
async function steadily(from: number, tell: (done: number) => void, signal: AbortSignal): Promise<void> {
  for (let done = from; done < all && !signal.aborted; done += batch) {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 50);
    await promise;
    tell(Math.min(done + batch, all));
  }
}

/** Stands still at a third until it is cancelled. */
function stands(_from: number, tell: (done: number) => void, signal: AbortSignal): Promise<void> {
  tell(4200);
  const { promise, resolve } = Promise.withResolvers<void>();
  signal.addEventListener("abort", () => resolve());
  return promise;
}

const meta = {
  title: "Patterns/Long task",
  component: LongTask,
  tags: ["!autodocs"],
  args: { work: { all, run: steadily }, onDownload: fn() },
} satisfies Meta<typeof LongTask>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story["play"]>>[0];

function says(globals: Context["globals"]) {
  return patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
}

/** To be tried by hand: it takes six seconds. */
export const TryIt: Story = {};

/** The bar says how far it is, in figures; cancelling ends the work and says what is left of it. */
export const Cancelled: Story = {
  args: { work: { all, run: stands } },
  play: async ({ canvas, globals }) => {
    const text = says(globals);
    await userEvent.click(await canvas.findByRole("button", { name: text("start") }));
    const bar = await canvas.findByRole("progressbar", { name: text("progress") });
    await expect(bar).toHaveAttribute("aria-valuetext", text("done.of", { done: 4200, all }));
    await expect(canvas.getByText(text("leave"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText(text("cancelled"))).toBeVisible();
    await expect(canvas.getByRole("button", { name: text("start") })).toBeVisible();
  },
};

const run = fn<ExportWork["run"]>();

/** It broke: what is done stays done, and the work goes on from there to the end. */
export const BrokenAndResumed: Story = {
  args: { work: { all, run } },
  play: async ({ canvas, args, globals, step }) => {
    const text = says(globals);
    run.mockReset();
    run.mockImplementationOnce((_from, tell) => {
      tell(4200);
      return Promise.reject(new Error("offline"));
    });
    run.mockResolvedValueOnce();
    await step("it says how far it came", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: text("start") }));
      await expect(await canvas.findByText(text("failed.text", { done: 4200 }))).toBeVisible();
    });
    await step("it goes on from there", async () => {
      await userEvent.click(canvas.getByRole("button", { name: text("resume") }));
      await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
      await expect(run.mock.lastCall?.[0]).toBe(4200);
    });
    await step("what came of it stays until it is fetched", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: text("download") }));
      await expect(args.onDownload).toHaveBeenCalledOnce();
    });
  },
};

/** Half way, for the looks. */
export const AllStates: Story = {
  args: { work: { all, run: stands } },
  play: async ({ canvas, globals }) => {
    const text = says(globals);
    await userEvent.click(await canvas.findByRole("button", { name: text("start") }));
    await expect(await canvas.findByText(text("leave"))).toBeVisible();
  },
};
