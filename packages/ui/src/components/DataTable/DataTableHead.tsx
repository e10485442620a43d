/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label */
import { memo, type ReactElement } from "react";
import { SelectBox } from "./parts.js";
import type { DataTableColumn, SortBy } from "./types.js";

/** The heading row: sort buttons, and the box that chooses the page. */
export interface DataTableHeadProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: readonly SortBy[];
  readonly sortable: (column: DataTableColumn<Row>) => boolean;
  /** How much of the page is chosen; undefined where nothing can be. */
  readonly chosen: "none" | "some" | "all" | undefined;
  readonly selectPageText: string;
  readonly starts: ReadonlyMap<string, number>;
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

function Head<Row>({ columns, sort, sortable, chosen, selectPageText, starts }: DataTableHeadProps<Row>): ReactElement {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1} data-grid-row={0}>
        {chosen === undefined ? null : (
          <th role="columnheader" scope="col" data-selector="" data-sticky="" tabIndex={-1}>
            <SelectBox>
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
            </SelectBox>
          </th>
        )}
        {columns.map((column) => {
          const place = sort.findIndex((by) => by.column === column.id);
          const direction = sort[place]?.direction;
          const start = starts.get(column.id);
          const canSort = sortable(column);
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              tabIndex={-1}
              // Only the weightiest column may carry it (ARIA 1.2); the others show their place as a number.
              aria-sort={canSort ? (place === 0 && direction ? ariaSort[direction] : "none") : undefined}
              data-sortable={canSort || undefined}
              data-align={column.align === "end" ? "end" : undefined}
              data-sticky={start === undefined ? undefined : ""}
              style={start === undefined ? undefined : { "--yer-table-start": `${start}px` }}
            >
              {canSort ? (
                <button type="button" data-heading="" data-sort={column.id} tabIndex={-1}>
                  <span>{column.header}</span>
                  <SortMark direction={direction} />
                  {sort.length > 1 && place >= 0 ? <small>{place + 1}</small> : null}
                </button>
              ) : (
                <span data-heading="">{column.header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The heading of a {@link DataTable}. */
export const DataTableHead = memo(Head) as typeof Head;
