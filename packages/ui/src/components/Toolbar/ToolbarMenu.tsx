import type { ReactElement } from "react";
import { MoreIcon } from "../../icons/MoreIcon.js";
import { MoreVerticalIcon } from "../../icons/MoreVerticalIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Menu, MenuSection } from "../Menu/Menu.js";
import { MenuItem } from "../Menu/MenuItem.js";
import type { ToolbarGroup } from "./items.js";

/** Props of `ToolbarMenu`. */
export interface ToolbarMenuProps {
  readonly groups: readonly ToolbarGroup[];
  /** Ids of the controls that have room. */
  readonly kept: ReadonlySet<string>;
  readonly size: "md" | "sm";
  readonly orientation: "horizontal" | "vertical";
}

/** The menu at the end of a toolbar, with what has no room in it. */
export function ToolbarMenu({ groups, kept, size, orientation }: ToolbarMenuProps): ReactElement {
  const text = useUiText();
  const hidden = groups
    .map((group) => ({ ...group, items: group.items.filter(({ id }) => !kept.has(id)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Menu
      placement={orientation === "vertical" ? "end top" : "bottom end"}
      onAction={(key) => {
        const item = hidden.flatMap(({ items }) => items).find(({ id }) => id === key);
        void item?.onAction();
      }}
      trigger={
        <IconButton
          data-toolbar-more=""
          size={size}
          aria-label={text("more")}
          icon={orientation === "vertical" ? <MoreIcon /> : <MoreVerticalIcon />}
        />
      }
    >
      {hidden.map(({ id, label, items }) => {
        const pressed = items.filter(({ isSelected }) => isSelected).map((item) => item.id);
        const choice = items.some(({ isSelected }) => isSelected !== undefined)
          ? ({ selectionMode: "multiple", selectedKeys: pressed } as const)
          : {};
        return (
          <MenuSection key={id} title={label} {...choice}>
            {items.map((item) => (
              <MenuItem
                key={item.id}
                id={item.id}
                icon={item.icon}
                isDanger={item.isDanger ?? false}
                {...(item.keys === undefined ? {} : { keys: item.keys })}
                {...(item.disabledReason === undefined ? {} : { disabledReason: item.disabledReason })}
              >
                {item.label}
              </MenuItem>
            ))}
          </MenuSection>
        );
      })}
    </Menu>
  );
}
