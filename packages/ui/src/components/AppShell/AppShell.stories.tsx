import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { BellIcon } from "../../icons/BellIcon.js";
import { DashboardIcon } from "../../icons/DashboardIcon.js";
import { FileTextIcon } from "../../icons/FileTextIcon.js";
import { PlotIcon } from "../../icons/PlotIcon.js";
import { Banner } from "../Banner/Banner.js";
import { Card } from "../Card/Card.js";
import { IconButton } from "../IconButton/IconButton.js";
import { SideNav, type SideNavState } from "../SideNav/SideNav.js";
import { AppShell } from "./AppShell.js";

function Navigation(): ReactNode {
  const [state, setState] = useState<SideNavState>({ isCollapsed: false, expandedKeys: [] });
  return (
    <SideNav
      items={[
        { id: "dashboard", label: "Dashboard", href: "#/dashboard", icon: <DashboardIcon /> },
        { id: "applications", label: "Nomzodlar", href: "#/applications", icon: <FileTextIcon />, count: 12 },
        { id: "areas", label: "O'zboshimcha yerlar", href: "#/areas", icon: <PlotIcon /> },
      ]}
      selectedKey="applications"
      state={state}
      onStateChange={setState}
    />
  );
}

const meta = {
  title: "Structure/AppShell",
  component: AppShell,
  args: {
    path: "/applications",
    brand: <strong>Yer</strong>,
    headerEnd: <IconButton aria-label="Bildirishnomalar" icon={<BellIcon />} count={3} />,
    nav: <Navigation />,
    children: (
      <>
        <h1>Nomzodlar</h1>
        <p style={{ marginBlock: 16 }}>Barcha arizalar roʻyxati.</p>
        <Card title="Arizalar">Mazmun</Card>
      </>
    ),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `The frame every screen of an app lies in: skip link, header, navigation, content.

**Use it** once, around the router's outlet; give it the path, so that it can move the focus and close the drawer.
**Not** inside another page or for a page of one form without navigation.

| Key | What it does |
|---|---|
| Tab on a fresh page | To the skip link; Enter there jumps to the content |
| Enter, Space on the menu button (narrow windows) | Opens the navigation over the page |
| Escape in the navigation | Closes it; the focus is back at the button |

**Screen readers** find the landmarks banner, navigation, main (and what \`footer\` brings). When \`path\` changes, the
focus goes to the content and the new title is said (\`PageArrival\`).

**Data attributes** \`data-no-nav\`, \`data-drawer\` (\`open\`, \`closed\`; only on narrow windows), \`data-content\` on main.`,
      },
    },
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = {
  parameters: { viewport: { options: { phone: { name: "Phone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
};

/** Landmarks of a page, and a way over the navigation. */
export const Landmarks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Main menu" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to main content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

/** On a narrow window the button opens the navigation over the page; closed, it gives the focus back. Escape is the browser's own. */
export const Keyboard: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Open menu" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const drawer = screen.getByRole("dialog", { name: "Main menu" });
    await expect(drawer).toHaveAttribute("open");
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    const close = screen.getByRole("button", { name: "Close menu" });
    close.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("navigation")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Its own button closes it too; there it cannot be made narrower. */
export const Narrow: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Open menu" });
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await userEvent.click(button);
    await expect(screen.getByRole("link", { name: /Nomzodlar/ })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Collapse menu" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Close menu" }));
    await waitFor(() => expect(canvas.queryByRole("navigation")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Everything it can hold. */
export const AllStates: Story = {
  args: {
    banner: <Banner tone="warning">Bu sinov muhiti: maʼlumotlar haqiqiy emas.</Banner>,
    headerMiddle: "Toshkent viloyati boshqarmasi",
    footer: <footer style={{ padding: 16 }}>© Yer</footer>,
  },
};
