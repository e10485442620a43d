import { memo, useId, type ReactNode } from "react";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { useUiIntl } from "../../UiProvider/ui-intl.js";
import { isGroup, type SideNavItem, type SideNavLink } from "./items.js";
import { Count, GroupButton, Icon, Label, List, NavLink } from "./parts.js";

/** Props of `SideNavEntry`: one entry, and how the navigation around it stands. */
export interface SideNavEntryProps {
  /** The entry. */
  item: SideNavItem;
  /** How many groups it lies in. */
  depth: number;
  /** `id` of the entry the person is at. */
  current: string | undefined;
  /** Ids of the groups around that entry. */
  around: readonly string[];
  /** Whether only icons show. */
  collapsed: boolean;
  /** Whether a group is open. */
  isOpen: (id: string) => boolean;
  /** Opens or closes a group. */
  onToggle: (id: string) => void;
}

/** When only the icon shows, the name is for screen readers and the pointer's hint. */
const nameOf = ({ label }: SideNavItem, collapsed: boolean): object =>
  collapsed ? { "aria-label": label, title: label } : {};

interface LinkEntryProps extends Pick<SideNavEntryProps, "depth" | "collapsed"> {
  readonly item: SideNavLink;
  readonly isCurrent: boolean;
}

/** A link is drawn again for its own sake alone: on the way from page to page that is the one come from, and the one come to. */
const LinkEntry = memo(function LinkEntry({ item, depth, isCurrent, collapsed }: LinkEntryProps): ReactNode {
  const { intl } = useUiIntl();
  return (
    <li>
      <NavLink
        href={item.href}
        {...nameOf(item, collapsed)}
        style={{ "--_depth": depth }}
        data-nav-stop="entry"
        data-depth={depth}
        {...(isCurrent ? { "aria-current": "page" as const } : {})}
      >
        {item.icon ? <Icon>{item.icon}</Icon> : null}
        <Label>{item.label}</Label>
        {item.count === undefined ? null : (
          <Count data-zero={item.count === 0 || undefined}>
            {intl.formatNumber(item.count)}
            {item.hasMore ? "+" : null}
          </Count>
        )}
      </NavLink>
    </li>
  );
});

/** One entry of `SideNav`, with the entries below it. */
export function SideNavEntry({
  item,
  depth,
  current,
  around,
  collapsed,
  isOpen,
  onToggle,
}: SideNavEntryProps): ReactNode {
  const groupId = useId();

  if (isGroup(item)) {
    const open = !collapsed && isOpen(item.id);
    return (
      <li>
        <GroupButton
          type="button"
          {...nameOf(item, collapsed)}
          style={{ "--_depth": depth }}
          data-nav-stop="entry"
          data-depth={depth}
          // Closed, it says in place of the entry where one is.
          data-holds-current={(!open && around.includes(item.id)) || undefined}
          aria-expanded={open}
          aria-controls={groupId}
          onClick={() => onToggle(item.id)}
        >
          {item.icon ? <Icon>{item.icon}</Icon> : null}
          <Label>{item.label}</Label>
          <ChevronDownIcon size={14} />
        </GroupButton>
        <List id={groupId} hidden={!open}>
          {open
            ? item.children.map((child) => (
                <SideNavEntry
                  key={child.id}
                  item={child}
                  depth={depth + 1}
                  current={current}
                  around={around}
                  collapsed={collapsed}
                  isOpen={isOpen}
                  onToggle={onToggle}
                />
              ))
            : null}
        </List>
      </li>
    );
  }

  return <LinkEntry item={item} depth={depth} isCurrent={item.id === current} collapsed={collapsed} />;
}
