/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows laid out as cards lose their native roles, so all are written out */
import { memo, type ReactElement, type ReactNode } from "react";

/** Props of {@link DetailRow}. */
export interface DetailRowProps<Row> {
  readonly row: Row;
  /** Id that the row's button names as what it controls. */
  readonly id: string;
  /** The row's place in the whole list: its detail goes under the same one, since opening it moves no other row's. */
  readonly ariaRow: number;
  /** How deep it lies where rows are in groups. */
  readonly level: number | undefined;
  /** Cells it spans. */
  readonly columns: number;
  /** Draws it. */
  readonly detail: (row: Row) => ReactNode;
}

function Detail<Row>({ row, id, ariaRow, level, columns, detail }: DetailRowProps<Row>): ReactElement {
  return (
    <tr id={id} role="row" aria-rowindex={ariaRow} aria-level={level} data-detail="">
      <td role="gridcell" colSpan={columns} aria-colindex={1} aria-colspan={columns}>
        <div>{detail(row)}</div>
      </td>
    </tr>
  );
}

/** What a row tells when it is opened, below it. */
export const DetailRow = memo(Detail) as typeof Detail;
