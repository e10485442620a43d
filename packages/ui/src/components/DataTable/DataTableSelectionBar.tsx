import type { ReactElement, ReactNode } from "react";
import { useUiIntl, useUiText } from "../../UiProvider/UiIntl.js";
import { Button } from "../Button/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { SelectionBar } from "./parts.js";
import { allSelected, noSelection, pageSelection, selectedCount, type Selection } from "./selection.js";

export interface DataTableSelectionBarProps {
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  /** Ids of the rows on this page. */
  readonly pageIds: readonly string[];
  /** Rows that match on all pages. */
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly more: boolean;
  readonly actions: ReactNode;
}

/** Says how many rows are chosen, offers all that match once the page is full, and holds the acts on them. */
export function DataTableSelectionBar(props: DataTableSelectionBarProps): ReactElement {
  const { selection, onSelectionChange, pageIds, total, more, actions } = props;
  const text = useUiText();
  const { intl } = useUiIntl();
  const count = selectedCount(selection, total);
  const all = `${intl.formatNumber(total)}${more ? "+" : ""}`;
  const offerAll = selection.kind === "some" && total > pageIds.length && pageSelection(selection, pageIds) === "all";
  return (
    <>
      <VisuallyHidden as="output">{count > 0 ? text("table.selected", { count }) : ""}</VisuallyHidden>
      {count > 0 ? (
        <SelectionBar>
          <strong>{text("table.selected", { count })}</strong>
          {offerAll ? (
            <Button variant="quiet" size="sm" onPress={() => onSelectionChange(allSelected)}>
              {text("table.selectAll", { total: all })}
            </Button>
          ) : null}
          <Button variant="quiet" size="sm" onPress={() => onSelectionChange(noSelection)}>
            {text("table.clearSelection")}
          </Button>
          {actions ? <div data-actions="">{actions}</div> : null}
        </SelectionBar>
      ) : null}
    </>
  );
}
