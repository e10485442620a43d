import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { demoFilters } from "../../testing/filters.js";
import { SearchField } from "../SearchField/index.js";
import { FilterBuilder, type FilterBuilderProps } from "./FilterBuilder.js";
import { type FilterExpression, noFilters } from "./expression.js";

function Held(props: FilterBuilderProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <FilterBuilder
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    >
      <SearchField label="Qidirish" isLabelHidden placeholder="Raqam, egallovchi" width="md" />
    </FilterBuilder>
  );
}

const everyKind: FilterExpression = {
  match: "all",
  items: [
    { field: "owner", operator: "contains", value: "Karimova" },
    { field: "ground", operator: "notAmong", value: ["house", "garden"] },
    { field: "sum", operator: "atLeast", value: 125_000_000 },
    {
      match: "any",
      conditions: [
        { field: "due", operator: "between", value: { from: "2026-03-05", to: "2026-03-31" } },
        { field: "late", operator: "is", value: true },
        { field: "area", operator: "empty" },
      ],
    },
  ],
};

const meta = {
  title: "Data/FilterBuilder",
  component: FilterBuilder,
  args: { fields: demoFilters, value: noFilters, onChange: fn() },
  render: (args) => <Held {...args} />,
  // The rows come in a chunk of their own; here they are at hand, so that a slow build server fails no test.
  loaders: [() => import("./Conditions.js")],
  parameters: {
    docs: {
      description: {
        component: `Narrows a list by conditions that people put together: comparisons, "not", "or".

**When to use it.** Over a register whose staff ask questions of their own: "later than March and not paid, or without an area".
What is set is plain data; \`writeFilters\` and \`readFilters\` carry it through a URL.

**When not.** Where a few known things narrow the list, all of which must hold, a \`FilterBar\` is quicker. It takes the same
definitions, and both share words and inputs.

Dialog of the ARIA Authoring Practices; the fields have the keys of their kind:

| Key | What it does |
|---|---|
| Enter, Space on a condition in the bar | Opens the dialog |
| Tab, Shift+Tab | Next, previous field, and round in the dialog |
| Enter, Space on "Add a condition" | Adds a row and goes to it |
| Enter, Space on "Apply" | Sets the conditions, or goes to the first that is wrong |
| Escape | Closes the dialog and drops the draft |`,
      },
    },
  },
} satisfies Meta<typeof FilterBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row of the dialog. */
function condition(number: number): ReturnType<typeof within> {
  return within(screen.getByRole("group", { name: `Condition ${number}` }));
}

/** Chooses in one of a row's lists by its first letters. */
async function choose(number: number, list: string, option: string): Promise<void> {
  condition(number)
    .getByRole("button", { name: new RegExp(`${list}$`, "u") })
    .focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("option", { name: option });
  await userEvent.keyboard(option.slice(0, 4));
  await waitFor(() => expect(screen.getByRole("option", { name: option })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
}

/** Put together, refused, mended, set, dropped and taken away by keyboard; the parent hears of what is set and no more. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const open = canvas.getByRole("button", { name: "Build conditions" });
    await step("add a condition", async () => {
      open.focus();
      await userEvent.keyboard("{Enter}");
      await expect(await screen.findByText("No conditions yet: all records show.")).toBeVisible();
      screen.getByRole("button", { name: "Add a condition" }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(condition(1).getByRole("button", { name: /Field$/u })).toHaveFocus());
      await choose(1, "Field", "Maydon");
      await choose(1, "Condition", "at least");
    });
    await step("nothing is set while something is wrong", async () => {
      screen.getByRole("button", { name: "Apply" }).focus();
      await userEvent.keyboard("{Enter}");
      const field = await condition(1).findByRole("textbox", { name: "Value: Maydon" });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(/Enter a value/u);
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step("mended, it is set, in words", async () => {
      await userEvent.keyboard("100{Tab}");
      await expect(condition(1).queryByText("Enter a value")).toBeNull();
      screen.getByRole("button", { name: "Apply" }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onChange).toHaveBeenLastCalledWith({
        match: "all",
        items: [{ field: "area", operator: "atLeast", value: 100 }],
      });
      await expect(canvas.getByRole("button", { name: "Maydon: at least 100 m²" })).toBeVisible();
      await waitFor(() => expect(open).toHaveFocus());
    });
    await step("Escape drops the draft", async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.click(await screen.findByRole("button", { name: "Clear all filters" }));
      await expect(screen.getByText("No conditions yet: all records show.")).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(canvas.getByRole("button", { name: "Maydon: at least 100 m²" })).toBeVisible();
    });
    await step("taken away from the bar", async () => {
      canvas.getByRole("button", { name: "Remove filter: Maydon: at least 100 m²" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
    });
  },
};

/** Groups join the other way than the whole does, and go with their last condition. */
export const Groups: Story = {
  args: { value: { match: "all", items: [{ field: "late", operator: "is", value: true }] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Kechikkan: Yes" }));
    await userEvent.click(await screen.findByRole("button", { name: "Add a group" }));
    const group = within(screen.getByRole("group", { name: "Group 1" }));
    await expect(group.getByRole("radio", { name: "One is enough" })).toBeChecked();
    await choose(2, "Field", "Egallovchi");
    await userEvent.type(group.getByRole("textbox"), "Karimova");
    await userEvent.click(group.getByRole("button", { name: "Add a condition" }));
    await expect(condition(3).getByRole("button", { name: /Field$/u })).toBeVisible();
    await userEvent.click(group.getByRole("button", { name: "Remove filter: Condition 3" }));
    const [whole] = screen.getAllByRole("radio", { name: "One is enough" });
    await userEvent.click(whole as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenLastCalledWith({
      match: "any",
      items: [
        { field: "late", operator: "is", value: true },
        { match: "any", conditions: [{ field: "owner", operator: "contains", value: "Karimova" }] },
      ],
    });
  },
};

/** Each wrong condition keeps its error until it is mended, whatever is done to the others. */
export const Errors: Story = {
  args: {
    value: {
      match: "all",
      items: [
        { field: "due", operator: "between", value: { from: "2026-03-31", to: "2026-03-05" } },
        { field: "owner", operator: "contains", value: "" },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Build conditions" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply" }));
    await expect(await condition(1).findByText(/start must not be greater/u)).toBeVisible();
    await expect(condition(2).getByText("Enter a value")).toBeVisible();
    await userEvent.type(condition(2).getByRole("textbox"), "K");
    await expect(condition(2).queryByText("Enter a value")).toBeNull();
    await expect(condition(1).getByText(/start must not be greater/u)).toBeVisible();
  },
};

/** Every kind, in words. */
export const AllStates: Story = {
  args: { value: everyKind },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(said).toEqual([
      "Egallovchi: contains “Karimova”",
      "and",
      "Asos: is none of Yakka tartibdagi uy-joy, Bogʻdorchilik shirkati",
      "and",
      "Toʻlov: at least 1\u00A0250\u00A0000\u00A0soum",
      "and",
      "Muddat: between Mar 5, 2026 – Mar 31, 2026 or Kechikkan: Yes or Maydon: is not given",
    ]);
  },
};
