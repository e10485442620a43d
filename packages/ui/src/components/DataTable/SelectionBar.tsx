import { type ReactElement, Suspense, useState } from "react";
import { lazyOverlay } from "../../overlay/lazy-overlay.js";
import { allSelected, noSelection, pageSelection, type Selection, selectedCount } from "./selection.js";
import type { TableAction } from "./types.js";

// Its menu and its measuring are nothing that a page waits for: they come at rest, or with the first choice.
const BulkBar = lazyOverlay(() => import("../BulkBar/BulkBar.js"), "BulkBar");

/** What the bar of a table's choice is made of. */
export interface SelectionBarProps {
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  /** Ids of the rows on this page. */
  readonly pageIds: readonly string[];
  /** Rows that match on all pages. */
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly more: boolean;
  readonly actions: readonly TableAction[] | undefined;
}

const noActions: readonly TableAction[] = [];

/** The {@link BulkBar} of a table: once a page is full it offers everything that matches, and then counts exceptions. */
export function SelectionBar(props: SelectionBarProps): ReactElement | null {
  const { selection, onSelectionChange, pageIds, total, more, actions = noActions } = props;
  const isAll = selection.kind === "all";
  const offers = !isAll && total > pageIds.length && pageSelection(selection, pageIds) === "all";
  const count = selectedCount(selection, total);
  // Once it has come it stays: that nothing is chosen any more is said by it too.
  const [isWanted, setWanted] = useState(count > 0);
  if (count > 0 && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <BulkBar
        count={count}
        hasMore={more}
        onClear={() => onSelectionChange(noSelection)}
        actions={actions}
        {...(isAll ? { allOf: total } : {})}
        {...(offers ? { offer: { total, onSelectAll: () => onSelectionChange(allSelected) } } : {})}
      />
    </Suspense>
  );
}
