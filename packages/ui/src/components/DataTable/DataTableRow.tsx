/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label */
import { Fragment, memo, type ReactElement, type ReactNode, Suspense } from "react";
import { lazyPart } from "../../host/lazy-part.js";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { MoreVerticalIcon } from "../../icons/MoreVerticalIcon.js";
import type { Lead } from "./lead.js";
import type { DataTableColumn } from "./types.js";
import { type CellEditor, isEditable, type RowEdits } from "./use-cell-editing.js";
import type { Pin } from "./use-column-layout.js";

// Most tables are never edited.
const EditedCell = lazyPart(() => import("./EditedCell.js"), "EditedCell");

/** Words a row says, the same for all rows; the row's name is read out after each of them. */
export interface RowWords {
  readonly select: string;
  readonly details: string;
  readonly actions: string;
}

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
  /** How deep it lies where rows are in groups. */
  readonly level: number | undefined;
  /** Shown columns, in order. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Where columns that stay in view stay, by id. */
  readonly pins: ReadonlyMap<string, Pin>;
  /** The table's own columns around them. */
  readonly lead: Lead;
  /** Whether it is chosen; undefined in a table where nothing can be. */
  readonly selected: boolean | undefined;
  /** Whether its detail is open; undefined if it has none. */
  readonly expanded: boolean | undefined;
  /** Its cells that are being edited. */
  readonly edits: RowEdits | undefined;
  /** Whom editors tell. Undefined in a table that is not edited. */
  readonly editor: CellEditor | undefined;
  readonly words: RowWords;
  /** Where the row leads. */
  readonly href: string | undefined;
  /** Whether Enter and click do something. */
  readonly openable: boolean;
  /** Ids of cells begin with it. */
  readonly tableId: string;
}

// The boxes are controlled; what a press means is decided by the table, which hears all of them (`useTableClicks`).
const heardByTable = (): void => undefined;

/** Id of a row's detail. */
export function detailId(tableId: string, id: string): string {
  return `${tableId}-detail-${id}`;
}

/** Elements of a cell are never taken over by another row, as those of the table are: they may hold a state. */
function ownedBy(id: string, content: ReactNode): ReactNode {
  return typeof content === "object" && content !== null ? <Fragment key={id}>{content}</Fragment> : content;
}

function Row<Row>(props: DataTableRowProps<Row>): ReactElement {
  const { row, id, columns, pins, lead, selected, expanded, edits, editor, words, href, openable, tableId } = props;
  const nameId = `${tableId}-name-${id}`;
  const named = columns.some((column) => column.isRowHeader);
  const selectable = selected !== undefined;
  /** Reads a word and then the row's name. */
  const label = (own: string, word: string): object => ({
    id: own,
    "aria-label": word,
    "aria-labelledby": named ? `${own} ${nameId}` : undefined,
  });

  return (
    <tr
      role="row"
      aria-rowindex={props.ariaRow}
      aria-level={props.level}
      aria-selected={selected}
      data-row=""
      data-grid-row={props.gridRow}
      data-row-id={id}
      data-selectable={selectable || undefined}
      data-openable={openable || undefined}
      data-expanded={expanded || undefined}
    >
      {selectable ? (
        <td role="gridcell" aria-colindex={1} data-selector="" data-sticky="start" tabIndex={-1}>
          <label>
            <input
              {...label(`${tableId}-box-${id}`, words.select)}
              type="checkbox"
              data-row-select=""
              tabIndex={-1}
              checked={selected}
              onChange={heardByTable}
            />
          </label>
        </td>
      ) : null}
      {lead.expands ? (
        <td role="gridcell" aria-colindex={lead.count} data-expander="" data-sticky="start" tabIndex={-1}>
          {expanded === undefined ? null : (
            <button
              {...label(`${tableId}-expand-${id}`, words.details)}
              type="button"
              data-expand=""
              tabIndex={-1}
              aria-expanded={expanded}
              aria-controls={expanded ? detailId(tableId, id) : undefined}
            >
              <ChevronEndIcon size={16} />
            </button>
          )}
        </td>
      ) : null}
      {columns.map((column, index) => {
        const pin = pins.get(column.id);
        const Cell = column.isRowHeader ? "th" : "td";
        const shown = column.cell(row);
        const content = ownedBy(id, shown);
        const edit = edits?.get(column.id);
        const editable = editor !== undefined && isEditable(column, row);
        return (
          <Cell
            key={column.id}
            id={column.isRowHeader ? nameId : undefined}
            role={column.isRowHeader ? "rowheader" : "gridcell"}
            scope={column.isRowHeader ? "row" : undefined}
            tabIndex={-1}
            aria-colindex={lead.count + index + 1}
            aria-readonly={editor === undefined ? undefined : !editable}
            aria-invalid={edit?.reason === undefined ? undefined : true}
            aria-busy={edit?.phase === "saving" || undefined}
            data-align={column.align === "end" ? "end" : undefined}
            data-label={column.header}
            data-narrow={column.narrow === "line" ? undefined : column.narrow}
            data-none={shown === "—" || undefined}
            data-wraps={column.wraps || undefined}
            data-editable={editable || undefined}
            data-edit={edit?.phase}
            data-sticky={pin?.edge}
            data-sticky-last={pin?.last || undefined}
            style={pin?.style}
          >
            {edit && editor ? (
              <Suspense fallback={content}>
                <EditedCell
                  key={id}
                  edit={edit}
                  editor={editor}
                  rowId={id}
                  columnId={column.id}
                  header={column.header}
                  inputMode={column.edit?.inputMode ?? "text"}
                />
              </Suspense>
            ) : column.isRowHeader && href !== undefined ? (
              <a href={href} data-row-link="" tabIndex={-1}>
                {content}
              </a>
            ) : (
              content
            )}
          </Cell>
        );
      })}
      {lead.acts ? (
        <td
          role="gridcell"
          aria-colindex={lead.count + columns.length + 1}
          data-row-menu=""
          data-sticky="end"
          tabIndex={-1}
        >
          <button
            {...label(`${tableId}-menu-${id}`, words.actions)}
            type="button"
            data-open-menu=""
            tabIndex={-1}
            aria-haspopup="menu"
          >
            <MoreVerticalIcon size={16} />
          </button>
        </td>
      ) : null}
    </tr>
  );
}

/** One row of a {@link DataTable}, drawn again only when its own data change. */
export const DataTableRow = memo(Row) as typeof Row;
