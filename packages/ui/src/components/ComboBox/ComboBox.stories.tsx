import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { blindFilter } from "../../testing/blind-filter.js";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions, groupedOptions, manyOptions } from "../../testing/options.js";
import { ComboBox } from "./ComboBox.js";

const meta = {
  title: "Inputs/ComboBox",
  component: ComboBox,
  args: { label: "Mahalla", name: "place", items: manyOptions, width: "lg", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `One of many, found by typing a part of it.

**When to use it.** For lists longer than people can look through: places, organisations, persons. Those at hand are given as
\`items\` (ten thousand are fine), those of a server are found by \`search\`.

**When not.** Up to about fifteen known options are a \`Select\`. Where nothing is offered, a \`TextField\`. This field makes no
option up, unless \`allowsCustomValue\` lets people write what is not in the list.

Editable combobox with list autocomplete, of the ARIA Authoring Practices:

| Key | What it does |
|---|---|
| Letters | Narrow the list |
| Down, Up | Next, previous option; opens the list |
| Alt+Down, Alt+Up | Opens, closes the list |
| Enter | Chooses the option; after a search that failed, searches again |
| Escape | Closes the list; again takes back what was typed |
| Home, End, Left, Right | Move the caret |
| Tab | Leaves; what is not in the list is taken back |`,
      },
    },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing narrows ten thousand places; only those in view are drawn. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("combobox", { name: "Mahalla" });
    await userEvent.tab();
    await userEvent.keyboard("mfy 9999");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("place-9998", expect.objectContaining({ id: "place-9998" }));
    await expect(input).toHaveValue("Oʻrikzor MFY 9999");
    await userEvent.clear(input);
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeLessThan(60));
    await userEvent.keyboard("{Escape}");
  },
};

/** The filter handed in decides; this one is blind to the apostrophe. */
export const FilterHandedIn: Story = {
  args: { filter: blindFilter },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "o'rikzor mfy 1001");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
  },
};

/** The server searches once typing rests; an answer to an older text is dropped. */
export const ServerSearch: Story = {
  args: {
    items: undefined,
    search: fn((typed: string) => Promise.resolve(demoOptions.filter((one) => one.label.includes(typed)))),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "B");
    await expect(await screen.findByText("Type at least 2 characters")).toBeVisible();
    // Key after key without a breath, or a busy machine would make a rest of it.
    await userEvent.setup({ delay: null }).type(input, "ogʻ");
    await expect(await screen.findByRole("option", { name: /Bogʻdorchilik/ })).toBeVisible();
    await expect(args.search).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("garden", expect.objectContaining({ id: "garden" }));
    await userEvent.tab();
    await expect(input).toHaveValue("Bogʻdorchilik shirkati");
  },
};

let attempts = 0;

/** A search that fails says so, and is tried again by Enter or by its button. */
export const SearchFails: Story = {
  beforeEach: () => {
    attempts = 0;
  },
  args: {
    items: undefined,
    search: fn((typed: string) => {
      attempts += 1;
      return attempts < 3 ? Promise.reject(new Error("offline")) : Promise.resolve([{ id: typed, label: "Tinchlik" }]);
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "tin");
    await expect(await screen.findByText("The search failed. Press Enter to try again.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.search).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await screen.findByRole("option", { name: "Tinchlik" })).toBeVisible();
  },
};

/** Words that are in no list are taken back: nothing is made up, nothing lost. */
export const MakesNothingUp: Story = {
  args: { items: demoOptions, defaultValue: "garden" },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.keyboard(" va boshqa");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue("Bogʻdorchilik shirkati"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The choice can be taken back by a button; the focus stays in the field. */
export const Clears: Story = {
  args: { items: demoOptions, defaultValue: "garden", isClearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear: Mahalla" }));
    const input = canvas.getByRole("combobox");
    await expect(args.onChange).toHaveBeenLastCalledWith(null, undefined);
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Clear: Mahalla" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

/** Words that are in no list are the answer where that is allowed, by Enter or on leaving; those of an option are that option. */
export const TakesOwnWords: Story = {
  args: { items: demoOptions, allowsCustomValue: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "Yoʻlbars toʻqayi");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("Yoʻlbars toʻqayi", undefined);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue("Yoʻlbars toʻqayi"));
    await userEvent.clear(input);
    await userEvent.type(input, "Qamishzor");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("Qamishzor", undefined);
    await waitFor(() => expect(input).toHaveValue("Qamishzor"));
    await userEvent.clear(input);
    await userEvent.type(input, "bogʻdorchilik shirkati");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("garden", expect.objectContaining({ id: "garden" }));
    await waitFor(() => expect(input).toHaveValue("Bogʻdorchilik shirkati"));
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null, undefined);
  },
};

/** Options that are on their way are waited for in the field, and in the list in words. */
export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(await screen.findByText("Searching…")).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** Options stand under headings, and are drawn by whoever hands them in. */
export const GroupedAndDrawn: Story = {
  args: {
    items: groupedOptions,
    renderOption: ({ label }) => <em>{label}</em>,
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "shirkat");
    const group = await screen.findByRole("group", { name: "Uy-joydan boshqa" });
    const option = within(group).getByRole("option", { name: "Bogʻdorchilik shirkati" });
    await expect(option.querySelector("em")).toHaveTextContent("Bogʻdorchilik shirkati");
    await expect(screen.queryByRole("group", { name: "Uy-joy" })).toBeNull();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("garden", expect.objectContaining({ id: "garden" }));
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => <ComboBox {...props} items={demoOptions} defaultValue={filled ? "garden" : null} />}
    />
  ),
};
