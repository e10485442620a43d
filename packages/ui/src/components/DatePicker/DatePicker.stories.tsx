import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { DatePicker } from "./DatePicker.js";

const meta = {
  title: "Inputs/DatePicker",
  component: DatePicker,
  args: { label: "Qaror sanasi", name: "decided", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Date picker dialog pattern.

| Key | What it does |
|---|---|
| Digits | Fill day, month, year, one after another |
| Up, Down in a part | One more, one less |
| Alt+Down | Opens the calendar |
| Arrows in the calendar | A day, a week |
| PageUp, PageDown | A month; with Shift a year |
| Home, End | First, last day of the month |
| Enter, Space | Chooses the day |
| Escape | Closes the calendar |`,
      },
    },
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown in Uzbek though the browser has none, picked with the arrows. */
export const Keyboard: Story = {
  globals: { locale: "uz_UZ" },
  args: { defaultValue: "2026-03-05" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toHaveTextContent(/mart,? 2026/i);
    await expect(dialog).toHaveTextContent("Dush");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-13");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Days outside the bounds cannot be chosen. */
export const Bounded: Story = {
  args: { defaultValue: "2026-03-05", min: "2026-03-03", max: "2026-03-20" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getAllByText("2", { selector: "[data-disabled]" })[0]).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates draw={(props, filled) => <DatePicker {...props} defaultValue={filled ? "2026-03-05" : null} />} />
  ),
};
