import type { ReactNode } from "react";

/** One control of a toolbar. */
export interface ToolbarItem {
  /** Unique in the toolbar. */
  readonly id: string;
  /** What it does; the name of its button and the words of its line in the menu. */
  readonly label: string;
  /** Its icon. */
  readonly icon: ReactNode;
  /** Shows the label beside the icon, where the toolbar lies. @default false */
  readonly isLabelVisible?: boolean;
  /** Makes it a button that stays pressed, and says whether it is. */
  readonly isSelected?: boolean;
  /** The keys that do the same, shown in the pointer's hint and in the menu. */
  readonly keys?: string;
  /** Marks what cannot be undone. @default false */
  readonly isDanger?: boolean;
  /** Why it cannot be used now. */
  readonly disabledReason?: string;
  /** Does it. When it returns a promise, the control is pending until that settles. */
  readonly onAction: () => unknown;
}

/** Controls between two hairlines. */
export interface ToolbarGroup {
  /** Unique in the toolbar. */
  readonly id: string;
  /** Name of the group, its heading in the menu. */
  readonly label: string;
  /** Its controls. */
  readonly items: readonly ToolbarItem[];
}
