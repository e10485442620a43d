import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { DashboardIcon } from "../../icons/DashboardIcon.js";
import { FileTextIcon } from "../../icons/FileTextIcon.js";
import { MapIcon } from "../../icons/MapIcon.js";
import { PlotIcon } from "../../icons/PlotIcon.js";
import { ScaleIcon } from "../../icons/ScaleIcon.js";
import { ShieldIcon } from "../../icons/ShieldIcon.js";
import { Button } from "../Button/Button.js";
import type { SideNavItem } from "./items.js";
import { SideNav, type SideNavProps } from "./SideNav.js";

const items: SideNavItem[] = [
  { id: "dashboard", label: "Dashboard", href: "#/dashboard", icon: <DashboardIcon /> },
  {
    id: "applications",
    label: "Nomzodlar",
    icon: <FileTextIcon />,
    children: [
      { id: "all", label: "Barchasi", href: "#/applications", count: 10_000, hasMore: true },
      { id: "9", label: "Xulosaga yuborish", href: "#/applications/aplications_9", count: 128 },
      { id: "1", label: "Muhokamada", href: "#/applications/aplications_1", count: 1431 },
      { id: "6", label: "E'londa", href: "#/applications/aplications_6", count: 0 },
      {
        id: "74",
        label: "Yakunlangan",
        children: [
          { id: "registered", label: "Ro'yxatdan o'tgan", href: "#/applications/registered", count: 801 },
          { id: "unregistered", label: "Ro'yxatdan o'tmagan", href: "#/applications/unregistered", count: 17 },
        ],
      },
    ],
  },
  {
    id: "areas",
    label: "O'zboshimcha yerlar",
    icon: <PlotIcon />,
    children: [{ id: "illegal", label: "Yangi", href: "#/areas/illegal-acquisition", count: 42 }],
  },
  { id: "objections", label: "E'tirozlar", href: "#/objections", icon: <ScaleIcon />, count: 3 },
  { id: "map", label: "Xarita", href: "#/map", icon: <MapIcon /> },
  {
    id: "security",
    label: "Xavsizlik",
    icon: <ShieldIcon />,
    children: [{ id: "roles", label: "Rollar", href: "#/roles" }],
  },
];

/** The host keeps what the navigation remembers, as it would in the person's profile. */
function Host({ state: begun, onStateChange, ...props }: SideNavProps): ReactNode {
  const [state, setState] = useState(begun);
  const [visit, setVisit] = useState(1);
  return (
    <>
      <div style={{ blockSize: 560, display: "flex" }}>
        <SideNav
          {...props}
          key={visit}
          state={state}
          onStateChange={(next) => {
            setState(next);
            onStateChange(next);
          }}
        />
      </div>
      <Button onPress={() => setVisit(visit + 1)}>Qayta kirish</Button>
    </>
  );
}

const meta = {
  title: "Structure/SideNav",
  component: SideNav,
  args: { items, selectedKey: "1", state: { isCollapsed: false, expandedKeys: [] }, onStateChange: fn() },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The app's navigation at the side: groups, counts, a search, and a narrow form of icons only.

**Use it** as \`nav\` of \`AppShell\`, with the entries this person may see. A count equals the list it opens.
**Not** for parts of one page (\`Tabs\`), a handful of public pages (links in the header), or choosing from a hierarchy
(\`Tree\`).

Disclosure navigation pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | To the current entry, or where one was; from anywhere in it out again: it is one stop |
| Down, Up | To the next, the previous entry that shows; before the first stands the search, behind the last the collapse button |
| A letter | Begins a search |
| Home, End | To the first, the last entry |
| Enter, Space on a group | Opens or closes it; when narrow, widens the navigation too |
| Enter on a link | Goes there |
| Escape in the search | Clears it |

It remembers nothing itself: the host keeps \`state\` (profile, local storage) and hands it in. The groups around
\`selectedKey\` open by themselves.

**Screen readers** find a navigation of its name, the current entry as the current page, groups as expanded or
collapsed; narrow, entries keep their names. A search that finds nothing says so.

**Data attributes** \`data-collapsed\`.`,
      },
    },
  },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The groups around the current entry are open, and it says that it is the current page. */
export const OpensAroundTheCurrent: Story = {
  args: { selectedKey: "registered" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Ro'yxatdan o'tgan/ })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("button", { name: "Nomzodlar" })).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("button", { name: "O'zboshimcha yerlar" })).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(canvas.getByRole("button", { name: "Nomzodlar" }));
    await expect(canvas.queryByRole("link", { name: /Muhokamada/ })).toBeNull();
  },
};

