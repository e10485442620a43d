import type { Meta, StoryObj } from "@storybook/react-vite";
import { RouterProvider } from "react-aria-components";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FolderIcon } from "../../icons/FolderIcon.js";
import { demoPlaces } from "../../testing/places.js";
import { Card } from "../Card/index.js";
import { Grid } from "../Grid/index.js";
import { Tree } from "./Tree.js";
import type { TreeNode } from "./nodes.js";

const meta = {
  title: "Data/Tree",
  component: Tree,
  args: { "aria-label": "Hududlar", items: demoPlaces, onSelectionChange: fn(), onExpandedChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Things that lie within one another, opened as far as a person looks.

**When to use it.** Where people look for a thing by its place: regions and districts, folders, bodies and their offices. What
lies beneath a branch may come when it is opened; what could not come says so, and can be tried again.

**When not.** Two levels that fit on the screen want headings or an \`Accordion\`, a choice in a form \`TreeSelect\`, the way
about the app \`SideNav\`. Things that are compared by several facts stand in a \`DataTable\`.

Tree view of the ARIA Authoring Practices, drawn as a treegrid of one column:

| Key | What it does |
|---|---|
| Down, Up | Next, previous node that shows |
| Right | Opens a closed branch; on an open one goes to the first node beneath it |
| Left | Closes an open branch; else goes to the branch the node lies in |
| Home, End | First, last node that shows |
| \\* | Opens all branches beside this one |
| Letters | Next node that begins with them |
| Enter | Opens the link, or does what the node does; tries again where loading failed |
| Space | Chooses the node |
| Shift+Down, Shift+Up, Ctrl+A | Choose several |

Right and Left change places from right to left.`,
      },
    },
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row whose name begins so. */
function named(name: string): { readonly name: RegExp } {
  return { name: new RegExp(`^${name}`, "u") };
}

/** The keys that open and shut a branch: they follow the page's direction. */
function sideways(): readonly [string, string] {
  return document.documentElement.dir === "rtl" ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"];
}

/** Everything can be reached, opened and chosen without a mouse; left and right follow the page's direction. */
export const Keyboard: Story = {
  args: { selectionMode: "multiple" },
  play: async ({ canvas, args, step }) => {
    const row = (name: string): HTMLElement => canvas.getByRole("row", named(name));
    const [open, shut] = sideways();
    await step("the tree is one stop of Tab", async () => {
      await userEvent.tab();
      await expect(row("Namuna")).toHaveFocus();
    });
    await step("opens, goes in, comes back, closes", async () => {
      await userEvent.keyboard(open);
      await waitFor(() => expect(row("Namuna")).toHaveAttribute("aria-expanded", "true"));
      await userEvent.keyboard(open);
      await waitFor(() => expect(row("Bogʻzor")).toHaveFocus());
      await expect(row("Bogʻzor")).toHaveAttribute("aria-level", "2");
      await userEvent.keyboard(shut);
      await waitFor(() => expect(row("Namuna")).toHaveFocus());
      await userEvent.keyboard(shut);
      await waitFor(() => expect(canvas.queryByRole("row", named("Bogʻzor"))).toBeNull());
    });
    await step("ends", async () => {
      await userEvent.keyboard("{End}");
      await expect(row("Shahar")).toHaveFocus();
      await userEvent.keyboard("{Home}");
      await expect(row("Namuna")).toHaveFocus();
    });
    await step("a star opens all branches of the level", async () => {
      await userEvent.keyboard("*");
      await waitFor(() => expect(row("Bogʻzor")).toBeVisible());
      await expect(row("Chorbogʻ")).toBeVisible();
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(["north", "south"]);
    });
    await step("chooses", async () => {
      await userEvent.keyboard("{End}{ArrowUp}{ArrowUp} ");
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["south-1"]);
      await expect(row("Chorbogʻ")).toHaveAttribute("aria-selected", "true");
      await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["south-1", "south"]);
    });
    await step("letters find", async () => {
      await userEvent.keyboard("bogʻ");
      await waitFor(() => expect(row("Bogʻzor")).toHaveFocus());
    });
  },
};

/** A chosen branch stands for all beneath it, and takes the place of what was chosen there before. */
export const ChoosingBranches: Story = {
  args: { selectionMode: "multiple", isCovering: true, defaultExpandedKeys: ["north", "north-1", "south"] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("row", named("Tinchlik")));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["north-1-2"]);
    await expect(canvas.getByRole("row", named("Namuna"))).toHaveAccessibleName(/partly chosen/u);
    await userEvent.click(canvas.getByRole("row", named("Bogʻzor")));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["north-1"]);
    await expect(canvas.getByRole("row", named("Oʻrikzor"))).toHaveAccessibleName(/chosen with what it lies in/u);
    await userEvent.click(canvas.getByRole("row", named("Oʻrikzor")));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["north-1"]);
    await userEvent.click(canvas.getByRole("row", named("Daryo")));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["north-1"]);
  },
};

