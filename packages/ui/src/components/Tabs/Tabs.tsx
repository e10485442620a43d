import { type ReactNode, useEffect, useId, useRef } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useFocusRing } from "react-aria/useFocusRing";
import { useTab, useTabList } from "react-aria/useTabList";
import { Item } from "react-stately/Item";
import { type TabListState, useTabListState } from "react-stately/useTabListState";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";
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
  /** Called with the id of the tab that the person opened. */
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

const tabId = (id: string, key: string): string => `${id}-tab-${key}`;
const panelId = (id: string): string => `${id}-panel`;

/** Scrolls the row sideways until the tab is seen; the page itself stays where it is. */
function showTab(list: HTMLElement, tab: Element): void {
  const [row, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.right > row.right) list.scrollLeft += own.right - row.right;
  else if (own.left < row.left) list.scrollLeft += own.left - row.left;
}

/** One tab of the row; ids are of the whole, which names the panel by its tab. */
function TabOf({
  item,
  state,
  id,
}: {
  readonly item: TabItem;
  readonly state: TabListState<object>;
  readonly id: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabProps, isSelected, isDisabled } = useTab({ key: item.id }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <Tab
      {...mergeProps(tabProps, focusProps)}
      ref={ref}
      id={tabId(id, item.id)}
      aria-controls={isSelected ? panelId(id) : undefined}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {item.label}
      {item.count === undefined ? null : <Badge count={item.count} hasMore={item.hasMore ?? false} />}
    </Tab>
  );
}

/**
 * Views of one record, one at a time. What people compare belongs on one page instead.
 *
 * On React Aria's hooks: its components draw a collection first to know its tabs and then once more to show them, before the
 * page is painted.
 *
 * Keys: arrow keys move and open, Home and End go to the ends, Tab goes into the panel.
 *
 * Data attributes: `data-orientation`; on each tab `data-selected`, `data-disabled`, `data-focus-visible`.
 */
export function Tabs({ items, "aria-label": label, selectedKey, onSelectionChange, ...root }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  // An address may name a tab that is not among these.
  const first = (items.find(({ isDisabled }) => !isDisabled) ?? items[0])?.id;
  const asked = items.some((item) => item.id === selectedKey) ? selectedKey : first;
  const state = useTabListState<object>({
    children: items.map((item) => (
      <Item key={item.id} textValue={item.label}>
        {item.label}
      </Item>
    )),
    disabledKeys: items.filter(({ isDisabled }) => isDisabled).map((item) => item.id),
    ...(asked === undefined ? {} : { [selectedKey === undefined ? "defaultSelectedKey" : "selectedKey"]: asked }),
    ...(onSelectionChange ? { onSelectionChange: (key) => onSelectionChange(String(key)) } : {}),
  });
  const { tabListProps } = useTabList({ "aria-label": label }, state, list);
  const open = items.find((item) => item.id === state.selectedKey);

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

  return (
    <div {...rootProps(root)} data-orientation="horizontal">
      <List {...tabListProps} ref={list}>
        {items.map((item) => (
          <TabOf key={item.id} item={item} state={state} id={id} />
        ))}
      </List>
      {open ? (
        <TabPanel key={open.id} id={panelId(id)} labelledBy={tabId(id, open.id)}>
          {open.content}
        </TabPanel>
      ) : null}
    </div>
  );
}
