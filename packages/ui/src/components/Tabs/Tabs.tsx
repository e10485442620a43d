import { type ReactNode, useEffect, useRef } from "react";
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from "react-aria-components/Tabs";
import { styled } from "styled-components";
import { Badge } from "../Badge/Badge.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import type { RootProps } from "../../root/root-props.js";

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

const List = styled(AriaTabList)`
  display: flex;
  gap: var(--yer-space-1);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--yer-border);
`;

const Tab = styled(AriaTab)`
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
  outline: none;
  &::after {
    content: "";
    position: absolute;
    inset-block-end: -1px;
    inset-inline: 0;
    block-size: 2px;
    background: transparent;
  }
  &[data-hovered] {
    color: var(--yer-text);
    background: var(--yer-surface-hover);
  }
  &[data-selected] {
    color: var(--yer-accent-text);
  }
  &[data-selected]::after {
    background: var(--yer-accent);
  }
  &[data-focus-visible] {
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

const Panel = styled(AriaTabPanel)`
  padding-block-start: var(--yer-space-4);
  border-radius: var(--yer-radius-sm);
  outline: none;
  &[data-focus-visible] {
    box-shadow: var(--yer-focus-ring);
  }
`;

/** Scrolls the row sideways until the tab is seen; the page itself stays where it is. */
function showTab(list: HTMLElement, tab: Element): void {
  const [row, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.right > row.right) list.scrollLeft += own.right - row.right;
  else if (own.left < row.left) list.scrollLeft += own.left - row.left;
}

/**
 * Views of one record, one at a time. What people compare belongs on one page instead.
 *
 * Keys: arrow keys move and open, Home and End go to the ends, Tab goes into the panel.
 *
 * Data attributes: `data-orientation`; on each tab `data-selected`, `data-disabled`, `data-hovered`, `data-pressed`,
 * `data-focus-visible`.
 */
export function Tabs({ items, "aria-label": label, selectedKey, onSelectionChange, ...root }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // On a phone a tab opened by its address may stand outside the row.
  useEffect(() => {
    if (selectedKey === undefined) return undefined;
    // React Aria draws the tabs of a collection after its first effects.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector("[aria-selected=true]");
      if (list.current && tab) showTab(list.current, tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [selectedKey]);
  return (
    <AriaTabs
      {...ariaRootProps(root)}
      {...(selectedKey === undefined ? {} : { selectedKey })}
      {...(onSelectionChange ? { onSelectionChange: (key) => onSelectionChange(String(key)) } : {})}
    >
      <List ref={list} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false}>
            {item.label}
            {item.count === undefined ? null : <Badge count={item.count} hasMore={item.hasMore ?? false} />}
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.id} id={item.id}>
          {item.content}
        </Panel>
      ))}
    </AriaTabs>
  );
}
