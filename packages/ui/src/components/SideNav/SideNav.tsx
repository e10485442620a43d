import { useContext, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { SearchIcon } from "../../icons/SearchIcon.js";
import { SidebarIcon } from "../../icons/SidebarIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { NavPlaceContext } from "../AppShell/nav-place.js";
import { IconButton } from "../IconButton/IconButton.js";
import { filterItems, foldLabel, pathTo, type SideNavItem } from "./items.js";
import { Foot, List, Nothing, Root, Search, Scroll } from "./parts.js";
import { SideNavEntry } from "./SideNavEntry.js";
import { useOneStop } from "./use-one-stop.js";
import { type RootProps, useRootProps } from "../../root/root-props.js";

/** What the navigation remembers; the host keeps it (local storage, profile) and hands it in. */
export interface SideNavState {
  /** Narrow: icons only. */
  isCollapsed: boolean;
  /** Ids of the open groups. */
  expandedKeys: readonly string[];
}

/** Props of `SideNav`. */
export interface SideNavProps extends RootProps {
  /** The entries, already cut to what the person may see. */
  items: readonly SideNavItem[];
  /** `id` of the entry the person is at; the groups around it open. */
  selectedKey?: string;
  /** What the navigation remembers. */
  state: SideNavState;
  /** Called at every change of what it remembers. */
  onStateChange: (state: SideNavState) => void;
  /** Name of the landmark. @default "Main menu" in the interface language */
  "aria-label"?: string;
  /** Whether there is a search field over the entries. @default true */
  isSearchable?: boolean;
  /** Whether a label answers a search. @default blind to case and to the kind of apostrophe */
  matches?: (label: string, query: string) => boolean;
  /** Shown at the foot. */
  footer?: ReactNode;
}

function matchesFolded(label: string, query: string): boolean {
  return foldLabel(label).includes(foldLabel(query));
}

/** Scrolls the entries, and not the page, until one is seen. */
function showEntry(scroll: HTMLElement, entry: Element): void {
  const [room, own] = [scroll.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (own.top >= room.top && own.bottom <= room.bottom) return;
  // In the middle: what stands beside it is seen, too.
  scroll.scrollTop += own.top + own.height / 2 - (room.top + room.height / 2);
}

/**
 * The app's side navigation: groups that open, counts, a search, and a narrow form of icons only.
 *
 * Keys: Tab comes to the current entry and leaves from wherever one is; arrows go from search to entries to the button
 * that makes it narrow, Home and End to the first and the last entry; letters begin a search; Enter and Space open a
 * group, Enter follows a link; Escape clears the search.
 *
 * Data attributes: `data-collapsed`.
 */
export function SideNav({
  items,
  selectedKey,
  state,
  onStateChange,
  "aria-label": label,
  isSearchable = true,
  matches = matchesFolded,
  footer,
  ...root
}: SideNavProps): ReactNode {
  const text = useUiText();
  const listId = useId();
  const collapsible = useContext(NavPlaceContext) === "side";
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  // Groups around the current entry open by themselves, until the person closes them.
  const [closedAround, setClosedAround] = useState<{ current: string | undefined; ids: readonly string[] }>({
    current: selectedKey,
    ids: [],
  });

  const { ref, onFocus, onKeyDown } = useOneStop();
  const given = useRootProps(root, { ref, onKeyDown });

  const collapsed = collapsible && state.isCollapsed;
  const needle = collapsed ? "" : query.trim();
  const shown = useMemo(
    () => (needle ? filterItems(items, (word) => matches(word, needle)) : items),
    [items, matches, needle],
  );
  const around = useMemo(() => pathTo(items, selectedKey), [items, selectedKey]);
  const closed = closedAround.current === selectedKey ? closedAround.ids : [];

  // A long menu comes with its current entry in sight, however one came to where one is.
  const scroll = useRef<HTMLDivElement>(null);
  const shownFor = useRef("");
  useLayoutEffect(() => {
    const now = `${selectedKey ?? ""} ${items.length > 0} ${collapsed}`;
    if (shownFor.current === now) return;
    shownFor.current = now;
    const entry = scroll.current?.querySelector("[aria-current=page], [data-holds-current]");
    if (scroll.current && entry) showEntry(scroll.current, entry);
  });

  function isOpen(id: string): boolean {
    if (needle) return true;
    return state.expandedKeys.includes(id) || (around.includes(id) && !closed.includes(id));
  }

  function toggle(id: string): void {
    if (collapsed) {
      onStateChange({ isCollapsed: false, expandedKeys: [...new Set([...state.expandedKeys, id])] });
      return;
    }
    const open = isOpen(id);
    setClosedAround({ current: selectedKey, ids: open ? [...closed, id] : closed.filter((other) => other !== id) });
    onStateChange({
      ...state,
      expandedKeys: open ? state.expandedKeys.filter((other) => other !== id) : [...state.expandedKeys, id],
    });
  }

  return (
    <Root {...given} onFocus={onFocus} aria-label={label ?? text("menu.label")} data-collapsed={collapsed || undefined}>
      {isSearchable && !collapsed ? (
        <Search>
          <SearchIcon />
          <input
            ref={input}
            type="text"
            data-nav-stop="search"
            aria-label={text("menu.search")}
            aria-controls={listId}
            placeholder={text("search")}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && query) {
                event.stopPropagation();
                setQuery("");
              }
            }}
          />
          {query ? (
            <IconButton
              aria-label={text("clear")}
              icon={<CloseIcon size={14} />}
              size="sm"
              onPress={() => {
                setQuery("");
                input.current?.focus();
              }}
            />
          ) : null}
        </Search>
      ) : null}
      <Scroll ref={scroll}>
        <List id={listId}>
          {shown.map((item) => (
            <SideNavEntry
              key={item.id}
              item={item}
              depth={0}
              current={selectedKey}
              around={around}
              collapsed={collapsed}
              isOpen={isOpen}
              onToggle={toggle}
            />
          ))}
        </List>
        <Nothing>{shown.length === 0 ? text("menu.nothing") : null}</Nothing>
      </Scroll>
      {footer || collapsible ? (
        <Foot>
          {collapsed ? null : footer}
          {collapsible ? (
            <IconButton
              aria-label={text(collapsed ? "menu.expand" : "menu.collapse")}
              icon={<SidebarIcon />}
              data-nav-stop="narrow"
              aria-controls={listId}
              onPress={() => onStateChange({ ...state, isCollapsed: !collapsed })}
            />
          ) : null}
        </Foot>
      ) : null}
    </Root>
  );
}
