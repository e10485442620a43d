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
        component: `A date typed, pasted, or picked from a calendar.

**When to use it.** Where the day of the week, a deadline or what lies around the date matters.

**When not.** For dates known by heart a \`DateField\` is quicker; for a span there is \`DateRangePicker\`.

Date picker dialog pattern of the ARIA Authoring Practices. In the field the keys are those of \`DateField\`, and:

| Key | What it does |
|---|---|
| Alt+Down in the field; Space, Enter on the button | Opens the calendar, with the focus on the chosen day or today |
| Escape | Closes the calendar and returns to where it was opened |
| Tab, Shift+Tab | Through the calendar's controls, and round again |
| Space, Enter | Chooses the day and closes |
| Up, Down | The same day of the week before, after |
| Left, Right | The day before, after |
| Home, End | First, last day of the week |
| PageUp, PageDown | The month before, after |
| Shift+PageUp, Shift+PageDown | The year before, after |

Month and year are also chosen from lists, for dates far away.`,
      },
    },
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const focusedDay = (): string => document.activeElement?.getAttribute("aria-label") ?? "";

/** Every key of the pattern's table, from opening to choosing. */
export const Keyboard: Story = {
  args: { defaultValue: "2026-03-05" },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button");
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(focusedDay()).toMatch(/5 March 2026/u));
    const steps = [
      ["{ArrowRight}", /6 March 2026/u],
      ["{ArrowLeft}", /5 March 2026/u],
      ["{ArrowDown}", /12 March 2026/u],
      ["{ArrowUp}", /5 March 2026/u],
      ["{Home}", /Monday, 2 March 2026/u],
      ["{End}", /Sunday, 8 March 2026/u],
      ["{PageDown}", /8 April 2026/u],
      ["{PageUp}", /8 March 2026/u],
      ["{Shift>}{PageDown}{/Shift}", /8 March 2027/u],
      ["{Shift>}{PageUp}{/Shift}", /8 March 2026/u],
    ] as const;
    for (const [key, day] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(focusedDay()).toMatch(day));
    }
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: "Today" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(focusedDay()).toMatch(/5 March 2026/u));
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-13");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Shown in Uzbek though the browser has none. */
export const InUzbek: Story = {
  globals: { locale: "uz_UZ" },
  args: { defaultValue: "2026-03-05" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toHaveTextContent(/mart,? 2026/i);
    await expect(dialog).toHaveTextContent("Dush");
    await expect(within(dialog).getByRole("button", { name: "Bugun" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** A month and a year far away are two choices. */
export const JumpsFar: Story = {
  args: { defaultValue: "2026-03-05" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "year" }), "1987");
    await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "month" }), "September");
    await userEvent.click(within(dialog).getByRole("button", { name: /Saturday, 5 September 1987/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith("1987-09-05");
  },
};

/** The calendar says its bounds, and why a day between them cannot be chosen; typed, the field says so. */
export const Unavailable: Story = {
  args: {
    defaultValue: "2026-03-06",
    minValue: "2026-03-03",
    maxValue: "2026-03-20",
    unavailableReason: (date) => (date === "2026-03-08" ? "Xotin-qizlar kuni, qabul yoʻq" : undefined),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByText("From 03.03.2026 to 20.03.2026")).toBeVisible();
    await expect(within(dialog).getAllByText("2", { selector: "[data-disabled]" })[0]).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(await within(dialog).findByText("Xotin-qizlar kuni, qabul yoʻq")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("8");
    await expect(await canvas.findByText("Xotin-qizlar kuni, qabul yoʻq")).toBeVisible();
  },
};

/** Today is one press, and so is no date, where none is allowed. */
export const Shortcuts: Story = {
  args: { defaultValue: "2026-03-05" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(await screen.findByRole("button", { name: "Clear the date" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("button", { name: "Today" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Clear the date" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Today" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^\d{4}-\d\d-\d\d$/u));
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates draw={(props, filled) => <DatePicker {...props} defaultValue={filled ? "2026-03-05" : null} />} />
  ),
};
