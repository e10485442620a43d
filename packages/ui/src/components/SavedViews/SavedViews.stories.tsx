import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Stack } from "../Stack/index.js";
import type { SavedView } from "./saved-view.js";
import { SavedViews, type SavedViewsProps } from "./SavedViews.js";

const views: readonly SavedView[] = [
  { id: "late", name: "Kechikkanlar", scope: "mine" },
  { id: "march", name: "Mart oyida eʼlon qilinganlar", scope: "mine", isDefault: true },
  { id: "council", name: "Kengashga tayyor", scope: "shared", description: "Karimova Dilnoza" },
];

/** A host as registers are: it keeps the views, and the state of the list departs when a filter is pressed. */
function Register(props: SavedViewsProps): ReactElement {
  const [kept, setKept] = useState(props.views);
  const [selected, setSelected] = useState(props.selectedKey);
  const [isChanged, setChanged] = useState(props.isChanged ?? false);
  const change = (id: string, with_: Partial<SavedView>): void =>
    setKept((all) => all.map((view) => (view.id === id ? { ...view, ...with_ } : view)));
  return (
    <SavedViews
      {...props}
      views={kept}
      selectedKey={selected}
      isChanged={isChanged}
      onSelectionChange={(id) => {
        props.onSelectionChange(id);
        setSelected(id);
        setChanged(false);
      }}
      onSaveAs={async (view) => {
        await props.onSaveAs?.(view);
        setKept((all) => [...all, { id: view.name, ...view }]);
        setSelected(view.name);
        setChanged(false);
      }}
      onOverwrite={async (id) => {
        await props.onOverwrite?.(id);
        setChanged(false);
      }}
      onRename={async (id, name) => {
        await props.onRename?.(id, name);
        change(id, { name });
      }}
      onDelete={async (id) => {
        await props.onDelete?.(id);
        setKept((all) => all.filter((view) => view.id !== id));
        setSelected(null);
      }}
      onSetDefault={async (id) => {
        await props.onSetDefault?.(id);
        setKept((all) => all.map((view) => ({ ...view, isDefault: view.id === id })));
      }}
      onWatch={async (id, isWatched) => {
        await props.onWatch?.(id, isWatched);
        change(id, { isWatched });
      }}
    />
  );
}

/** Fails the first time. */
function failingOnce(): () => Promise<void> {
  let tries = 0;
  return () => (tries++ === 0 ? Promise.reject(new Error("offline")) : Promise.resolve());
}

const meta = {
  title: "Data/SavedViews",
  component: SavedViews,
  args: {
    views,
    selectedKey: null,
    onSelectionChange: fn(),
    onSaveAs: fn(),
    onOverwrite: fn(),
    onRename: fn(),
    onDelete: fn(),
    onSetDefault: fn(),
    onWatch: fn(),
  },
  render: (args) => <Register {...args} />,
  parameters: {
    docs: {
      description: {
        component: `States of a list that people kept under names, their own and those of the office.

**When to use it.** Over a register whose staff come back to the same filters, columns and order. What a view holds is the
host's (most keep the query of the URL); this only asks, names and tells.

**When not.** Two or three fixed views of one record are \`Tabs\`; one set of filters that everyone needs is a link in the menu.

Menu button of the ARIA Authoring Practices:

| Key | What it does |
|---|---|
| Enter, Space, Down on the button | Opens the menu of views |
| Down, Up, Home, End, letters | Move in the menu |
| Enter, Space | Opens the view; on the open one undoes what departs from it |
| Escape | Closes the menu, or the question without doing anything |
| Enter in the name | Keeps the view |`,
      },
    },
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the actions and does one of them, by keyboard. */
async function act(canvas: { getByRole: typeof screen.getByRole }, name: string): Promise<void> {
  canvas.getByRole("button", { name: "View actions" }).focus();
  await userEvent.keyboard("{Enter}");
  const item = await screen.findByRole("menuitem", { name });
  await waitFor(() => expect(screen.getByRole("menu").contains(document.activeElement)).toBe(true));
  item.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
}

/** Chosen, kept under a new name, renamed, made the first, deleted: all by keyboard, and each is told. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step("choose", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("menuitemradio", { name: "All records" })).toHaveFocus());
      await expect(screen.getByRole("menuitemradio", { name: "All records" })).toBeChecked();
      await userEvent.keyboard("kech{Enter}");
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith("late");
      await waitFor(() => expect(canvas.getByRole("button", { name: "View: Kechikkanlar" })).toHaveFocus());
    });
    await step("keep under a new name", async () => {
      await act(canvas, "Save as a new view");
      const field = await screen.findByRole("textbox", { name: /Name/u });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await expect(field).toHaveAccessibleDescription(/Give the view a name/u);
      await userEvent.keyboard("KECHIKKANLAR{Enter}");
      await expect(field).toHaveAccessibleDescription(/a view of this name already/u);
      await userEvent.keyboard(" 2026{Enter}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onSaveAs).toHaveBeenLastCalledWith({ name: "KECHIKKANLAR 2026", scope: "mine" });
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Saved: KECHIKKANLAR 2026"));
    });
    await step("rename", async () => {
      await act(canvas, "Rename");
      const field = await screen.findByRole("textbox", { name: /Name/u });
      await userEvent.clear(field);
      await userEvent.keyboard("Oʻtgan yil{Enter}");
      await waitFor(() => expect(canvas.getByRole("button", { name: "View: Oʻtgan yil" })).toBeVisible());
      await expect(args.onRename).toHaveBeenLastCalledWith("KECHIKKANLAR 2026", "Oʻtgan yil");
    });
    await step("make it the first", async () => {
      await act(canvas, "Open the list in this view");
      await waitFor(() => expect(args.onSetDefault).toHaveBeenLastCalledWith("KECHIKKANLAR 2026"));
    });
    await step("be told of what enters it, and no longer", async () => {
      await act(canvas, "Tell me when a record enters");
      await waitFor(() => expect(args.onWatch).toHaveBeenLastCalledWith("KECHIKKANLAR 2026", true));
      await act(canvas, "Stop telling me");
      await waitFor(() => expect(args.onWatch).toHaveBeenLastCalledWith("KECHIKKANLAR 2026", false));
    });
    await step("Escape deletes nothing, the answer does", async () => {
      await act(canvas, "Delete");
      await screen.findByRole("alertdialog", { name: "Delete the view “Oʻtgan yil”?" });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(args.onDelete).not.toHaveBeenCalled();
      await act(canvas, "Delete");
      await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(args.onDelete).toHaveBeenLastCalledWith("KECHIKKANLAR 2026");
      await expect(canvas.getByRole("button", { name: "View: All records" })).toBeVisible();
    });
  },
};

/** What departs from the view is marked, can be kept in it at once, or undone by choosing the view again. */
export const Changed: Story = {
  args: { selectedKey: "late", isChanged: true },
  play: async ({ canvas, args, step }) => {
    await step("undone", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "View: Kechikkanlar, changed" }));
      await userEvent.click(await screen.findByRole("menuitemradio", { name: "Kechikkanlar" }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith("late");
      await expect(await canvas.findByRole("button", { name: "View: Kechikkanlar" })).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "Save changes" })).toBeNull();
    });
  },
};

