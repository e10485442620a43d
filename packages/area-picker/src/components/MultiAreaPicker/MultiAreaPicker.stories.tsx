import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { nowhere } from "../../model/area.js";
import { samplePlaces } from "../../testing/places.js";
import { loadAreaTexts } from "../../texts/load-area-texts.js";
import { MultiAreaPicker } from "./MultiAreaPicker.js";
import type { MultiAreaPickerProps } from "./multi-area-picker-props.js";

function Held(props: MultiAreaPickerProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <MultiAreaPicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const samarqandCity = { region: "1718", district: "1718401", neighborhood: null };
const registon = { ...samarqandCity, neighborhood: "18140001" };
const andijon = { ...nowhere, region: "1703" };

const meta = {
  title: "MultiAreaPicker",
  component: MultiAreaPicker,
  render: (args) => <Held {...args} />,
  loaders: [() => loadAreaTexts("en_US")],
  args: { value: [], onChange: fn(), loaders: samplePlaces, label: "Places" },
  parameters: {
    docs: {
      description: {
        component: `Any number of regions, districts and neighbourhoods, mixed.

**When to use it.** Where a list is narrowed by place, or a thing concerns several places. \`by="search"\` suits most; a box for
each level and a button that adds suits people who go down step by step.

**When not.** One place is an \`AreaPicker\`.

A place that contains chosen ones takes their place. The keys are those of \`AreaPicker\`, and:

| Key | What it does |
|---|---|
| Enter | Chooses the place, or takes it back; the list stays open |
| Right, Left | Into the place, and back to the wider one |
| Backspace in the empty field | Takes the last one away |
| Left in the empty field | To the chosen ones; there Delete takes one away |`,
      },
    },
  },
} satisfies Meta<typeof MultiAreaPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Places of any level, one after the other; a wider one takes the place of those in it. */
export const SearchKeyboard: Story = {
  args: { by: "search" },
  play: async ({ canvas, args, step }) => {
    const box = await canvas.findByRole("combobox", { name: "Places" });
    await step("a neighbourhood by its name", async () => {
      await userEvent.tab();
      await userEvent.keyboard("registon");
      await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith([registon]);
      await expect(canvas.getByRole("listitem")).toHaveTextContent("Registon, Samarqand shahri, Samarqand viloyati");
    });
    await step("a region out of the list that stayed open", async () => {
      await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(4));
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith([registon, andijon]);
      await expect(screen.getByRole("option", { name: "Andijon viloyati" })).toHaveAttribute("aria-selected", "true");
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith([registon]);
    });
    await step("the city takes the place of its neighbourhood", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowRight}");
      await userEvent.click(await screen.findByRole("option", { name: "Samarqand shahri" }));
      await expect(args.onChange).toHaveBeenLastCalledWith([samarqandCity]);
    });
    await step("Backspace takes the last one away", async () => {
      await userEvent.keyboard("{Backspace}");
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await userEvent.keyboard("{Escape}");
      await expect(box).toHaveFocus();
      await expect(screen.queryByRole("listbox")).toBeNull();
    });
  },
};

/** Level by level, then added to the others. */
export const LevelsKeyboard: Story = {
  args: { depth: "district" },
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole("combobox", { name: "Region" });
    await expect(canvas.getByRole("button", { name: "Add" })).toBeDisabled();
    await userEvent.click(region);
    await userEvent.keyboard("самар{Enter}");
    await userEvent.click(canvas.getByRole("combobox", { name: "District or city" }));
    await userEvent.keyboard("shahri{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([samarqandCity]);
    await expect(canvas.getByRole("combobox", { name: "Region" })).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: /Samarqand shahri/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <MultiAreaPicker {...args} label="By levels" description="Where the work is done." />
      <MultiAreaPicker {...args} label="By levels, chosen" value={[registon, andijon]} />
      <MultiAreaPicker {...args} by="search" label="Search" description="Where the work is done." />
      <MultiAreaPicker {...args} by="search" label="Search, chosen" value={[registon, andijon]} isRequired />
      <MultiAreaPicker {...args} by="search" label="Search, with an error" name="places" error="Choose a place" />
      <MultiAreaPicker
        {...args}
        by="search"
        label="Search, out of use"
        value={[registon]}
        isDisabled
        disabledReason="The plan is closed."
      />
      <MultiAreaPicker {...args} by="search" label="Search, to be read" value={[registon]} isReadOnly />
      <Held {...args} by="search" label="Search, open" value={[andijon]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("Registon"));
    await userEvent.click(canvas.getByRole("combobox", { name: "Search, open" }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(4));
  },
};
