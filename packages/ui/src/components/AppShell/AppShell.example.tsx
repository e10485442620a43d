import { AppShell, Link, SideNav, type SideNavState } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [menu, setMenu] = useState<SideNavState>({ isCollapsed: false, expandedKeys: [] });
  return (
    <AppShell
      brand={<strong>Shop</strong>}
      headerEnd={<Link href="/account">Account</Link>}
      path="/orders"
      nav={
        <SideNav
          items={[
            { id: "orders", label: "Orders", href: "/orders", count: 12 },
            { id: "customers", label: "Customers", href: "/customers" },
          ]}
          selectedKey="orders"
          state={menu}
          onStateChange={setMenu}
        />
      }
    >
      <h1>Orders</h1>
    </AppShell>
  );
}
