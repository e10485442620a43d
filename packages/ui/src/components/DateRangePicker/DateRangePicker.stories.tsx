import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { DateRangePicker } from "./DateRangePicker.js";

const meta = {
  title: "Inputs/DateRangePicker",
  component: DateRangePicker,
  args: { label: "Davr", name: "period", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A span of days, both ends counted in.

**When to use it.** For periods: of a report, of a search, of an announcement.

**When not.** For two dates that mean different things (sent, answered) use two \`DatePicker\`s.

The keys are those of \`DatePicker\`; in the calendar Enter or Space sets one end and steps to the next day, then the other. A span pasted into either
end ("01.01.2026 – 31.03.2026") fills both.`,
      },
    },
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both ends typed, then both picked with the arrows. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("0101202631032026");
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-01-01", to: "2026-03-31" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(/January 2026/u));
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-01-01", to: "2026-01-09" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(
      canvas
        .getAllByRole("spinbutton")
        .map((part) => part.textContent)
        .join("."),
    ).toBe("01.01.2026.09.01.2026");
  },
};

/** A pasted span fills both ends. */
export const Pasted: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste("01.01.2026 – 31.03.2026");
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-01-01", to: "2026-03-31" });
  },
};

/** An end before the beginning is told. */
export const Reversed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("3103202601012026");
    await expect(await canvas.findByText("The last day is before the first")).toBeVisible();
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(canvas.queryByText("The last day is before the first")).toBeNull());
  },
};

/** Named spans fill both ends in one press; those that reach over the bounds are not offered. */
export const Presets: Story = {
  globals: { locale: "uz_UZ" },
  args: {
    maxValue: "2999-12-31",
    presets: [
      { id: "first", label: "Birinchi chorak", range: () => ({ from: "2026-01-01", to: "2026-03-31" }) },
      { id: "far", label: "Uzoq kelajak", range: () => ({ from: "2999-01-01", to: "3000-01-01" }) },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const offered = await screen.findByRole("list", { name: "Tayyor davrlar" });
    await expect(within(offered).getAllByRole("button")).toHaveLength(1);
    await userEvent.click(within(offered).getByRole("button", { name: "Birinchi chorak" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-01-01", to: "2026-03-31" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Without presets of the host the usual ones are there, in the language of the page. */
export const UsualPresets: Story = {
  globals: { locale: "ru_RU" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const offered = await screen.findByRole("list", { name: "Готовые периоды" });
    await expect(
      within(offered)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Последние 7 дней", "Последние 30 дней", "Этот месяц", "Прошлый месяц", "Этот год", "Прошлый год"]);
    await userEvent.keyboard("{Escape}");
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <DateRangePicker {...props} defaultValue={filled ? { from: "2026-01-01", to: "2026-03-31" } : null} />
      )}
    />
  ),
};
