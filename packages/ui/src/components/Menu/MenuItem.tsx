import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { CheckIcon } from "../../icons/CheckIcon.js";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { KeysHint } from "./KeysHint.js";
import { Description, Gap, Item, Words } from "./parts.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `MenuItem`. */
export interface MenuItemProps extends RootProps<HTMLDivElement> {
  /** Key given to `onAction` and the selection. */
  id?: string;
  /** The words. */
  children: ReactNode;
  /** The words as plain text, where `children` is more than text. */
  textValue?: string;
  /** Icon before the words. */
  icon?: ReactNode;
  /** A line under the words. */
  description?: ReactNode;
  /** The keys that do the same, shown at the end. */
  keys?: string;
  /** Marks what cannot be undone. @default false */
  isDanger?: boolean;
  /** Makes the item a link. */
  href?: string;
  /** What choosing does. */
  onAction?: () => void;
  /** Why it cannot be chosen now. The keys still reach it, and it tells the reason; choosing does nothing. */
  disabledReason?: string;
  /** Takes it out of reach of the keys too; prefer `disabledReason`. @default false */
  isDisabled?: boolean;
}

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

/** One line of a `Menu`, `ContextMenu` or `SubMenu`. */
export function MenuItem({
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
