import { Fragment, type ReactElement, Suspense, useMemo } from "react";
import { lazyPart } from "../../host/lazy-part.js";
import { useUiIntl } from "../../UiProvider/ui-intl.js";
import type { DataTableProps } from "./data-table-props.js";
import { DataTableRow, detailId } from "./DataTableRow.js";
import { DetailRow } from "./DetailRow.js";
import { Gap } from "./Gap.js";
import type { GroupRowProps } from "./GroupRow.js";
import type { Lead } from "./lead.js";
import { isSelected, pageSelection } from "./selection.js";
import type { ColumnLayout } from "./use-column-layout.js";
import type { CellEditing } from "./use-cell-editing.js";
import type { RowGroups } from "./use-row-groups.js";

/** Few tables have groups. */
const GroupRow = lazyPart(() => import("./GroupRow.js"), "GroupRow") as <Row>(
  props: GroupRowProps<Row>,
) => ReactElement;

/** Height of a row before one was measured, in pixels. */
export const firstRowHeight = 36;

interface Options<Row> {
  /** What the host said of rows: their links and details. */
  readonly props: DataTableProps<Row>;
  readonly groups: RowGroups<Row>;
  /** Rows of the list before the first. */
  readonly offset: number;
  readonly layout: ColumnLayout<Row>;
  readonly lead: Lead;
  /** Cells that something spans which lies across all columns. */
  readonly columnCount: number;
  /** Ids of the rows whose detail is open. */
  readonly expanded: ReadonlySet<string>;
  readonly editing: CellEditing;
  /** Whether Enter and click on a row do something. */
  readonly openable: boolean;
  /** Ids of cells begin with it. */
  readonly tableId: string;
}

/** Draws a line of a table, by its place and under a key: a row with its detail, or a group's heading. */
export function useLineDrawing<Row extends object>(
  options: Options<Row>,
): (index: number, key: number) => ReactElement | null {
  const { props, groups, offset, layout, lead, columnCount, expanded, editing, openable, tableId } = options;
  const { columns, rowId, selection, detail, grouping } = props;
  const { lines, headings, isGrouped } = groups;
  const { shown, pins } = layout;
  const { intl } = useUiIntl();
  const edits = useMemo(() => columns.some(({ edit }) => edit), [columns]);
  const words = useMemo(
    () => ({
      select: intl.formatMessage({ id: "table.selectRow" }),
      details: intl.formatMessage({ id: "table.details" }),
      actions: intl.formatMessage({ id: "table.rowActions" }),
    }),
    [intl],
  );

  return (index, key) => {
    const row = lines[index];
    const group = headings.get(index);
    if (group) {
      return (
        <Suspense key={key} fallback={<Gap height={firstRowHeight} columns={columnCount} isPassing />}>
          <GroupRow
            group={group}
            name={grouping?.name}
            gridRow={index + 1}
            ariaRow={offset + index + 2}
            columns={shown}
            pins={pins}
            lead={lead}
            isExpanded={groups.isExpanded(group.key)}
            chosen={selection ? pageSelection(selection, group.ids) : undefined}
            selectText={words.select}
            tableId={tableId}
          />
        </Suspense>
      );
    }
    if (!row) return null;
    const id = rowId(row);
    const opens = detail !== undefined && (props.hasDetail?.(row) ?? true);
    const isOpen = opens && expanded.has(id);
    const drawn = (
      <DataTableRow
        key={key}
        row={row}
        id={id}
        gridRow={index + 1}
        ariaRow={offset + index + 2}
        level={isGrouped ? 2 : undefined}
        columns={shown}
        pins={pins}
        lead={lead}
        selected={selection ? isSelected(selection, id) : undefined}
        expanded={opens ? isOpen : undefined}
        edits={editing.edits.get(id)}
        editor={edits ? editing.editor : undefined}
        words={words}
        href={props.rowHref?.(row)}
        openable={openable}
        tableId={tableId}
      />
    );
    if (!detail) return drawn;
    return (
      <Fragment key={key}>
        {drawn}
        {isOpen ? (
          <DetailRow
            key={id}
            row={row}
            id={detailId(tableId, id)}
            ariaRow={offset + index + 2}
            level={isGrouped ? 3 : undefined}
            columns={columnCount}
            detail={detail}
          />
        ) : null}
      </Fragment>
    );
  };
}
