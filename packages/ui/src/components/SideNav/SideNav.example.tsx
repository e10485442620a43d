import { SideNav, type SideNavState } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [menu, setMenu] = useState<SideNavState>({ isCollapsed: false, expandedKeys: ["settings"] });
  return (
    <SideNav
      items={[
        { id: "orders", label: "Orders", href: "/orders", count: 12 },
        {
          id: "settings",
          label: "Settings",
          children: [{ id: "people", label: "People", href: "/settings/people" }],
        },
      ]}
      selectedKey="orders"
      state={menu}
      onStateChange={setMenu}
    />
  );
}
