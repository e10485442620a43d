/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label */
import { memo, type ReactElement } from "react";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import type { Lead } from "./lead.js";
import type { DataTableColumn, SortBy } from "./types.js";
import type { Pin } from "./use-column-layout.js";

/** The heading row: sort buttons, what arranges the columns, and the box that chooses the page. */
export interface DataTableHeadProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly pins: ReadonlyMap<string, Pin>;
  readonly lead: Lead;
  readonly sort: readonly SortBy[];
  readonly sortable: (column: DataTableColumn<Row>) => boolean;
  /** How much of the page is chosen; undefined where nothing can be. */
  readonly chosen: "none" | "some" | "all" | undefined;
  /** Names the box that chooses the page. */
  readonly selectPageText: string;
  /** Names a column's menu; undefined where columns stay as they are. */
  readonly menuText: ((header: string) => string) | undefined;
  /** Ids of headings begin with it. */
  readonly tableId: string;
}

/** Arrow of the sort order: both ways faint while unsorted, so that a sortable heading shows without hovering. */
function SortMark({ direction }: { readonly direction: SortBy["direction"] | undefined }): ReactElement {
  return (
    <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true" fill="currentColor" style={{ flex: "none" }}>
      <path d="M5 1 9 6H1z" opacity={direction === "asc" ? 1 : direction ? 0.15 : 0.35} />
      <path d="M5 13 1 8h8z" opacity={direction === "desc" ? 1 : direction ? 0.15 : 0.35} />
    </svg>
  );
}

const ariaSort = { asc: "ascending", desc: "descending" } as const;

function Head<Row>(props: DataTableHeadProps<Row>): ReactElement {
  const { columns, pins, lead, sort, sortable, chosen, selectPageText, menuText, tableId } = props;
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1} data-grid-row={0}>
        {chosen === undefined ? null : (
          <th role="columnheader" scope="col" aria-colindex={1} data-selector="" data-sticky="start" tabIndex={-1}>
            <label>
              <input
                type="checkbox"
                data-page-select=""
                tabIndex={-1}
                aria-label={selectPageText}
                checked={chosen === "all"}
                ref={(box) => {
                  if (box) box.indeterminate = chosen === "some";
                }}
                onChange={() => undefined}
              />
            </label>
          </th>
        )}
        {lead.expands ? <td role="gridcell" aria-colindex={lead.count} data-expander="" data-sticky="start" /> : null}
        {columns.map((column, index) => {
          const place = sort.findIndex((by) => by.column === column.id);
          const direction = sort[place]?.direction;
          const pin = pins.get(column.id);
          const canSort = sortable(column);
          const headingId = `${tableId}-heading-${column.id}`;
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              tabIndex={-1}
              // Only the weightiest column may carry it (ARIA 1.2); the others show their place as a number.
              aria-sort={canSort ? (place === 0 && direction ? ariaSort[direction] : "none") : undefined}
              aria-colindex={lead.count + index + 1}
              // With a menu in it the heading would be read out together with the menu's name.
              aria-labelledby={menuText ? headingId : undefined}
              data-column={column.id}
              data-sortable={canSort || undefined}
              data-adjustable={menuText ? true : undefined}
              data-align={column.align === "end" ? "end" : undefined}
              data-sticky={pin?.edge}
              data-sticky-last={pin?.last || undefined}
              style={pin?.style}
            >
              {canSort ? (
                <button type="button" data-heading="" data-sort={column.id} tabIndex={-1}>
                  <span id={headingId}>{column.header}</span>
                  <SortMark direction={direction} />
                  {sort.length > 1 && place >= 0 ? <small>{place + 1}</small> : null}
                </button>
              ) : (
                <span data-heading="">
                  <span id={headingId}>{column.header}</span>
                </span>
              )}
              {menuText ? (
                <>
                  <button
                    type="button"
                    data-aside=""
                    data-column-menu=""
                    tabIndex={-1}
                    aria-haspopup="menu"
                    aria-label={menuText(column.header)}
                  >
                    <ChevronDownIcon size={14} />
                  </button>
                  <span data-resize="" aria-hidden="true" />
                </>
              ) : null}
            </th>
          );
        })}
        {lead.acts ? (
          <td
            role="gridcell"
            aria-colindex={lead.count + columns.length + 1}
            data-row-menu=""
            data-sticky="end"
            tabIndex={-1}
          />
        ) : null}
      </tr>
    </thead>
  );
}

/** The heading of a {@link DataTable}. */
export const DataTableHead = memo(Head) as typeof Head;
