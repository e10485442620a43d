import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, userEvent } from "storybook/test";
import { DashboardIcon } from "../../icons/DashboardIcon.js";
import { FileTextIcon } from "../../icons/FileTextIcon.js";
import { MapIcon } from "../../icons/MapIcon.js";
import { PlotIcon } from "../../icons/PlotIcon.js";
import { ScaleIcon } from "../../icons/ScaleIcon.js";
import { ShieldIcon } from "../../icons/ShieldIcon.js";
import type { SideNavItem } from "./items.js";
import { SideNav, type SideNavState } from "./SideNav.js";

const items: SideNavItem[] = [
  { id: "dashboard", label: "Dashboard", href: "#/dashboard", icon: <DashboardIcon /> },
  {
    id: "applications",
    label: "Nomzodlar",
    icon: <FileTextIcon />,
    children: [
      { id: "all", label: "Barchasi", href: "#/applications", count: 10_000, countMore: true },
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

function Remembered({
  current = "1",
  collapsed = false,
  label,
}: {
  current?: string;
  collapsed?: boolean;
  label?: string;
}): ReactNode {
  const [state, setState] = useState<SideNavState>({ collapsed, open: [] });
  return (
    <div style={{ blockSize: 560, display: "flex" }}>
      <SideNav items={items} current={current} state={state} onStateChange={setState} {...(label ? { label } : {})} />
    </div>
  );
}

const meta = { component: Remembered } satisfies Meta<typeof Remembered>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The groups around the current entry are open, and it says that it is the current page. */
export const OpensAroundTheCurrent: Story = {
  args: { current: "registered" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Ro'yxatdan o'tgan/ })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("button", { name: "Nomzodlar" })).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("button", { name: "O'zboshimcha yerlar" })).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(canvas.getByRole("button", { name: "Nomzodlar" }));
    await expect(canvas.queryByRole("link", { name: /Muhokamada/ })).toBeNull();
  },
};

/** Arrows, Home and End move among the visible entries; Enter opens a group. */
export const Keyboard: Story = {
  args: { current: "map" },
  play: async ({ canvas }) => {
    canvas.getByRole("link", { name: "Dashboard" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    const group = canvas.getByRole("button", { name: "Nomzodlar" });
    await expect(group).toHaveFocus();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await expect(canvas.getByRole("link", { name: /Barchasi/ })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: "Xavsizlik" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("link", { name: "Dashboard" })).toHaveFocus();
  },
};

/** The search opens the groups it finds something in, whatever apostrophe was typed. */
export const Search: Story = {
  args: { current: "map" },
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

export const AllStates: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 24, flexWrap: "wrap" }}>
      <Remembered current="1" />
      <Remembered current="map" collapsed label="Tor menyu" />
    </div>
  ),
};
