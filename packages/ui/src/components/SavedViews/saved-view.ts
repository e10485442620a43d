/** Who sees a view: its maker, or all who see the list. */
export type ViewScope = "mine" | "shared";

/** A state of a list that was kept under a name. What the state is, the host knows. */
export interface SavedView {
  /** Unique among the views. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Who sees it. */
  readonly scope: ViewScope;
  /** More about it: whose it is. */
  readonly description?: string;
  /** Whether the list opens in it for this person. @default false */
  readonly isDefault?: boolean;
  /** Whether this person is told of what enters it. @default false */
  readonly isWatched?: boolean;
  /** Whether this person may change, rename and delete it. @default true for `mine`, false for `shared` */
  readonly mayChange?: boolean;
}

/** Whether this person may change a view. */
export function mayChange(view: SavedView): boolean {
  return view.mayChange ?? view.scope === "mine";
}