const lazyNodes: readonly TreeNode[] = [
  { id: "good", label: "Namuna viloyati", hasChildren: true },
  { id: "bad", label: "Andoza viloyati", hasChildren: true },
  { id: "bare", label: "Shahar", hasChildren: true },
];

/** What lies beneath a branch comes when it is opened, once; a failure can be tried again, and an empty branch says so. */
export const LoadedWhenOpened: Story = {
  args: {
    items: lazyNodes,
    loadChildren: fn(async (node: TreeNode): Promise<readonly TreeNode[]> => {
      if (node.id === "bad" && failures.left-- > 0) throw new Error("offline");
      return node.id === "bare" ? [] : [{ id: `${node.id}-1`, label: `${node.label}: tuman` }];
    }),
  },
  beforeEach: () => {
    failures.left = 1;
  },
  play: async ({ canvas, args, step }) => {
    const [open, shut] = sideways();
    await step("brings it once", async () => {
      await userEvent.tab();
      await userEvent.keyboard(open);
      await expect(await canvas.findByRole("row", { name: "Namuna viloyati: tuman" })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Namuna viloyati: 1 item loaded"));
      await userEvent.keyboard(shut + open);
      await expect(args.loadChildren).toHaveBeenCalledOnce();
    });
    await step("tries again", async () => {
      await userEvent.click(within(canvas.getByRole("row", { name: "Andoza viloyati" })).getByRole("button"));
      const failed = await canvas.findByRole("row", { name: "Could not be loaded. Try again" });
      await userEvent.click(failed);
      await expect(await canvas.findByRole("row", { name: "Andoza viloyati: tuman" })).toBeVisible();
    });
    await step("says that there is nothing", async () => {
      await userEvent.click(canvas.getByRole("row", { name: "Shahar" }));
      await expect(await canvas.findByRole("row", { name: "Nothing in it" })).toBeVisible();
    });
  },
};
const failures = { left: 0 };

/** Nothing to choose: a press on a branch opens it, and so does a finger. */
export const PressOpens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("row", named("Andoza")));
    await expect(await canvas.findByRole("row", named("Daryo"))).toBeVisible();
  },
};

const navigate = fn();

/** A node that leads somewhere is a link of the app's router. */
export const Links: Story = {
  args: { items: [{ id: "all", label: "Barcha arizalar", count: 128, href: "/applications" }] },
  decorators: [
    (Show) => (
      <RouterProvider navigate={navigate}>
        <Show />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("row", { name: "Barcha arizalar, 128" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(navigate.mock.lastCall?.[0]).toBe("/applications"));
  },
};

const never = new Promise<readonly TreeNode[]>(() => undefined);

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <Grid min="260px">
      <Card title="Koʻrish">
        <Tree
          aria-label="Koʻrish"
          defaultExpandedKeys={["north", "north-1"]}
          items={demoPlaces.map((node) => ({ ...node, icon: <FolderIcon size={16} /> }))}
        />
      </Card>
      <Card title="Bittasi">
        <Tree
          aria-label="Bittasi"
          selectionMode="single"
          defaultExpandedKeys={["north", "south"]}
          defaultSelectedKeys={["north-2"]}
          items={demoPlaces}
        />
      </Card>
      <Card title="Bir nechtasi">
        <Tree
          aria-label="Bir nechtasi"
          selectionMode="multiple"
          isCovering
          defaultExpandedKeys={["north", "north-1", "north-2", "south"]}
          defaultSelectedKeys={["north-1", "south-1"]}
          items={demoPlaces}
        />
      </Card>
      <Card title="Yuklanmoqda, yuklab boʻlmadi">
        <Tree
          aria-label="Yuklanmoqda"
          defaultExpandedKeys={["good", "bad"]}
          items={lazyNodes}
          loadChildren={(node) => (node.id === "bad" ? Promise.reject(new Error("offline")) : never)}
        />
      </Card>
      <Card title="Boʻsh">
        <Tree aria-label="Boʻsh" items={[]} />
      </Card>
      <Card title="Uzun nomlar">
        <Tree
          aria-label="Uzun nomlar"
          defaultExpandedKeys={["long"]}
          items={[
            {
              id: "long",
              label: "Kadastr agentligining Namuna viloyati boʻyicha hududiy boshqarmasi va uning boʻlimlari",
              count: 10_000,
              children: [{ id: "longer", label: "Yer-uchastkalarini-roʻyxatga-olish-va-baholash-boʻlimi", count: 1 }],
            },
          ]}
        />
      </Card>
    </Grid>
  ),
};
