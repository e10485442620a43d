import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { DateTimePicker } from "./DateTimePicker.js";

const meta = {
  title: "Inputs/DateTimePicker",
  component: DateTimePicker,
  args: { label: "Majlis vaqti", name: "at", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A day with a time of it, to the minute: typed, pasted, the day also picked from a calendar.

**When to use it.** For appointments: when a meeting begins, until when something is taken.

**When not.** Where the day is all that counts, a \`DatePicker\`.

A value is what a clock on the wall shows (\`2026-11-20T14:05\`): no time zone moves it. The keys are those of \`DatePicker\`; hour
and minute are two more parts.

| Key | What it does |
|---|---|
| Digits | Fill the part; a full one leads to the next |
| Up, Down | One more, one less |
| Left, Right | The part beside |
| Ctrl+V, Ctrl+C | Pastes, copies the whole: 20.11.2026 14:05, 2026-11-20T14:05 |
| Alt+Down in the field; Space, Enter on the button | Opens the calendar; a day that is picked keeps the time |`,
      },
    },
  },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed part after part; told once it is whole. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("20112026");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("1405");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-20T14:05");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-20T14:06");
  },
};

/** A whole one is pasted into any part, with its time or at midnight. */
export const Pasted: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste("20.11.2026 9:30");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-20T09:30");
    await userEvent.paste("2026-12-01T17:45:10Z");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-01T17:45");
    await userEvent.paste("05.03.2027");
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-03-05T00:00");
  },
};

/** A day picked from the calendar keeps the time; bounds are told in words, with their time. */
export const KeepsTheTime: Story = {
  args: { defaultValue: "2026-03-05T14:05", minValue: "2026-03-03T09:00", maxValue: "2026-03-20T18:00" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByText("From 03.03.2026 to 20.03.2026")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: /Friday, 6 March 2026/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-06T14:05");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.paste("2026-03-20T18:30");
    await expect(await canvas.findByText(/20\.03\.2026 18:00/u)).toBeVisible();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => <DateTimePicker {...props} defaultValue={filled ? "2026-03-05T14:05" : null} />}
    />
  ),
};
