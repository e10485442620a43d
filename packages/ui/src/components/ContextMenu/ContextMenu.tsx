import type { ReactElement, ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button as AriaButton } from "react-aria-components/Button";
import { styled } from "styled-components";
import { Menu, type MenuProps } from "../Menu/Menu.js";
import { type ContextAsked, type ContextMenuTarget, useContextTarget } from "./use-context-target.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `ContextMenu`. */
export interface ContextMenuProps extends Pick<MenuProps, "onAction">, RootProps {
  /** Name of the menu: what it is about. */
  "aria-label": string;
  /** `MenuItem`s, `SubMenu`s, `MenuSection`s and `MenuSeparator`s, as in a `Menu`. */
  menu: ReactNode;
  /** Called with what the menu is about before it opens, whichever way it was asked for. */
  onAsk?: (asked: ContextAsked) => void;
  /** Leaves the browser's own menu. @default false */
  isDisabled?: boolean;
  /** What has the menu. As a function it gets what to spread on an element, where a `div` around it would be wrong (table rows). */
  children: ReactNode | ((target: ContextMenuTarget) => ReactNode);
}

const Area = styled.div`
  display: contents;
  -webkit-touch-callout: none;
`;

/** Lies where the menu was asked for; the menu opens at it as it does at a button. */
const Anchor = styled(AriaButton)`
  position: fixed;
  inset: var(--_y) auto auto var(--_x);
  inline-size: var(--_width);
  block-size: var(--_height);
  padding: 0;
  border: 0;
  background: none;
  outline: none;
  pointer-events: none;
`;

/**
 * A menu at the pointer: right click, a long press, Shift+F10 or the menu key. Fields inside keep the browser's own
 * menu. Nobody sees that it is there: what it holds must also be reached by a button.
 */
export function ContextMenu({
  "aria-label": label,
  menu,
  onAction,
  onAsk,
  isDisabled = false,
  children,
  ...root
}: ContextMenuProps): ReactElement {
  const { target, anchor, close } = useContextTarget(isDisabled, onAsk);
  return (
    <>
      {typeof children === "function" ? children(target) : <Area {...rootProps(root, target)}>{children}</Area>}
      {anchor ? (
        <Menu
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) close();
          }}
          trigger={createPortal(
            <Anchor
              excludeFromTabOrder
              aria-label={label}
              style={{
                "--_x": `${anchor.x}px`,
                "--_y": `${anchor.y}px`,
                "--_width": `${anchor.width}px`,
                "--_height": `${anchor.height}px`,
              }}
            />,
            document.body,
          )}
          {...(onAction ? { onAction } : {})}
          {...(anchor.byKeys ? { autoFocus: "first" as const } : {})}
        >
          {menu}
        </Menu>
      ) : null}
    </>
  );
}
