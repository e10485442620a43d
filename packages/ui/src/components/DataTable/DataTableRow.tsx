/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label */
import { memo, type ReactElement } from "react";
import { SelectBox } from "./parts.js";
import type { DataTableColumn } from "./types.js";

/** Everything a row shows, and nothing that changes for another row: a memoised row is drawn again only for its own sake. */
export interface DataTableRowProps<Row> {
  /** The record. */
  readonly row: Row;
  /** Its id. */
  readonly id: string;
  /** Place in the grid, from 1; the heading is 0. */
  readonly gridRow: number;
  /** Place in the whole list, from 2 on, as `aria-rowindex` counts. */
  readonly ariaRow: number;
  /** Shown columns, in order. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Whether it is chosen; undefined in a table where nothing can be. */
  readonly selected: boolean | undefined;
  /** Text of the selection box; the row's name is read out after it. */
  readonly selectText: string;
  /** Where the row leads. */
  readonly href: string | undefined;
  /** Whether Enter and click do something. */
  readonly openable: boolean;
  /** Ids of cells begin with it. */
  readonly tableId: string;
  /** Sticky columns' distances from the start, by column id. */
  readonly starts: ReadonlyMap<string, number>;
}

// The boxes are controlled; what a press means is decided by the table, which hears all of them (`onClick`).
const heardByTable = (): void => undefined;

function Row<Row>(props: DataTableRowProps<Row>): ReactElement {
  const { row, id, gridRow, ariaRow, columns, selected, selectText, href, openable, tableId, starts } = props;
  const nameId = `${tableId}-name-${id}`;
  const boxId = `${tableId}-box-${id}`;
  const named = columns.some((column) => column.rowHeader);
  const selectable = selected !== undefined;

  return (
    <tr
      role="row"
      aria-rowindex={ariaRow}
      aria-selected={selected}
      data-grid-row={gridRow}
      data-row-id={id}
      data-selectable={selectable || undefined}
      data-openable={openable || undefined}
    >
      {selectable ? (
        <td role="gridcell" data-selector="" data-sticky="" tabIndex={-1}>
          <SelectBox>
            <input
              id={boxId}
              type="checkbox"
              data-row-select=""
              tabIndex={-1}
              checked={selected}
              onChange={heardByTable}
              aria-label={selectText}
              aria-labelledby={named ? `${boxId} ${nameId}` : undefined}
            />
          </SelectBox>
        </td>
      ) : null}
      {columns.map((column) => {
        const start = starts.get(column.id);
        const Cell = column.rowHeader ? "th" : "td";
        const content = column.cell(row);
        return (
          <Cell
            key={column.id}
            id={column.rowHeader ? nameId : undefined}
            role={column.rowHeader ? "rowheader" : "gridcell"}
            scope={column.rowHeader ? "row" : undefined}
            tabIndex={-1}
            data-align={column.align === "end" ? "end" : undefined}
            data-label={column.header}
            data-narrow={column.narrow === "hidden" ? "hidden" : undefined}
            data-sticky={start === undefined ? undefined : ""}
            style={start === undefined ? undefined : { "--yer-table-start": `${start}px` }}
          >
            {column.rowHeader && href !== undefined ? (
              <a href={href} data-row-link="" tabIndex={-1}>
                {content}
              </a>
            ) : (
              content
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** One row of a {@link DataTable}, drawn again only when its own data change. */
export const DataTableRow = memo(Row) as typeof Row;
