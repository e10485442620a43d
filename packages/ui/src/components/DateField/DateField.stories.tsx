import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { DateField } from "./DateField.js";

const meta = {
  title: "Inputs/DateField",
  component: DateField,
  args: { label: "Tugʻilgan sana", name: "born", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A date typed part by part: day, month, year, each a spinbutton.

**When to use it.** For dates people know by heart or read off a paper: a birth date, the date of a decision.

**When not.** Where the day of the week or the month around matters, a \`DatePicker\`; for a span, a \`DateRangePicker\`.

Spinbutton pattern of the ARIA Authoring Practices, for each part:

| Key | What it does |
|---|---|
| Digits | Fill the part; a full one leads to the next |
| / . , - Space | After a digit: lead to the next part |
| Up, Down | One more, one less |
| PageUp, PageDown | A larger step |
| Home, End | Least, greatest value |
| Left, Right | The part beside |
| Backspace | Takes a digit away, then goes back a part |
| Ctrl+V, Ctrl+C | Pastes, copies the whole date: 05.03.2026, 5/3/2026, 2026-03-05 |

The day stands before the month in every language, as on the country's papers.`,
      },
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Day, month and year are typed one after another; the value is an ISO date. */
export const Keyboard: Story = {
  globals: { locale: "uz_UZ" },
  play: async ({ canvas, args }) => {
    const parts = canvas.getAllByRole("spinbutton");
    await expect(parts.map((part) => part.textContent)).toEqual(["kk", "oo", "yyyy"]);
    await userEvent.tab();
    await userEvent.keyboard("05031987");
    await expect(args.onChange).toHaveBeenLastCalledWith("1987-03-05");
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("1986-03-05");
    await userEvent.keyboard("{ArrowLeft}{End}");
    await expect(args.onChange).toHaveBeenLastCalledWith("1986-12-05");
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("1986-12-06");
  },
};

/** A sign between the parts leads on, and skips none of those that were full and led on by themselves. */
export const TypedWithSigns: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("1/2.2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-02-01");
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("05,11-1999");
    await expect(args.onChange).toHaveBeenLastCalledWith("1999-11-05");
  },
};

/** A date pasted into any part fills all of them, day first; what is no date changes nothing. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[1] as HTMLElement);
    await userEvent.paste("5/3/2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-05");
    await userEvent.paste("31.02.2026");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.paste("2027-12-31");
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-12-31");
    await expect(canvas.getAllByRole("spinbutton").map((part) => part.textContent)).toEqual(["31", "12", "2027"]);
  },
};

/** A date that may not be given is told why. */
export const OutOfBounds: Story = {
  args: { maxValue: "2026-03-20", defaultValue: "2026-03-21" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Give 20\.03\.2026 or an earlier date/u)).toBeVisible();
    await expect(canvas.getByRole("group")).toHaveAttribute("id", "field-born");
    await expect(document.querySelectorAll("#field-born")).toHaveLength(1);
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates draw={(props, filled) => <DateField {...props} defaultValue={filled ? "1987-03-05" : null} />} />
  ),
};