/** By keyboard alone: search, arrows, Home and End, groups, and the way to make it narrow. */
export const Keyboard: Story = {
  args: { selectedKey: "map" },
  play: async ({ args, canvas, step }) => {
    const entry = (name: string | RegExp): HTMLElement => canvas.getByRole("link", { name });
    const field = canvas.getByRole("textbox", { name: "Search the menu" });
    await step("Tab comes to the current entry, and leaves the menu", async () => {
      await userEvent.tab();
      await expect(entry("Xarita")).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Qayta kirish" })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(entry("Xarita")).toHaveFocus();
    });
    await step("a letter begins a search", async () => {
      await userEvent.keyboard("d");
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue("d");
      await userEvent.keyboard("{Escape}");
      await expect(field).toHaveValue("");
    });
    await step("down from the search to the entries, up to it again, and on", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(entry("Dashboard")).toHaveFocus();
      await userEvent.keyboard("{ArrowUp}");
      await expect(field).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("button", { name: "Nomzodlar" })).toHaveFocus();
    });
    await step("Enter opens a group, Space closes it", async () => {
      await userEvent.keyboard("{Enter}{ArrowDown}");
      await expect(entry(/Barchasi/)).toHaveFocus();
      await userEvent.keyboard("{ArrowUp} ");
      await expect(canvas.getByRole("button", { name: "Nomzodlar" })).toHaveAttribute("aria-expanded", "false");
    });
    await step("to the ends of the entries", async () => {
      await userEvent.keyboard("{Home}");
      await expect(entry("Dashboard")).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(canvas.getByRole("button", { name: "Xavsizlik" })).toHaveFocus();
    });
    await step("behind the last stands the collapse button, and nothing behind it", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await expect(canvas.getByRole("button", { name: "Collapse menu" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onStateChange).toHaveBeenLastCalledWith({ isCollapsed: true, expandedKeys: [] });
      await expect(canvas.getByRole("button", { name: "Expand menu" })).toHaveFocus();
    });
  },
};

/** The search opens the groups it finds something in, whatever apostrophe was typed. */
export const Search: Story = {
  args: { selectedKey: "map" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Search the menu" });
    await userEvent.type(field, "roʻyxat");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await userEvent.type(field, "qqq");
    await expect(canvas.getByText("No such section in the menu")).toBeVisible();
  },
};

/** Narrow, it shows icons with names; a group widens it again. */
export const Collapses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Collapse menu" }));
    await expect(canvas.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Barchasi/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Xavsizlik" }));
    await expect(canvas.getByRole("link", { name: "Rollar" })).toBeVisible();
  },
};

/** What was open and how wide it was is the same at the next visit. */
export const Remembers: Story = {
  args: { selectedKey: "map" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "O'zboshimcha yerlar" }));
    await userEvent.click(canvas.getByRole("button", { name: "Qayta kirish" }));
    await expect(canvas.getByRole("link", { name: /Yangi/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Collapse menu" }));
    await userEvent.click(canvas.getByRole("button", { name: "Qayta kirish" }));
    await expect(canvas.getByRole("button", { name: "Expand menu" })).toBeVisible();
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ isCollapsed: true, expandedKeys: ["areas"] });
  },
};

/** A long menu comes with the current entry in sight; a closed group says that it holds it. */
export const InSight: Story = {
  args: {
    selectedKey: "rollar",
    items: [
      ...items,
      {
        id: "settings",
        label: "Sozlamalar",
        children: Array.from({ length: 30 }, (_, at) => ({
          id: at === 27 ? "rollar" : `s${at}`,
          label: `Sozlama ${at}`,
          href: `#/s${at}`,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole("link", { current: "page" });
    const [own, room] = [current, current.closest("nav") ?? current].map((part) => part.getBoundingClientRect());
    await expect(own?.bottom).toBeLessThan(room?.bottom ?? 0);
    await expect(own?.top).toBeGreaterThan(room?.top ?? Infinity);
    await userEvent.click(canvas.getByRole("button", { name: "Sozlamalar" }));
    await expect(canvas.getByRole("button", { name: "Sozlamalar" })).toHaveAttribute("data-holds-current");
  },
};

/** Wide with groups open, narrow, compact with long Russian words and no search. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "flex", gap: 24, flexWrap: "wrap", blockSize: 560 }}>
      <SideNav {...args} />
      <SideNav {...args} selectedKey="map" state={{ isCollapsed: true, expandedKeys: [] }} aria-label="Tor menyu" />
      <div data-density="compact" style={{ display: "flex" }}>
        <SideNav
          {...args}
          aria-label="Ixcham menyu"
          selectedKey="registered"
          isSearchable={false}
          footer="Версия 1.0"
          items={[
            {
              id: "done",
              label: "Завершённые заявления",
              icon: <FileTextIcon />,
              children: [
                { id: "registered", label: "Право собственности зарегистрировано", href: "#/registered", count: 801 },
                { id: "unregistered", label: "Не зарегистрировано", href: "#/unregistered", count: 0 },
              ],
            },
          ]}
        />
      </div>
    </div>
  ),
};
