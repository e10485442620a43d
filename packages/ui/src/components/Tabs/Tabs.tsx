import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { useDirection } from "../../UiProvider/use-direction.js";
import { rootProps, type RootProps } from "../../root/root-props.js";
import { useControllable } from "../../state/use-controllable.js";
import { Badge } from "../Badge/Badge.js";
import { TabPanel } from "./TabPanel.js";

/** One tab with its panel. */
export interface TabItem {
  /** Unique among the tabs; fit for an address. */
  id: string;
  /** The words on the tab. */
  label: string;
  /** How many things wait in it. */
  count?: number;
  /** Whether the count is a floor: shown as "10 000+". @default false */
  hasMore?: boolean;
  /** Whether it cannot be opened now; keys pass it over. @default false */
  isDisabled?: boolean;
  /** What the panel shows; only the open one is rendered. */
  content: ReactNode;
}

/** Props of `Tabs`. */
export interface TabsProps extends RootProps {
  /** The tabs. */
  items: readonly TabItem[];
  /** Name of the row of tabs. */
  "aria-label": string;
  /** `id` of the open tab, where the host rules it (from the address). @default the first */
  selectedKey?: string;
  /** Told which tab the person opened. */
  onSelectionChange?: (id: string) => void;
}

const List = styled.div`
  display: flex;
  gap: var(--yer-space-1);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--yer-border);
`;

const Tab = styled.div`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height);
  padding-inline: var(--yer-space-3);
  border-radius: var(--yer-radius-sm) var(--yer-radius-sm) 0 0;
  color: var(--yer-text-muted);
  font-weight: var(--yer-weight-medium);
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  outline: none;
  &::after {
    content: "";
    position: absolute;
    inset-block-end: -1px;
    inset-inline: 0;
    block-size: 2px;
    background: transparent;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled]) {
      color: var(--yer-text);
      background: var(--yer-surface-hover);
    }
  }
  &[data-selected] {
    color: var(--yer-accent-text);
  }
  &[data-selected]::after {
    background: var(--yer-accent);
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--yer-focus);
  }
  &[data-disabled] {
    color: var(--yer-text-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-selected]::after {
      background: Highlight;
    }
  }
`;

const tabId = (id: string, item: TabItem): string => `${id}-tab-${item.id}`;
const panelId = (id: string): string => `${id}-panel`;

/** Scrolls the row sideways until the tab is seen; the page itself stays where it is. */
function showTab(list: HTMLElement, tab: Element): void {
  const [row, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.right > row.right) list.scrollLeft += own.right - row.right;
  else if (own.left < row.left) list.scrollLeft += own.left - row.left;
}

/** The tab that a key leads to from the one at a place; undefined: the key is not the row's. */
function tabTo(key: string, at: number, tabs: readonly TabItem[], isFromRight: boolean): TabItem | undefined {
  const step = key === "ArrowRight" || key === "ArrowLeft" ? ((key === "ArrowRight") === isFromRight ? -1 : 1) : 0;
  if (step !== 0) return tabs[(at + step + tabs.length) % tabs.length];
  return key === "Home" ? tabs[0] : key === "End" ? tabs.at(-1) : undefined;
}

/**
 * Views of one record, one at a time. What people compare belongs on one page instead.
 *
 * Plain elements: React Aria draws a collection first to know its tabs and then once more to show them, before the page is
 * painted.
 *
 * Keys: arrow keys move and open, Home and End go to the ends, Tab goes into the panel.
 *
 * Data attributes: on each tab `data-selected`, `data-disabled`.
 */
export function Tabs({ items, "aria-label": label, selectedKey, onSelectionChange, ...root }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isFromRight = useDirection() === "rtl";
  const able = items.filter(({ isDisabled }) => !isDisabled);
  const [key, setKey] = useControllable(selectedKey, able[0]?.id, (opened) => {
    if (opened !== undefined) onSelectionChange?.(opened);
  });
  // An address may name a tab that is not among these.
  const open = items.find((item) => item.id === key) ?? able[0];

  // On a phone a tab opened by its address may stand outside the row.
  useEffect(() => {
    if (selectedKey === undefined) return undefined;
    // Where it stands is asked for when the page is laid out anyway.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector("[aria-selected=true]");
      if (list.current && tab) showTab(list.current, tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [selectedKey]);

  function openTab(item: TabItem): void {
    if (!item.isDisabled && item.id !== open?.id) setKey(item.id);
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = able.findIndex((item) => tabId(id, item) === document.activeElement?.id);
    const next = tabTo(event.key, at, able, isFromRight);
    if (!next) return;
    event.preventDefault();
    const tab = document.getElementById(tabId(id, next));
    tab?.focus({ preventScroll: true });
    if (list.current && tab) showTab(list.current, tab);
    openTab(next);
  }

  return (
    <div {...rootProps(root)}>
      <List ref={list} role="tablist" aria-label={label} aria-orientation="horizontal" onKeyDown={onKeyDown}>
        {items.map((item) => {
          const isOpen = item.id === open?.id;
          return (
            <Tab
              key={item.id}
              id={tabId(id, item)}
              role="tab"
              tabIndex={item.isDisabled ? undefined : isOpen ? 0 : -1}
              aria-selected={isOpen}
              aria-controls={isOpen ? panelId(id) : undefined}
              aria-disabled={item.isDisabled || undefined}
              data-selected={isOpen || undefined}
              data-disabled={item.isDisabled || undefined}
              // A tab shows at the press what it opens; a click that no press comes before is made by what reads out.
              onMouseDown={(event) => {
                if (event.button === 0 && !event.ctrlKey) openTab(item);
              }}
              onClick={(event) => {
                if (event.detail === 0) openTab(item);
              }}
            >
              {item.label}
              {item.count === undefined ? null : <Badge count={item.count} hasMore={item.hasMore ?? false} />}
            </Tab>
          );
        })}
      </List>
      {open ? (
        <TabPanel key={open.id} id={panelId(id)} labelledBy={tabId(id, open)}>
          {open.content}
        </TabPanel>
      ) : null}
    </div>
  );
}
