import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { parseUiLocale } from "../../../UiProvider/locale.js";
import { patternText } from "../pattern-text.js";
import { Decision } from "./Decision.js";
import { texts } from "./texts.js";

const meta = {
  title: "Patterns/Decision",
  component: Decision,
  tags: ["!autodocs"],
  args: { onDecide: fn(() => Promise.resolve()) },
} satisfies Meta<typeof Decision>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story["play"]>>[0];

function says(globals: Context["globals"]) {
  return patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
}

/** Refused for a reason: chosen, read what follows, asked once, told what came of it. */
export const Refuse: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const text = says(globals);
    const decide = await canvas.findByRole("button", { name: text("decide") });
    await step("the button says what is missing, step by step", async () => {
      await expect(decide).toHaveAccessibleDescription(text("blocked.choice"));
      await userEvent.click(canvas.getByRole("radio", { name: new RegExp(`^${text("choice.refuse")}`, "u") }));
      await expect(decide).toHaveAccessibleDescription(text("blocked.ground"));
      await userEvent.click(canvas.getByRole("radio", { name: text("ground.zone") }));
      await expect(decide).not.toHaveAccessibleDescription();
    });
    await step("what follows stands there before the question", async () => {
      await expect(canvas.getByText(text("after.refuse.2"))).toBeVisible();
    });
    await step("the question names the act and the record", async () => {
      await userEvent.click(decide);
      const dialog = within(await screen.findByRole("alertdialog", { name: text("confirm.refuse") }));
      await expect(dialog.getByText(text("confirm.text"))).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: text("choice.refuse") }));
    });
    await step("what came of it takes the focus", async () => {
      await waitFor(() => expect(canvas.getByText(text("done.refuse"))).toBeVisible());
      await expect(args.onDecide).toHaveBeenCalledOnce();
      await expect(args.onDecide).toHaveBeenCalledWith({ choice: "refuse", ground: "zone", words: "" });
      await expect(canvas.getByText(text("status.refused"))).toBeVisible();
    });
  },
};

/** The same in Uzbek. */
export const RefuseInUzbek: Story = {
  ...Refuse,
  globals: { locale: "uz_UZ" },
  args: { onDecide: fn(() => Promise.resolve()) },
};

const { promise: slow, resolve: answer } = Promise.withResolvers<void>();

/** The service is slow: a second click, and a third, decide nothing more. */
export const SecondClick: Story = {
  args: { onDecide: fn(() => slow) },
  play: async ({ canvas, args, globals }) => {
    const text = says(globals);
    await userEvent.click(await canvas.findByRole("radio", { name: new RegExp(`^${text("choice.recognise")}`, "u") }));
    await userEvent.click(canvas.getByRole("button", { name: text("decide") }));
    const dialog = within(await screen.findByRole("alertdialog"));
    const confirm = dialog.getByRole("button", { name: text("choice.recognise") });
    await userEvent.dblClick(confirm);
    await userEvent.click(confirm);
    await expect(args.onDecide).toHaveBeenCalledOnce();
    answer();
    await expect(await canvas.findByText(text("done.recognise"))).toBeVisible();
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

/** One conclusion is missing: whose it is and by when, at the button itself. */
export const NotYet: Story = {
  args: { isComplete: false },
  play: async ({ canvas, args, globals }) => {
    const text = says(globals);
    const decide = await canvas.findByRole("button", { name: text("decide") });
    await userEvent.click(decide);
    await expect(decide).toHaveAccessibleDescription(text("blocked.conclusions"));
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** Thought better of: Escape leaves everything as it was, and the focus at the button. */
export const ThoughtBetter: Story = {
  play: async ({ canvas, args, globals }) => {
    const text = says(globals);
    await userEvent.click(await canvas.findByRole("radio", { name: new RegExp(`^${text("choice.recognise")}`, "u") }));
    const decide = canvas.getByRole("button", { name: text("decide") });
    await userEvent.click(decide);
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(decide).toHaveFocus());
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** Open, with everything of a refusal in view. */
export const AllStates: Story = {
  play: async ({ canvas, globals }) => {
    const text = says(globals);
    await userEvent.click(await canvas.findByRole("radio", { name: new RegExp(`^${text("choice.refuse")}`, "u") }));
    await expect(canvas.getByRole("textbox", { name: new RegExp(text("words"), "u") })).toBeVisible();
  },
};
