import type { AreaState } from "./area-states.js";
import { areaStates } from "./area-states.js";
import { statuses } from "../contract/statuses.js";
import { addressOf } from "./match-path.js";
import { type ScreenPath, screenOf } from "./screens.js";
import type { ScreenCode } from "./screen-codes.js";

type StatusPath = (typeof statuses)[number]["path"];

type EntryKey =
  | "dashboard"
  | "applications"
  | StatusPath
  | AreaState
  | "not_registered"
  | "no_grip"
  | "construction"
  | "drafts"
  | "written_off"
  | "state-owneds"
  | "conclusions"
  | "imports"
  | "objections"
  | "council"
  | "receipts"
  | "svod"
  | "cpayments"
  | "cdistribution"
  | "plangrafic"
  | "reports"
  | "users"
  | "organization"
  | "map"
  | "positions"
  | "roles"
  | "permissions"
  | "settingorganisation"
  | "field-groups"
  | "fields"
  | "diagrams"
  | "allsetting"
  | "allregions"
  | "alldistricts"
  | "allneighborhoods"
  | "applicationpanel";

type GroupKey =
  | "group.applications"
  | "aplications_74"
  | "group.areas"
  | "group.baskets"
  | "group.settlements"
  | "group.security"
  | "group.settings";

/** Key of an entry or group of the side menu; its label is under this key in `@yer/api/paths/messages/<locale>`. */
export type MenuKey = EntryKey | GroupKey;

/** An entry of the side menu: leads to `href`, which needs `code`. */
export interface MenuEntry {
  readonly key: EntryKey;
  readonly href: string;
  readonly code: ScreenCode;
}

/** A group of the side menu: opens and closes, leads nowhere. */
export interface MenuGroup {
  readonly key: GroupKey;
  readonly children: readonly MenuNode[];
}

/** What the side menu is made of. */
export type MenuNode = MenuEntry | MenuGroup;

function entry(key: EntryKey, path: ScreenPath, href: string = path): MenuEntry {
  const code = screenOf(path).routeName;
  if (!code) throw new Error(`${path} stands in the side menu and needs a route name (screens.ts).`);
  return { key, href, code };
}

const ofStatus = (status: (typeof statuses)[number]): MenuEntry =>
  entry(status.path, "/applications/:status", addressOf("/applications/:status", { status: status.path }));

/** Both have the number 74 and stand in a group of their own. */
const finished = statuses.filter((status) => status.code === 74);

/** The side menu, in SPEC §2's order and groups. */
export const menu: readonly MenuNode[] = [
  entry("dashboard", "/dashboard"),
  {
    key: "group.applications",
    children: [
      entry("applications", "/applications"),
      ...statuses.filter((status) => status.code !== 74).map(ofStatus),
      { key: "aplications_74", children: finished.map(ofStatus) },
    ],
  },
  entry("conclusions", "/conclusions"),
  entry("imports", "/imports"),
  {
    key: "group.areas",
    children: areaStates.map((state) => entry(state, "/areas/:state", addressOf("/areas/:state", { state }))),
  },
  entry("not_registered", "/not_registered"),
  {
    key: "group.baskets",
    children: [
      entry("no_grip", "/no_grip"),
      entry("construction", "/construction"),
      entry("drafts", "/drafts"),
      entry("written_off", "/written_off"),
      entry("state-owneds", "/state-owneds"),
    ],
  },
  entry("objections", "/objections"),
  entry("council", "/council"),
  {
    key: "group.settlements",
    children: [
      entry("svod", "/svod"),
      entry("cpayments", "/cpayments"),
      entry("receipts", "/receipts"),
      entry("cdistribution", "/cdistribution"),
    ],
  },
  entry("plangrafic", "/plangrafic"),
  entry("reports", "/reports"),
  entry("users", "/users"),
  entry("organization", "/organization"),
  entry("map", "/map"),
  {
    key: "group.security",
    children: [entry("positions", "/positions"), entry("roles", "/roles"), entry("permissions", "/permissions")],
  },
  {
    key: "group.settings",
    children: [
      entry("settingorganisation", "/settingorganisation"),
      entry("field-groups", "/field-groups"),
      entry("fields", "/fields"),
      entry("diagrams", "/diagrams"),
      entry("allsetting", "/allsetting"),
      entry("allregions", "/allregions"),
      entry("alldistricts", "/alldistricts"),
      entry("allneighborhoods", "/allneighborhoods"),
      entry("applicationpanel", "/applicationpanel"),
    ],
  },
];

/** Labels of the side menu in one language. */
export type MenuMessages = Readonly<Record<MenuKey, string>>;

/** Whether a node is a group. */
export function isMenuGroup(node: MenuNode): node is MenuGroup {
  return "children" in node;
}

/** All entries below the nodes, in order. */
export function menuEntries(nodes: readonly MenuNode[] = menu): MenuEntry[] {
  return nodes.flatMap((node) => (isMenuGroup(node) ? menuEntries(node.children) : [node]));
}

/** The side menu of a person with these codes: entries they may open, groups with anything left in them. */
export function menuFor(codes: Iterable<string>, nodes: readonly MenuNode[] = menu): MenuNode[] {
  const held = new Set(codes);
  return nodes.flatMap((node): MenuNode[] => {
    if (!isMenuGroup(node)) return held.has(node.code) ? [node] : [];
    const children = menuFor(held, node.children);
    return children.length > 0 ? [{ key: node.key, children }] : [];
  });
}

/** Keys of the groups above the entry that leads to an address, outermost first: what the menu opens on arrival. */
export function groupsAbove(href: string, nodes: readonly MenuNode[] = menu): GroupKey[] | undefined {
  for (const node of nodes) {
    if (!isMenuGroup(node)) {
      if (node.href === href) return [];
      continue;
    }
    const inner = groupsAbove(href, node.children);
    if (inner) return [node.key, ...inner];
  }
  return undefined;
}
