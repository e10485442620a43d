import type { ReactNode } from "react";
import {
  MenuSection as AriaMenuSection,
  MenuTrigger,
  type MenuProps as AriaMenuProps,
  type PopoverProps,
} from "react-aria-components/Menu";
import { Separator } from "react-aria-components/Separator";
import { styled } from "styled-components";
import { MenuAction } from "./menu-action.js";
import { List, Sheet, Title } from "./parts.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `Menu`. */
export interface MenuProps
  extends
    Pick<
      AriaMenuProps<unknown>,
      "onAction" | "selectionMode" | "selectedKeys" | "onSelectionChange" | "disabledKeys" | "autoFocus"
    >,
    RootProps<HTMLDivElement> {
  /** The button that opens the menu: a `Button` or `IconButton`. */
  trigger: ReactNode;
  /** Name of the menu. @default the trigger's name */
  "aria-label"?: string;
  /** Where the menu opens. @default "bottom start" */
  placement?: NonNullable<PopoverProps["placement"]>;
  /** Whether the menu is open, where the host rules it. */
  isOpen?: boolean;
  /** Told when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** `MenuItem`s, `SubMenu`s, `MenuSection`s and `MenuSeparator`s. */
  children: ReactNode;
}

/**
 * A list of actions, or a choice of one or several, that opens at a button. In its own chunk: load it lazily where
 * the first paint counts.
 *
 * Keys: Enter, Space, arrow down open; arrows move, into a submenu and out of it too; Home, End; a letter finds; Escape
 * closes.
 */
export function Menu({
  trigger,
  "aria-label": label,
  placement = "bottom start",
  isOpen,
  onOpenChange,
  children,
  ...menu
}: MenuProps): ReactNode {
  return (
    <MenuTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger}
      <Sheet placement={placement}>
        <MenuAction value={menu.onAction}>
          <List {...menu} {...(label ? { "aria-label": label } : {})}>
            {children}
          </List>
        </MenuAction>
      </Sheet>
    </MenuTrigger>
  );
}

/** Props of `MenuSection`. */
export interface MenuSectionProps
  extends Pick<AriaMenuProps<unknown>, "selectionMode" | "selectedKeys" | "onSelectionChange">, RootProps {
  /** Heading of the section. */
  title: string;
  /** Its items. */
  children: ReactNode;
}

/** Items of a `Menu` under one heading; it may hold a choice of its own. */
export function MenuSection({ title, children, ...selection }: MenuSectionProps): ReactNode {
  return (
    <AriaMenuSection {...selection}>
      <Title>{title}</Title>
      {children}
    </AriaMenuSection>
  );
}

/** A hairline between items of a `Menu`. */
export const MenuSeparator = styled(Separator)`
  block-size: 1px;
  margin: 4px 0;
  border: 0;
  background: var(--yer-border);
`;
