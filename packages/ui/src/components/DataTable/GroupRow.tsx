/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label, jsx-a11y/prefer-tag-over-role -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label; the row is a `tr` with a style */
import { memo, type ReactElement } from "react";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import type { RowGroup } from "./group-rows.js";
import { GroupLine } from "./group-line.js";
import { type Lead, leadWidth } from "./lead.js";
import type { DataTableColumn } from "./types.js";
import type { Pin } from "./use-column-layout.js";

/** Props of {@link GroupRow}. */
export interface GroupRowProps<Row> {
  readonly group: RowGroup<Row>;
  /** What the group is called; makes its name of its key. */
  readonly name: ((key: string) => string) | undefined;
  /** Place in the grid, from 1; the heading of the table is 0. */
  readonly gridRow: number;
  /** Place in the whole list, from 2 on. */
  readonly ariaRow: number;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly pins: ReadonlyMap<string, Pin>;
  readonly lead: Lead;
  readonly isExpanded: boolean;
  /** How much of the group is chosen; undefined where nothing can be. */
  readonly chosen: "none" | "some" | "all" | undefined;
  /** Said before the group's name by the box that chooses its rows. */
  readonly selectText: string;
  /** Ids begin with it. */
  readonly tableId: string;
}

// What a press means is decided by the table, which hears all of them.
const heardByTable = (): void => undefined;

function Group<Row>(props: GroupRowProps<Row>): ReactElement {
  const { group, gridRow, columns, pins, lead, isExpanded, chosen, selectText, tableId } = props;
  const text = useUiText();
  const { rows } = group;
  const total = ({ groupTotal }: DataTableColumn<Row>) => groupTotal?.(rows);
  const name = props.name?.(group.key) ?? group.key;
  const nameId = `${tableId}-group-${gridRow}`;
  const edge = (lead.selects ? leadWidth.select : 0) + (lead.expands ? leadWidth.expand : 0);
  // The name has the room up to the first total; the first column's own stands beside it.
  const [first, ...others] = columns;
  const before = others.findIndex(({ groupTotal }) => groupTotal !== undefined);
  const span = before < 0 ? Math.max(1, columns.length) : before + 1;
  return (
    <GroupLine
      role="row"
      aria-level={1}
      aria-rowindex={props.ariaRow}
      aria-expanded={isExpanded}
      aria-selected={chosen === undefined ? undefined : chosen === "all"}
      data-grid-row={gridRow}
      data-group=""
      data-selectable={chosen === undefined ? undefined : true}
    >
      {chosen === undefined ? null : (
        <td role="gridcell" aria-colindex={1} data-selector="" data-sticky="start" tabIndex={-1}>
          <label>
            <input
              id={`${nameId}-box`}
              aria-label={selectText}
              aria-labelledby={`${nameId}-box ${nameId}`}
              type="checkbox"
              data-row-select=""
              tabIndex={-1}
              checked={chosen === "all"}
              ref={(box) => {
                if (box) box.indeterminate = chosen === "some";
              }}
              onChange={heardByTable}
            />
          </label>
        </td>
      )}
      {lead.expands ? (
        <td role="gridcell" aria-colindex={lead.count} data-expander="" data-sticky="start" tabIndex={-1} />
      ) : null}
      <th
        role="rowheader"
        scope="row"
        colSpan={span}
        aria-colindex={lead.count + 1}
        aria-colspan={span}
        data-group-name=""
        tabIndex={-1}
      >
        <div style={{ "--yer-table-edge": `${edge}px` }}>
          <button type="button" data-group-toggle="" tabIndex={-1} aria-expanded={isExpanded}>
            <ChevronEndIcon size={16} />
            <span id={nameId}>{name === "" ? text("value.none") : name}</span>{" "}
            <small>{text("table.groupCount", { count: rows.length })}</small>
          </button>
          {first?.groupTotal ? <span>{total(first)}</span> : null}
        </div>
      </th>
      {columns.slice(span).map((column, index) => {
        const pin = pins.get(column.id);
        return (
          <td
            key={column.id}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={lead.count + span + index + 1}
            data-align={column.align === "end" ? "end" : undefined}
            data-label={column.groupTotal ? column.header : undefined}
            data-sticky={pin?.edge}
            data-sticky-last={pin?.last || undefined}
            style={pin?.style}
          >
            {total(column)}
          </td>
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
    </GroupLine>
  );
}

/** The heading of a group of rows: its name, how many there are, totals of them; it opens and closes the group. */
export const GroupRow = memo(Group) as typeof Group;
