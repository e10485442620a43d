import { type ReactElement, type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import { MenuItem, MenuSeparator } from "../Menu/index.js";
import { MenuLines } from "../Menu/MenuSheet.js";
import { List, Sheet } from "../Menu/parts.js";

/** One line of a table's menu, or a hairline. */
export type MenuLine =
  | {
      readonly id: string;
      readonly label: string;
      readonly icon?: ReactNode;
      readonly keys?: string;
      readonly isDanger?: boolean;
      readonly disabledReason?: string;
      readonly isDisabled?: boolean;
      readonly onAction: () => unknown;
    }
  | "line";

/** What a menu is asked to show, and where. */
export interface MenuRequest {
  /** What it opens beside: an element, or a point of the window where the pointer was. */
  readonly anchor: Element | { readonly x: number; readonly y: number };
  /** Names the menu. */
  readonly label: string;
  readonly lines: readonly MenuLine[];
}

/** Stands where the pointer was, for the menu to open beside. */
const Point = styled.span`
  position: fixed;
  inset: var(--yer-menu-y) auto auto var(--yer-menu-x);
`;

/** A menu that opens beside what is already there: a cell, a button of a row, the pointer. Focus goes back to where it was. */
export function AnchoredMenu({
  request,
  onClose,
}: {
  readonly request: MenuRequest;
  readonly onClose: () => void;
}): ReactElement {
  const { anchor, label, lines } = request;
  const element = useRef(anchor instanceof Element ? anchor : null);
  const point = useRef<HTMLSpanElement>(null);
  return (
    <>
      {anchor instanceof Element ? null : (
        <Point ref={point} style={{ "--yer-menu-x": `${anchor.x}px`, "--yer-menu-y": `${anchor.y}px` }} />
      )}
      <Sheet
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        triggerRef={anchor instanceof Element ? element : point}
        placement="bottom start"
      >
        <List
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens, by its pattern
          autoFocus="first"
          onClose={onClose}
          // The key that opened it asks the browser for its own menu when it comes up again.
          onContextMenu={(event) => event.preventDefault()}
        >
          <MenuLines>
            {lines.map((line, index) =>
              line === "line" ? (
                // oxlint-disable-next-line react/no-array-index-key -- hairlines have no name, and a menu's lines do not change while it is open
                <MenuSeparator key={index} />
              ) : (
                <MenuItem
                  key={line.id}
                  id={line.id}
                  icon={line.icon}
                  isDanger={line.isDanger ?? false}
                  isDisabled={line.isDisabled ?? false}
                  onAction={() => void line.onAction()}
                  {...(line.disabledReason === undefined ? {} : { disabledReason: line.disabledReason })}
                  {...(line.keys === undefined ? {} : { keys: line.keys })}
                >
                  {line.label}
                </MenuItem>
              ),
            )}
          </MenuLines>
        </List>
      </Sheet>
    </>
  );
}
