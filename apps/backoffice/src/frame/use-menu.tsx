import type { applicationRegister } from "@yer/api/contract/application-register";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { statuses } from "@yer/api/contract/statuses";
import { isMenuGroup, menuFor, type MenuKey, type MenuNode } from "@yer/api/paths";
import { useSession } from "@yer/api/react";
import {
  BasketIcon,
  BuildingIcon,
  CalendarIcon,
  ChartIcon,
  DashboardIcon,
  FolderIcon,
  FlagIcon,
  InboxIcon,
  LayersIcon,
  MapIcon,
  SettingsIcon,
  ShieldIcon,
  type SideNavItem,
  UploadIcon,
  UsersIcon,
  WalletIcon,
  WarningIcon,
} from "@yer/ui";
import type { ReactNode } from "react";
import { useText } from "../base/language/use-text.js";

type Counts = ReplyOf<typeof applicationRegister.counts>;

/** Icons of the top level; alone on view when the menu is folded. */
const icons: Partial<Record<MenuKey, ReactNode>> = {
  dashboard: <DashboardIcon />,
  "group.applications": <FolderIcon />,
  "group.areas": <LayersIcon />,
  conclusions: <InboxIcon />,
  council: <CalendarIcon />,
  imports: <UploadIcon />,
  not_registered: <FlagIcon />,
  "group.baskets": <BasketIcon />,
  objections: <WarningIcon />,
  "group.settlements": <WalletIcon />,
  plangrafic: <CalendarIcon />,
  reports: <ChartIcon />,
  users: <UsersIcon />,
  organization: <BuildingIcon />,
  map: <MapIcon />,
  "group.security": <ShieldIcon />,
  "group.settings": <SettingsIcon />,
};

function countOf(key: MenuKey, counts: Counts | undefined): number | undefined {
  if (!counts) return undefined;
  if (key === "applications") return counts.all;
  const status = statuses.find(({ path }) => path === key);
  return status ? (counts.byStatus[status.key]?.total ?? 0) : undefined;
}

/** The side menu of the signed-in person, with the numbers of what each entry lists. */
export function useMenu(counts: Counts | undefined): SideNavItem[] {
  const text = useText();
  const { permissions } = useSession();

  function item(node: MenuNode): SideNavItem {
    const shared = { label: text(`menu.${node.key}`), icon: icons[node.key] };
    if (isMenuGroup(node)) return { id: node.key, ...shared, children: node.children.map(item) };
    const count = countOf(node.key, counts);
    return { id: node.href, href: node.href, ...shared, ...(count === undefined ? {} : { count }) };
  }

  return menuFor(permissions).map(item);
}
