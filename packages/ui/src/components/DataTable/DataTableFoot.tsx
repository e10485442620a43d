/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label */
import { memo, type ReactElement } from "react";
import type { Lead } from "./lead.js";
import type { DataTableColumn } from "./types.js";
import type { Pin } from "./use-column-layout.js";

/** Props of {@link DataTableFoot}. */
export interface DataTableFootProps<Row> {
  /** The rows it may sum up. */
  readonly rows: readonly Row[];
  readonly columns: readonly DataTableColumn<Row>[];
  readonly pins: ReadonlyMap<string, Pin>;
  readonly lead: Lead;
  /** Place in the grid: after the last row. */
  readonly gridRow: number;
  /** Place in the whole list; undefined where nobody knows how long that is. */
  readonly ariaRow: number | undefined;
}

function Foot<Row>({ rows, columns, pins, lead, gridRow, ariaRow }: DataTableFootProps<Row>): ReactElement {
  return (
    <tfoot role="rowgroup">
      <tr role="row" data-grid-row={gridRow} aria-rowindex={ariaRow}>
        {lead.selects ? <td role="gridcell" data-selector="" data-sticky="start" tabIndex={-1} /> : null}
        {lead.expands ? <td role="gridcell" data-expander="" data-sticky="start" tabIndex={-1} /> : null}
        {columns.map((column, index) => {
          const pin = pins.get(column.id);
          const { footer } = column;
          return (
            <td
              key={column.id}
              role="gridcell"
              tabIndex={-1}
              aria-colindex={lead.count + index + 1}
              data-align={column.align === "end" ? "end" : undefined}
              data-label={footer === undefined ? undefined : column.header}
              data-sticky={pin?.edge}
              data-sticky-last={pin?.last || undefined}
              style={pin?.style}
            >
              {typeof footer === "function" ? footer(rows) : footer}
            </td>
          );
        })}
        {lead.acts ? <td role="gridcell" data-row-menu="" data-sticky="end" tabIndex={-1} /> : null}
      </tr>
    </tfoot>
  );
}

/** Sums and counts under the columns; made anew only for other rows. */
export const DataTableFoot = memo(Foot) as typeof Foot;
