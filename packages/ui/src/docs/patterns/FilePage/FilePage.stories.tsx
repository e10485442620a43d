import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { parseUiLocale } from "../../../UiProvider/locale.js";
import { patternText } from "../pattern-text.js";
import { FilePage } from "./FilePage.js";
import { texts } from "./texts.js";

const meta = {
  title: "Patterns/File page",
  component: FilePage,
  tags: ["!autodocs"],
  args: { onSend: fn() },
} satisfies Meta<typeof FilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story["play"]>>[0];

function says(globals: Context["globals"]) {
  return patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
}

/** What can be done now is one press away; what cannot stands in the menu and says why. */
export const Actions: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const text = says(globals);
    await step("the next step is the button", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: text("send") }));
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
    await step("what is not allowed tells whom to ask", async () => {
      await userEvent.click(canvas.getByRole("button", { name: text("more") }));
      const item = await screen.findByRole("menuitem", { name: new RegExp(text("return"), "u") });
      await expect(item).toHaveTextContent(text("return.reason"));
      await userEvent.keyboard("{Escape}");
    });
  },
};

/** The history is a part of the record, with what is still to come. */
export const History: Story = {
  play: async ({ canvas, globals }) => {
    const text = says(globals);
    await userEvent.click(await canvas.findByRole("tab", { name: text("history") }));
    await expect(await canvas.findByText(text("event.surveyed"))).toBeVisible();
    await expect(canvas.getByText(text("event.next"))).toBeVisible();
  },
};

/** The same in Uzbek Cyrillic. */
export const InUzbekCyrillic: Story = { ...History, globals: { locale: "uz_Cyrl" } };

/** A part without anything in it says what it is for, and when it will be needed. */
export const WithoutFiles: Story = {
  play: async ({ canvas, globals }) => {
    const text = says(globals);
    await userEvent.click(await canvas.findByRole("tab", { name: text("files") }));
    await expect(await canvas.findByRole("heading", { name: text("files.title") })).toBeVisible();
    await expect(canvas.getByRole("button", { name: text("files.add") })).toBeVisible();
  },
};

/** At rest, for the looks. */
export const AllStates: Story = {};
