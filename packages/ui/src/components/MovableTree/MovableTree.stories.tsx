import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { demoPlaces } from "../../testing/places.js";
import { Card } from "../Card/index.js";
import { Grid } from "../Grid/index.js";
import { MovableTree, type MovableTreeProps } from "./MovableTree.js";
import { movedNodes } from "./moved-nodes.js";

/** A host that does what it is told. */
function Owned(props: MovableTreeProps): ReactElement {
  const [items, setItems] = useState(props.items);
  return (
    <MovableTree
      {...props}
      items={items}
      onMove={(keys, target) => {
        props.onMove(keys, target);
        setItems(movedNodes(items, keys, target));
      }}
    />
  );
}

const meta = {
  title: "Data/MovableTree",
  component: MovableTree,
  args: { "aria-label": "Boʻlimlar", items: demoPlaces, onMove: fn() },
  render: (args) => <Owned {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A tree whose nodes people put elsewhere. The menu of each node is there for all who do not drag (WCAG 2.5.7).

**When to use it.** For a hierarchy that is the person's to set: folders, chapters, offices of a body. All nodes are at hand.

**When not.** Things in one row are a \`SortableList\`; a hierarchy that is only walked through is a \`Tree\`.

The keys of \`Tree\`, and

| Key | What it does |
|---|---|
| Alt+Up, Alt+Down | One place on among those beside it |
| Alt+Right | Into the branch before it; Alt+Left out of the branch it lies in |
| Alt+Enter | To the node's handle: there Enter takes it up, arrows choose the place, Enter drops, Escape puts it back |

Right and Left change places from right to left.`,
      },
    },
  },
} satisfies Meta<typeof MovableTree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row whose name begins so. */
function named(name: string): { readonly name: RegExp } {
  return { name: new RegExp(`^${name}`, "u") };
}

/** A node is put anywhere by keys alone, each move is told, and the focus stays with it. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const row = (name: string): HTMLElement => canvas.getByRole("row", named(name));
    const [onwards, back] =
      document.documentElement.dir === "rtl" ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"];
    await step("among those beside it", async () => {
      await userEvent.tab();
      await expect(row("Namuna")).toHaveFocus();
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await expect(args.onMove).toHaveBeenLastCalledWith(["north"], { key: "south", dropPosition: "after" });
      await waitFor(() => expect(canvas.getByText("Namuna viloyati moved to place 2 of 3")).toBeInTheDocument());
      await waitFor(() => expect(row("Namuna")).toHaveFocus());
    });
    await step("into the branch before it, and out again", async () => {
      await userEvent.keyboard(`{Alt>}${onwards}{/Alt}`);
      await expect(args.onMove).toHaveBeenLastCalledWith(["north"], { key: "south", dropPosition: "on" });
      await waitFor(() => expect(canvas.getByText(/^Namuna viloyati moved into Andoza/u)).toBeInTheDocument());
      row("Andoza").focus();
      await userEvent.keyboard(onwards);
      await waitFor(() => expect(row("Namuna")).toHaveAttribute("aria-level", "2"));
      row("Namuna").focus();
      await userEvent.keyboard(`{Alt>}${back}{/Alt}`);
      await waitFor(() => expect(row("Namuna")).toHaveAttribute("aria-level", "1"));
    });
    await step("to any place, taken up and put down", async () => {
      row("Shahar").focus();
      await userEvent.keyboard("{Alt>}{Enter}{/Alt}");
      await expect(canvas.getByRole("button", { name: "Drag Shahar" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      const place = await canvas.findByRole("button", { name: /before.*Andoza/u });
      await waitFor(async () => {
        if (document.activeElement !== place) await userEvent.keyboard("{ArrowUp}");
        await expect(place).toHaveFocus();
      });
      await userEvent.keyboard("{Enter}");
      await waitFor(() =>
        expect(args.onMove).toHaveBeenLastCalledWith(["city"], { key: "south", dropPosition: "before" }),
      );
    });
  },
};

/** From right to left a node goes into a branch by Left and comes out of it by Right. */
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: { defaultExpandedKeys: ["north"] },
  play: async ({ canvas, args }) => {
    const andoza = (): HTMLElement => canvas.getByRole("row", named("Andoza"));
    andoza().focus();
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await expect(args.onMove).toHaveBeenLastCalledWith(["south"], { key: "north", dropPosition: "on" });
    await waitFor(() => expect(andoza()).toHaveAttribute("aria-level", "2"));
    andoza().focus();
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await expect(args.onMove).toHaveBeenLastCalledWith(["south"], { key: "north", dropPosition: "after" });
  },
};

/** By the pointer without dragging: the menu offers what can be, and no more. */
export const ByMenu: Story = {
  args: {
    defaultExpandedKeys: ["south"],
    canMove: (_, target) => target.dropPosition !== "on",
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Move Andoza/u }));
    const menu = within(await within(document.body).findByRole("menu"));
    await expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Move up: Andoza viloyati",
      "Move down: Andoza viloyati",
    ]);
    await userEvent.click(menu.getByRole("menuitem", named("Move up")));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(["south"], { key: "north", dropPosition: "before" }),
    );
    await waitFor(() => expect(canvas.getAllByRole("row")[0]).toHaveAccessibleName(/^Andoza/u));
  },
};

/** A host that refuses leaves the nodes where they were, and nothing is said to have moved. */
export const Refused: Story = {
  render: (args) => <MovableTree {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole("row")[0]).toHaveAccessibleName(/^Namuna/u);
    await expect(canvas.queryByText(/moved/u)).toBeNull();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <Grid min="300px">
      <Card title="Koʻchiriladi">
        <MovableTree {...args} defaultExpandedKeys={["north", "north-1"]} />
      </Card>
      <Card title="Tanlanadi va koʻchiriladi">
        <MovableTree
          {...args}
          aria-label="Tanlanadi"
          selectionMode="multiple"
          defaultExpandedKeys={["south"]}
          defaultSelectedKeys={["south-1"]}
        />
      </Card>
      <Card title="Hech qayerga koʻchmaydi">
        <MovableTree {...args} aria-label="Koʻchmaydi" canMove={() => false} />
      </Card>
      <Card title="Boʻsh">
        <MovableTree {...args} aria-label="Boʻsh" items={[]} />
      </Card>
    </Grid>
  ),
};