/** A shared view of someone else is not overwritten: its changes can be kept as one's own. */
export const SharedByOthers: Story = {
  args: { selectedKey: "council", isChanged: true, mayShare: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "View actions" }));
    await expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
    await expect(screen.queryByRole("menuitem", { name: "Save changes" })).toBeNull();
    await userEvent.click(screen.getByRole("menuitem", { name: "Save as a new view" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /Name/u }), "Kengashga tayyor");
    await userEvent.click(screen.getByRole("radio", { name: "Everyone" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("There is a view of this name already")).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Only me" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(args.onSaveAs).toHaveBeenLastCalledWith({ name: "Kengashga tayyor", scope: "mine" }));
  },
};

/** Nothing is lost when keeping fails: the name stays, the view stays changed, the question stays open. */
export const Failures: Story = {
  args: {
    selectedKey: "late",
    isChanged: true,
    onOverwrite: fn(failingOnce()),
    onSaveAs: fn(failingOnce()),
    onDelete: fn(failingOnce()),
    sayFailure: () => "Xizmat javob bermadi",
  },
  play: async ({ canvas, step }) => {
    await step("overwriting", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
      await expect(await canvas.findByRole("alert")).toHaveTextContent("Xizmat javob bermadi");
      await userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
      await expect(await canvas.findByRole("button", { name: "View: Kechikkanlar" })).toBeVisible();
      await expect(canvas.queryByRole("alert")).toBeNull();
    });
    await step("a new view", async () => {
      await act(canvas, "Save as a new view");
      const field = await screen.findByRole("textbox", { name: /Name/u });
      await userEvent.type(field, "Yangi{Enter}");
      await expect(await screen.findByText("Xizmat javob bermadi")).toBeVisible();
      await expect(field).toHaveValue("Yangi");
      await userEvent.click(screen.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("deleting", async () => {
      await act(canvas, "Delete");
      const answer = await screen.findByRole("button", { name: "Delete" });
      await userEvent.click(answer);
      await expect(await screen.findByRole("alert")).toHaveTextContent("Xizmat javob bermadi");
      await userEvent.click(answer);
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    });
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <SavedViews {...args} />
      <SavedViews {...args} selectedKey="late" isChanged />
      <SavedViews {...args} selectedKey="council" isChanged />
      <SavedViews {...args} selectedKey={null} isChanged views={[]} />
      <SavedViews views={views} selectedKey="march" onSelectionChange={args.onSelectionChange} />
      <SavedViews
        {...args}
        selectedKey="long"
        isChanged
        views={[{ id: "long", name: "Kadastr agentligi hududiy boshqarmalariga yuborilgan arizalar", scope: "mine" }]}
      />
    </Stack>
  ),
};
