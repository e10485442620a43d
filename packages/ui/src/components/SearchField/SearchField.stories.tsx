import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { SearchField } from "./SearchField.js";

const meta = {
  title: "Inputs/SearchField",
  component: SearchField,
  args: { label: "Qidirish", name: "q", onChange: fn(), onSubmit: fn(), onClear: fn(), onSearch: fn() },
  parameters: {
    docs: {
      description: {
        component: `Looks for something: in a list, in a register, in a menu.

**When to use it.** Where what people look for narrows what they see. \`onSearch\` is told once the typing rests.

**When not.** Where one of the found is chosen: a \`ComboBox\`.

| Key | What it does |
|---|---|
| Enter | Looks at once |
| Escape | Empties the field |
| The field's shortcut, such as / | Leads here from anywhere but another field |`,
      },
    },
  },
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

/** The host is told when the typing rests, at once on Enter and on Escape, and never the same twice. */
export const LooksWhenTypingRests: Story = {
  args: { rest: 1000 },
  play: async ({ args }) => {
    // Key after key without a breath, or a busy machine would make a rest of it.
    const hands = userEvent.setup({ delay: null });
    await hands.tab();
    await hands.keyboard("tin");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("tin"));
    await hands.keyboard("ch{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("tinch");
    await hands.keyboard("{Enter}");
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await hands.keyboard("{Escape}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("");
  },
};

/** One key leads to the field from anywhere; in another field it is a sign like any other. */
export const Shortcut: Story = {
  args: { shortcut: "/", onChange: fn() },
  render: (args) => (
    <>
      <SearchField {...args} />
      <input aria-label="Boshqa" />
    </>
  ),
  play: async ({ canvas }) => {
    const search = canvas.getByRole("searchbox");
    await expect(canvas.getByText("/")).toBeVisible();
    await userEvent.keyboard("/");
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue("");
    await userEvent.type(canvas.getByRole("textbox", { name: "Boshqa" }), "1/2");
    await expect(canvas.getByRole("textbox", { name: "Boshqa" })).toHaveValue("1/2");
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
