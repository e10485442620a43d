import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { demoFilters } from "../../testing/filters.js";
import { SearchField } from "../SearchField/index.js";
import { FilterBar, type FilterBarProps } from "./FilterBar.js";

function Held(props: FilterBarProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <FilterBar
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    >
      <SearchField label="Qidirish" isLabelHidden placeholder="Raqam, egallovchi" width="md" />
    </FilterBar>
  );
}

const meta = {
  title: "Data/FilterBar",
  component: FilterBar,
  args: { filters: demoFilters, value: {}, onChange: fn() },
  // The inputs come in a chunk of their own; here they are at hand, so that a slow build server fails no test.
  loaders: [() => import("./FilterEditor.js")],
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Narrows a list by a few known things, each a chip that can be changed and taken away.

**When to use it.** Over a list that people narrow by the same things again and again, all of which must hold.

**When not.** Where they need "or", "not" or comparisons, a \`FilterBuilder\` takes the same definitions.

| Key | What it does |
|---|---|
| Tab | To the next filter, to the button that takes it away, to the button that adds one |
| Enter, Space | Opens the filter; takes it away; on Apply sets it |
| Escape | Closes the filter and drops what was changed in it |`,
      },
    },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Added, changed and taken away by keyboard; the parent hears of each once. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step("add", async () => {
      canvas.getByRole("button", { name: "Add filter" }).focus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(await screen.findByRole("button", { name: "Asos" }));
      await userEvent.click(await screen.findByRole("checkbox", { name: "Kichik sanoat zonasi" }));
      await userEvent.click(screen.getByRole("button", { name: "Apply" }));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ground: ["industry"] }));
    });
    await step("change", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Asos: Kichik sanoat zonasi" }));
      await userEvent.click(await screen.findByRole("checkbox", { name: "Hujjatdan ortiqcha maydon" }));
      screen.getByRole("button", { name: "Apply" }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ground: ["industry", "excess"] }));
    });
    await step("Escape drops the draft", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /^Asos:/u }));
      await userEvent.click(await screen.findByRole("checkbox", { name: "Hujjatdan ortiqcha maydon" }));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onChange).toHaveBeenCalledTimes(2);
      await userEvent.click(canvas.getByRole("button", { name: "Add filter" }));
      await userEvent.click(await screen.findByRole("button", { name: "Egallovchi" }));
      await userEvent.type(await screen.findByRole("textbox", { name: "Egallovchi" }), "Karimova");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step("a press outside keeps it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Asos:/u }));
      await userEvent.click(await screen.findByRole("checkbox", { name: "Hujjatdan ortiqcha maydon" }));
      await userEvent.click(document.body);
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ground: ["industry"] }));
    });
    await step("take away", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Remove filter: Asos" }));
      await expect(args.onChange).toHaveBeenLastCalledWith({});
      await waitFor(() => expect(canvas.getByRole("button", { name: "Add filter" })).toHaveFocus());
      await expect(canvas.getByRole("status")).toHaveTextContent("Filter removed: Asos");
    });
  },
};

/** What is taken away leaves the focus to the chip that moved up into its place, and at the end to the button that adds. */
export const TakenAway: Story = {
  args: { value: { ground: ["house"], owner: "Karimova", late: true } },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Remove filter: Egallovchi" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove filter: Kechikkan" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove filter: Asos" })).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("Filter removed: Kechikkan");
  },
};

/** All at once: the focus goes to the button that adds. */
export const AllTakenAway: Story = {
  args: { value: { owner: "Karimova", late: true } },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Clear all filters" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add filter" })).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("All filters removed");
  },
};

/** Every kind, in words. */
export const AllStates: Story = {
  args: {
    value: {
      status: "announced",
      ground: ["house", "garden"],
      owner: "Karimova",
      late: true,
      due: { from: "2026-03-05" },
      area: { from: 100, to: 2500 },
      sum: { to: 125_000_000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Maydon: 100 m² – 2,500 m²" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Kechikkan: Yes" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Toʻlov: to 1\u00A0250\u00A0000\u00A0soum" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add filter" })).toBeNull();
  },
};

const towns = ["Andijon", "Asaka", "Buxoro"].map((label) => ({ id: label.toLowerCase(), label }));

/** Some options are at hand, others are found by a server: the field offers the first until enough is typed for the second. */
export const FoundByServer: Story = {
  args: {
    filters: [
      {
        id: "place",
        kind: "choices",
        label: "Joy",
        items: towns,
        search: async (typed) => [{ id: "qarshi", label: "Qarshi", description: typed }],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add filter" }));
    await userEvent.click(await screen.findByRole("button", { name: "Joy" }));
    const field = await screen.findByRole("combobox", { name: "Joy" });
    await userEvent.click(field);
    await expect(await screen.findByRole("option", { name: "Asaka" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}qar");
    await expect(await screen.findByRole("option", { name: /^Qarshi/u })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Apply" }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ place: ["asaka", "qarshi"] }));
  },
};
