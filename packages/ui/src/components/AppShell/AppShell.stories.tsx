import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { BellIcon } from "../../icons/BellIcon.js";
import { DashboardIcon } from "../../icons/DashboardIcon.js";
import { FileTextIcon } from "../../icons/FileTextIcon.js";
import { PlotIcon } from "../../icons/PlotIcon.js";
import { Card } from "../Card/Card.js";
import { IconButton } from "../IconButton/IconButton.js";
import { SideNav, type SideNavState } from "../SideNav/SideNav.js";
import { AppShell } from "./AppShell.js";

function Page({ path = "/applications" }: { path?: string }): ReactNode {
  const [state, setState] = useState<SideNavState>({ collapsed: false, open: [] });
  return (
    <AppShell
      path={path}
      brand={<strong>Yer</strong>}
      headerEnd={<IconButton label="Bildirishnomalar" icon={<BellIcon />} count={3} />}
      nav={
        <SideNav
          items={[
            { id: "dashboard", label: "Dashboard", href: "#/dashboard", icon: <DashboardIcon /> },
            { id: "applications", label: "Nomzodlar", href: "#/applications", icon: <FileTextIcon />, count: 12 },
            { id: "areas", label: "O'zboshimcha yerlar", href: "#/areas", icon: <PlotIcon /> },
          ]}
          current="applications"
          state={state}
          onStateChange={setState}
        />
      }
    >
      <h1>Nomzodlar</h1>
      <p style={{ marginBlock: 16 }}>Barcha arizalar roʻyxati.</p>
      <Card title="Arizalar">Mazmun</Card>
    </AppShell>
  );
}

const meta = {
  component: Page,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Landmarks of a page, and a way over the navigation. */
export const Landmarks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Main menu" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

/** On a narrow window the navigation opens over the page; closed, it gives focus back to the button. */
export const Narrow: Story = {
  parameters: { viewport: { options: { phone: { name: "Phone", styles: { width: "390px", height: "800px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Open menu" });
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await userEvent.click(button);
    await expect(screen.getByRole("dialog", { name: "Main menu" })).toHaveAttribute("open");
    await expect(screen.getByRole("link", { name: /Nomzodlar/ })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Collapse menu" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Close menu" }));
    await waitFor(() => expect(canvas.queryByRole("navigation")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const AllStates: Story = {};
