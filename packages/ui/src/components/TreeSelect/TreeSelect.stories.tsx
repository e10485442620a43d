import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { blindFilter } from "../../testing/blind-filter.js";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoPlaces } from "../../testing/places.js";
import type { TreeNode } from "../Tree/index.js";
import { ErrorSummary } from "../ErrorSummary/index.js";
import { TreeSelect } from "./TreeSelect.js";

const meta = {
  title: "Inputs/TreeSelect",
  component: TreeSelect,
  args: { label: "Hudud", name: "place", items: demoPlaces, width: "lg", onChange: fn(), onBlur: fn() },
  parameters: {
    docs: {
      description: {
        component: `One or several things out of a tree; on a phone the tree opens as a sheet.

**When to use it.** In a form where the answer lies somewhere in a tree and its place matters: a district in a region, a body
in a ministry. Give a \`filter\` that is blind to apostrophes and script.

**When not.** A flat list is a \`Select\` or a \`ComboBox\`, several of one a \`MultiSelect\`; to look about without choosing
is a \`Tree\`.

A button that opens a dialog, and in it the tree view of the ARIA Authoring Practices:

| Key | What it does |
|---|---|
| Enter, Space | Opens the tree at what is chosen, in the search |
| Letters | Narrow the tree to what matches and where that lies |
| Down | From the search into the tree |
| Arrows, Home, End, \\* | Move in the tree, open and close branches |
| Enter, Space | Chooses the node; one of one also closes |
| Escape | Empties the search; again closes the tree |`,
      },
    },
  },
} satisfies Meta<typeof TreeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row whose name begins so. */
function row(name: string): Promise<HTMLElement> {
  return screen.findByRole("row", { name: new RegExp(`^${name}`, "u") });
}

/** Searched, entered, chosen and closed without a mouse; the field says where the choice lies. */
export const Keyboard: Story = {
  args: { filter: blindFilter },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("button", { name: /Hudud/u });
    await step("opens in the search", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("searchbox")).toHaveFocus());
      await expect(screen.getByRole("dialog", { name: "Hudud" })).toBeVisible();
    });
    await step("narrows to matches, whatever the apostrophe", async () => {
      await userEvent.keyboard("o'rik");
      await expect(await row("Oʻrikzor")).toBeVisible();
      await expect(screen.queryByRole("row", { name: /^Tinchlik/u })).toBeNull();
    });
    await step("chooses and closes", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
      await waitFor(async () => expect(await row("Oʻrikzor")).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith(["north-1-1"]);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleName("Hudud Namuna viloyati / Bogʻzor tumani / Oʻrikzor MFY");
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
    await step("opens again at the choice, and Escape leaves it", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(await row("Oʻrikzor")).toHaveAttribute("aria-selected", "true");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};

/** Several: each is a chip with the whole way in its hint; a branch takes the place of what was chosen beneath it. */
export const Several: Story = {
  args: { selectionMode: "multiple", defaultValue: ["north-1-2"] },
  play: async ({ canvas, args }) => {
    const chips = canvas.getByRole("list", { name: "Hudud: Chosen" });
    await expect(within(chips).getByTitle("Namuna viloyati / Bogʻzor tumani / Tinchlik MFY")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hudud 1 chosen" }));
    await userEvent.click(await row("Shahar"));
    await expect(args.onChange).toHaveBeenLastCalledWith(["north-1-2", "city"]);
    await userEvent.click(await row("Bogʻzor"));
    await expect(args.onChange).toHaveBeenLastCalledWith(["city", "north-1"]);
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Remove: Shahar" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["north-1"]);
  },
};

/** Its error, its description and that it must be answered are told with the field; the error summary leads to it. */
export const InAForm: Story = {
  args: {
    selectionMode: "multiple",
    defaultValue: ["city"],
    isRequired: true,
    description: "Ariza qaysi hududda",
    error: "Kamida bitta tuman tanlang",
  },
  render: (args) => (
    <>
      <ErrorSummary errors={[{ name: "place", message: "Kamida bitta tuman tanlang" }]} />
      <TreeSelect {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("button", { name: "Hudud 1 chosen" });
    await expect(field).toHaveAccessibleDescription("required Ariza qaysi hududda Error: Kamida bitta tuman tanlang");
    await userEvent.click(canvas.getByRole("link", { name: "Kamida bitta tuman tanlang" }));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Only what has nothing beneath it: a press on a branch opens it. */
export const LeavesOnly: Story = {
  args: { chooses: "leaves" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Hudud/u }));
    await userEvent.click(await row("Andoza"));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await row("Chorbogʻ"));
    await expect(args.onChange).toHaveBeenLastCalledWith(["south-1"]);
  },
};

const bay: TreeNode = { id: "bay", label: "Daryo boʻyi MFY" };

/** Branches come as they are opened; a server finds what has not come yet, and the choice keeps its name. */
export const Loaded: Story = {
  args: {
    items: [{ id: "coast", label: "Namuna viloyati", hasChildren: true }],
    loadChildren: fn(async () => [bay]),
    search: fn(async () => [{ id: "coast", label: "Namuna viloyati", children: [{ id: "far", label: "Uzoq MFY" }] }]),
  },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("button", { name: /Hudud/u });
    await step("loads once", async () => {
      await userEvent.click(field);
      await userEvent.keyboard("{ArrowDown}");
      await userEvent.keyboard(document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
      await userEvent.click(await row("Daryo"));
      await waitFor(() => expect(field).toHaveAccessibleName("Hudud Namuna viloyati / Daryo boʻyi MFY"));
      await userEvent.click(field);
      await expect(await row("Daryo")).toHaveAttribute("aria-selected", "true");
      await expect(args.loadChildren).toHaveBeenCalledOnce();
    });
    await step("finds on the server", async () => {
      await userEvent.type(screen.getByRole("searchbox"), "uzoq");
      await userEvent.click(await row("Uzoq"));
      await expect(args.onChange).toHaveBeenLastCalledWith(["far"]);
      await waitFor(() => expect(field).toHaveAccessibleName("Hudud Uzoq MFY"));
    });
  },
};

const neighbourhoods: readonly TreeNode[] = Array.from({ length: 20 }, (_, district) => ({
  id: `${district}`,
  label: `${district + 1}-tuman`,
  children: Array.from({ length: 500 }, (__, place) => ({ id: `${district}/${place}`, label: `${place + 1}-mahalla` })),
}));

/** Ten thousand places: a search shows the first that match, and how many more there are. */
export const Thousands: Story = {
  args: { items: neighbourhoods },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Hudud/u }));
    const search = await screen.findByRole("searchbox");
    await userEvent.click(search);
    await userEvent.paste("mahalla");
    await expect(await screen.findByText("9,950 more. Type to narrow the list.")).toBeVisible();
    await expect(screen.getAllByRole("row").length).toBeLessThan(55);
    await userEvent.clear(search);
    await userEvent.paste("17-tuman");
    await userEvent.click(await row("17-tuman"));
    await expect(args.onChange).toHaveBeenLastCalledWith(["16"]);
  },
};

/** A search that finds nothing says so, and Escape brings the whole tree back. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Hudud/u }));
    await userEvent.type(await screen.findByRole("searchbox"), "zzz");
    await expect(await screen.findByText("Nothing matches")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(await row("Shahar")).toBeVisible();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <TreeSelect
          {...props}
          items={demoPlaces}
          selectionMode={props.name === "disabled" ? "single" : "multiple"}
          defaultValue={filled ? (props.name === "disabled" ? ["north-1"] : ["north-1", "city"]) : []}
        />
      )}
    />
  ),
};
