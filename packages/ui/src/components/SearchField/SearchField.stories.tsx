import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { SearchField } from "./SearchField.js";

const meta = {
  title: "Inputs/SearchField",
  component: SearchField,
  args: { label: "Qidirish", name: "q", onChange: fn(), onSubmit: fn(), onClear: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter submits, Escape empties. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("tinchlik{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("tinchlik");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** The button empties it too, and is there only while there is something to empty. */
export const Clears: Story = {
  args: { defaultValue: "bogʻ" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <SearchField {...props} defaultValue={filled ? "Namuna tumani" : ""} placeholder="Raqam, egallovchi" />
      )}
    />
  ),
};
