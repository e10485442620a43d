import type { ReactNode } from "react";
import type { RootProps } from "../../root/root-props.js";
import { useDrawnParts } from "./drawn-parts.js";

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

/** One line of a `Menu`, `ContextMenu` or `SubMenu`. */
export function MenuItem(props: MenuItemProps): ReactNode {
  const { Line } = useDrawnParts();
  return <Line {...props} />;
}
