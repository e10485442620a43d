import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { blindFilter } from "../../testing/blindFilter.js";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions, manyOptions } from "../../testing/options.js";
import { ComboBox } from "./ComboBox.js";

const meta = {
  title: "Inputs/ComboBox",
  component: ComboBox,
  args: { label: "Mahalla", name: "place", options: manyOptions, width: "lg", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Combobox pattern (list autocomplete).

| Key | What it does |
|---|---|
| Letters | Narrow the list |
| Down, Up | Next, previous option; opens the list |
| Enter | Chooses the option |
| Escape | Closes the list; again takes back what was typed |
| Home, End | Beginning, end of the text |`,
      },
    },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing narrows three thousand places; only those in view are drawn. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("combobox", { name: "Mahalla" });
    await userEvent.tab();
    await userEvent.keyboard("mfy 2999");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("place-2998", expect.objectContaining({ id: "place-2998" }));
    await expect(input).toHaveValue("Oʻrikzor MFY 2999");
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
    options: undefined,
    search: fn((typed: string) => Promise.resolve(demoOptions.filter((one) => one.label.includes(typed)))),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "B");
    await expect(await screen.findByText("Type at least 2 characters")).toBeVisible();
    await userEvent.type(input, "ogʻ");
    await expect(await screen.findByRole("option", { name: /Bogʻdorchilik/ })).toBeVisible();
    await expect(args.search).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("garden", expect.objectContaining({ id: "garden" }));
    await userEvent.tab();
    await expect(input).toHaveValue("Bogʻdorchilik shirkati");
  },
};

/** A search that fails says so. */
export const SearchFails: Story = {
  args: { options: undefined, search: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "tin");
    await expect(await screen.findByText("The search failed. Try typing again.")).toBeVisible();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => <ComboBox {...props} options={demoOptions} defaultValue={filled ? "garden" : null} />}
    />
  ),
};
