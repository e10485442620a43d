import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { TextArea } from "./TextArea.js";

const meta = {
  title: "Inputs/TextArea",
  component: TextArea,
  args: { label: "Sabab", name: "reason", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Text of several lines: a reason, a decision. It grows with what is written.

**When to use it.** Where the answer may be more than a sentence.

**When not.** For one line, a \`TextField\`.

Every key does what it does in a text area; Tab leaves it. With a \`limit\` it counts down, to readers only when the typing rests
and little is left. Nothing is cut off: too much is an error to mend, not words to lose.`,
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It counts down, and does not cut off what is pasted. */
export const Counts: Story = {
  args: { limit: 10 },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole("textbox", { name: "Sabab" });
    await userEvent.type(area, "qisqa");
    await expect(canvas.getByText("5 characters left")).toBeVisible();
    await userEvent.type(area, " emas, uzun");
    await expect(canvas.getByText("6 characters too many")).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith("qisqa emas, uzun");
  },
};

/** Readers are told what is left when the typing rests, and only near the end; Enter makes a line, Tab leaves. */
export const Keyboard: Story = {
  args: { limit: 30 },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole("textbox", { name: "Sabab" });
    const voice = canvas.getByRole("status");
    await userEvent.tab();
    await userEvent.keyboard("bir{Enter}ikki");
    await expect(args.onChange).toHaveBeenLastCalledWith("bir\nikki");
    await expect(voice).toBeEmptyDOMElement();
    // Key after key without a breath, or a busy machine would make a rest of it.
    await userEvent.setup({ delay: null }).keyboard(" va uch");
    await expect(voice).toBeEmptyDOMElement();
    await waitFor(() => expect(voice).toHaveTextContent("15 characters left"));
    const height = area.getBoundingClientRect().height;
    await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}");
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <TextArea {...props} limit={200} defaultValue={filled ? "Chegarasi aniqlanmagan." : ""} />
      )}
    />
  ),
};
