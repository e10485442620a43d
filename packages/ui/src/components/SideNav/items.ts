import type { ReactNode } from "react";

/** An entry of the navigation that leads somewhere. */
export interface SideNavLink {
  /** Unique in the whole navigation. */
  id: string;
  /** The word people look for. */
  label: string;
  /** Address of the page. */
  href: string;
  /** Icon; expected at the top level, where it stands alone when the navigation is narrow. */
  icon?: ReactNode;
  /** How many wait behind the entry; equal to the list it opens. */
  count?: number;
  /** The count is a floor, shown as "10 000+". @default false */
  hasMore?: boolean;
}

/** A group of entries that opens and closes; it leads nowhere itself. */
export interface SideNavGroup {
  /** Unique in the whole navigation. */
  id: string;
  /** Name of the group. */
  label: string;
  /** Icon, as for links. */
  icon?: ReactNode;
  /** Entries and further groups. */
  children: readonly SideNavItem[];
}

/** One entry of the navigation. */
export type SideNavItem = SideNavLink | SideNavGroup;

/** Tells a group from a link. */
export function isGroup(item: SideNavItem): item is SideNavGroup {
  return "children" in item;
}

/** Ids of the groups that hold the entry, outermost first; empty when it is not there or lies at the top. */
export function pathTo(items: readonly SideNavItem[], id: string | undefined): string[] {
  for (const item of items) {
    if (!isGroup(item)) continue;
    if (item.children.some((child) => child.id === id)) return [item.id];
    const deeper = pathTo(item.children, id);
    if (deeper.length > 0) return [item.id, ...deeper];
  }
  return [];
}

/**
 * The entries whose label matches, in their groups; a group whose own name matches stays whole.
 *
 * @param matches whether a label answers the search
 */
export function filterItems(items: readonly SideNavItem[], matches: (label: string) => boolean): SideNavItem[] {
  return items.flatMap((item): SideNavItem[] => {
    if (matches(item.label)) return [item];
    if (!isGroup(item)) return [];
    const children = filterItems(item.children, matches);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Folds case and every kind of apostrophe, so that a search typed on any keyboard finds `o'` and `oʻ`. */
export function foldLabel(text: string): string {
  return text.toLowerCase().replace(/['`´‘’ʻʼ]/g, "'");
}
