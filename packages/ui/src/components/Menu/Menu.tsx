import { type ReactNode, useDeferredValue, useRef } from "react";
import type { MenuProps as AriaMenuProps, PopoverProps } from "react-aria-components/Menu";
import type { SeparatorProps } from "react-aria-components/Separator";
import { useIsHidden } from "react-aria/private/collections/Hidden";
import { useMenuTrigger } from "react-aria/useMenu";
import { useMenuTriggerState } from "react-stately/useMenuTriggerState";
import { Overlay } from "../../overlay/Overlay.js";
import { MenuSheet } from "../../overlay/parts.js";
import { Trigger } from "../../overlay/Trigger.js";
import type { RootProps } from "../../root/root-props.js";
import { useDrawnParts } from "./drawn-parts.js";

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
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** `MenuItem`s, `SubMenu`s, `MenuSection`s and `MenuSeparator`s. */
  children: ReactNode;
}

/**
 * A list of actions, or a choice of one or several, that opens at a button. What draws it is in a chunk of its own, which
 * comes when somebody comes to the button; a press before that is kept.
 *
 * Keys: Enter, Space, arrow down open; arrows move, into a submenu and out of it too; Home, End; a letter finds; Escape
 * closes.
 */
export function Menu({ trigger, isOpen, onOpenChange, ...sheet }: MenuProps): ReactNode {
  const state = useMenuTriggerState({
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  });
  const triggerRef = useRef<HTMLElement>(null);
  const { menuTriggerProps, menuProps } = useMenuTrigger<object>({ type: "menu" }, state, triggerRef);
  // A menu opens as the pointer goes down: the button shows first that it was pressed, and is not held up by what it opens.
  const mayShow = useDeferredValue(state.isOpen);
  const isShown = state.isOpen && mayShow;
  // In the second drawing that React Aria makes of a collection nothing opens.
  if (useIsHidden()) return null;
  return (
    <>
      <Trigger responder={menuTriggerProps} triggerRef={triggerRef} isOpen={state.isOpen}>
        {trigger}
      </Trigger>
      <Overlay isOpen={isShown} anchor={triggerRef}>
        <MenuSheet {...sheet} state={{ ...state, isOpen: isShown }} triggerRef={triggerRef} given={menuProps} />
      </Overlay>
    </>
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
export function MenuSection(props: MenuSectionProps): ReactNode {
  const { Section } = useDrawnParts();
  return <Section {...props} />;
}

/** A hairline between items of a `Menu`. */
export function MenuSeparator(props: SeparatorProps): ReactNode {
  const { Separator } = useDrawnParts();
  return <Separator {...props} />;
}
