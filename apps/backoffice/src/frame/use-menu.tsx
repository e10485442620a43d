import type { QueueKind, WorkQueue } from "@yer/api/contract/my-work";
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
  UserIcon,
  UsersIcon,
  WalletIcon,
  WarningIcon,
} from "@yer/ui";
import { type ReactNode, useMemo } from "react";
import { useText } from "../base/language/use-text.js";

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

/** Entries whose list is, or holds, work of a kind; those of the statuses are found by their path. */
const kindsOf: Partial<Record<MenuKey, readonly QueueKind[]>> = {
  conclusions: ["conclusions"],
  objections: ["objections", "complaints"],
  council: ["at_council"],
  was_send_inspection: ["areas_sent"],
  has_failed_returned_from_inspection: ["areas_taken"],
  editing: ["areas_returned"],
  cpayments: ["charges_late", "instalments_asked", "corrections_proposed", "refunds_proposed"],
  receipts: ["returns_proposed"],
  cdistribution: ["orders_refused", "months_proposed"],
  plangrafic: ["schedules_proposed"],
  allsetting: ["proposals"],
};

/** How much work of the person's own an entry leads to; undefined where none waits there: nought says nothing to do (DOMAIN §12). */
export function countOf(key: MenuKey, queues: readonly WorkQueue[]): number | undefined {
  const status = statuses.find(({ path }) => path === key)?.key;
  const own = queues.filter(({ kind }) => kind === status || kindsOf[key]?.includes(kind));
  const total = own.reduce((sum, { total: waiting }) => sum + waiting, 0);
  return total === 0 ? undefined : total;
}

const none: readonly WorkQueue[] = [];

/** The diary's own side menu (SPEC, diary reading). */
function diaryMenu(text: ReturnType<typeof useText>): SideNavItem[] {
  const entry = (path: string, name: "panel" | "days" | "records" | "users" | "moment"): SideNavItem => {
    const href = `/diary${path}`;
    return { id: href, href, label: text(`diary.${name}`) };
  };
  return [
    { id: "/dashboard", href: "/dashboard", label: text("menu.dashboard"), icon: <DashboardIcon /> },
    { id: "panel", label: text("diary.manage"), icon: <ChartIcon />, children: [entry("", "panel")] },
    {
      id: "list",
      label: text("diary.list"),
      icon: <InboxIcon />,
      children: [entry("/list", "days"), entry("/records", "records"), entry("/users", "users")],
    },
    { id: "personal", label: text("diary.personal"), icon: <UserIcon />, children: [entry("/moment", "moment")] },
  ];
}

/**
 * The side menu of the signed-in person, with how much of their own work each entry leads to.
 *
 * @param ofDiary the diary's own menu instead
 */
export function useMenu(queues: readonly WorkQueue[] = none, ofDiary = false): SideNavItem[] {
  const text = useText();
  const { permissions } = useSession();

  // The same entries on every page: an entry is drawn again when its words or its count change.
  return useMemo(() => {
    function item(node: MenuNode): SideNavItem {
      const shared = { label: text(`menu.${node.key}`), icon: icons[node.key] };
      if (isMenuGroup(node)) return { id: node.key, ...shared, children: node.children.map(item) };
      const count = countOf(node.key, queues);
      return { id: node.href, href: node.href, ...shared, ...(count === undefined ? {} : { count }) };
    }
    return ofDiary ? diaryMenu(text) : menuFor(permissions).map(item);
  }, [text, permissions, queues, ofDiary]);
}
