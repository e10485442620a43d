import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { CheckIcon } from "../../icons/CheckIcon.js";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { KeysHint } from "./KeysHint.js";
import { Description, Gap, Item, Words } from "./parts.js";
import type { MenuItemProps } from "./MenuItem.js";

function swallow(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * React Aria's disabled items cannot be reached, so nobody would learn the reason. A blocked one is an item whose
 * presses are caught before they arrive.
 */
const blocked = {
  "aria-disabled": true,
  onClickCapture: swallow,
  onPointerDownCapture: swallow,
  onPointerUpCapture: swallow,
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") swallow(event);
  },
} as const;

/** Draws a `MenuItem`. */
export function MenuLine({
  children,
  textValue,
  icon,
  description,
  keys,
  isDanger = false,
  disabledReason,
  ...rest
}: MenuItemProps): ReactNode {
  const words = textValue ?? (typeof children === "string" ? children : undefined);
  const isBlocked = disabledReason !== undefined;
  const more = disabledReason ?? description;
  return (
    <Item
      {...rest}
      {...(words ? { textValue: words } : {})}
      {...(isBlocked ? { render: (props: object) => <div {...props} {...blocked} /> } : {})}
      data-danger={isDanger || undefined}
      data-blocked={isBlocked || undefined}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode === "none" || hasSubmenu ? icon : isSelected ? <CheckIcon /> : <Gap />}
          <Words>
            {children}
            {more ? <Description>{more}</Description> : null}
          </Words>
          {hasSubmenu ? <ChevronEndIcon size={14} /> : keys ? <KeysHint>{keys}</KeysHint> : null}
        </>
      )}
    </Item>
  );
}
