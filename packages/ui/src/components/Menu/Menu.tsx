import type { ReactNode } from "react";
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover as AriaPopover,
  type MenuProps as AriaMenuProps,
  type PopoverProps,
} from "react-aria-components/Menu";
import { Separator } from "react-aria-components/Separator";
import { styled } from "styled-components";
import { CheckIcon } from "../../icons/CheckIcon.js";
import { popoverStyle } from "../Popover/popoverStyle.js";
import { KeysHint } from "./KeysHint.js";

/** Props of `Menu`. */
export interface MenuProps extends Pick<
  AriaMenuProps<unknown>,
  "onAction" | "selectionMode" | "selectedKeys" | "onSelectionChange" | "disabledKeys"
> {
  /** The button that opens the menu: a `Button` or `IconButton`. */
  trigger: ReactNode;
  /** Name of the menu. @default the trigger's name */
  label?: string;
  /** Where the menu opens. @default "bottom start" */
  placement?: NonNullable<PopoverProps["placement"]>;
  /** Whether the menu is open, where the host rules it. */
  isOpen?: boolean;
  /** Told when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** `MenuItem`s, `MenuSection`s and `MenuSeparator`s. */
  children: ReactNode;
}

const Sheet = styled(AriaPopover)`
  ${popoverStyle}
  min-inline-size: max(var(--trigger-width), 180px);
`;

const List = styled(AriaMenu)`
  max-block-size: inherit;
  padding: 4px;
  outline: none;
  overflow: auto;
`;

const Item = styled(AriaMenuItem)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  column-gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height-sm);
  padding: 4px var(--yer-space-2);
  border-radius: var(--yer-radius-sm);
  color: inherit;
  font-size: var(--yer-font-size-md);
  text-decoration: none;
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: var(--yer-surface-hover);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--yer-focus);
  }
  &[data-danger] {
    color: var(--yer-danger-text);
  }
  &[data-disabled] {
    color: var(--yer-text-disabled);
    cursor: not-allowed;
  }
`;

const Words = styled.span`
  grid-column: 2;
  min-inline-size: 0;
`;

const Description = styled.span`
  display: block;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

/**
 * A list of actions, or a choice of one or several, that opens at a button. In its own chunk: load it lazily where
 * the first paint counts.
 *
 * Keys: Enter, Space, arrow down open; arrows move; Home, End; a letter finds; Escape closes; Tab leaves.
 */
export function Menu({
  trigger,
  label,
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
        <List {...menu} {...(label ? { "aria-label": label } : {})}>
          {children}
        </List>
      </Sheet>
    </MenuTrigger>
  );
}

/** Props of `MenuItem`. */
export interface MenuItemProps {
  /** Key given to `onAction` and the selection. */
  id?: string;
  /** The words. */
  children: ReactNode;
  /** The words as plain text, where `children` is more than text. */
  textValue?: string;
  /** Icon before the words. */
  icon?: ReactNode;
  /** A line under the words; for a disabled item, the reason. */
  description?: ReactNode;
  /** The keys that do the same, shown at the end. */
  keys?: string;
  /** Marks what cannot be undone. @default false */
  danger?: boolean;
  /** Makes the item a link. */
  href?: string;
  /** What choosing does. */
  onAction?: () => void;
  /** @default false */
  isDisabled?: boolean;
}

/** One line of a `Menu`. */
export function MenuItem({
  children,
  textValue,
  icon,
  description,
  keys,
  danger = false,
  ...rest
}: MenuItemProps): ReactNode {
  const words = textValue ?? (typeof children === "string" ? children : undefined);
  return (
    <Item {...rest} {...(words ? { textValue: words } : {})} data-danger={danger || undefined}>
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode === "none" ? icon : isSelected ? <CheckIcon /> : <Gap />}
          <Words>
            {children}
            {description ? <Description>{description}</Description> : null}
          </Words>
          {keys ? <KeysHint>{keys}</KeysHint> : null}
        </>
      )}
    </Item>
  );
}

const Gap = styled.span`
  inline-size: 16px;
`;

const Title = styled(Header)`
  padding: var(--yer-space-2) var(--yer-space-2) 2px;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-xs);
  font-weight: var(--yer-weight-medium);
`;

/** Props of `MenuSection`. */
export interface MenuSectionProps extends Pick<
  AriaMenuProps<unknown>,
  "selectionMode" | "selectedKeys" | "onSelectionChange"
> {
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
