/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- rows laid out as cards lose their native roles, so all are written out; empty cells carry no label */
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import type { Lead } from "./lead.js";
import { Bone, Face } from "./parts.js";
import type { DataTableColumn, DataTableStatus } from "./types.js";

export interface DataTableFaceProps {
  readonly status: DataTableStatus;
  /** Cells the face spans. */
  readonly columns: number;
  readonly empty: ReactNode;
  readonly error: ReactNode;
  readonly onRetry: (() => void) | undefined;
  readonly noPermission: ReactNode;
  /** Called when it goes with the focus inside: something in it was pressed. */
  readonly onGoneFocused: () => void;
}

/** What a table shows where rows would stand: that there are none, that they failed to come, or that they may not be seen. */
export function DataTableFace(props: DataTableFaceProps): ReactElement {
  const text = useUiText();
  const { status, columns, onRetry, onGoneFocused } = props;
  const face = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    const cell = face.current;
    return () => {
      if (cell?.contains(document.activeElement)) onGoneFocused();
    };
  }, [onGoneFocused]);
  return (
    <tr role="row" data-face={status}>
      <td ref={face} role="gridcell" colSpan={columns}>
        {status === "error" ? (
          <Face role="alert">
            <strong>{text("table.error")}</strong>
            <span>{props.error ?? text("table.errorHint")}</span>
            {onRetry ? <Button onPress={onRetry}>{text("retry")}</Button> : null}
          </Face>
        ) : status === "no-permission" ? (
          <Face>
            <strong>{text("table.noPermission")}</strong>
            <span>{props.noPermission ?? text("table.noPermissionHint")}</span>
          </Face>
        ) : (
          <Face>
            {props.empty ?? (
              <>
                <strong>{text("table.empty")}</strong>
                <span>{text("table.emptyHint")}</span>
              </>
            )}
          </Face>
        )}
      </td>
    </tr>
  );
}

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);
/** Uneven lengths, the same on server and client. */
const boneWidths = ["72%", "48%", "84%", "60%", "38%"];

/** Grey bars in the shape of the rows to come. */
export function SkeletonRows<Row>(props: {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly lead: Lead;
}): ReactElement {
  const text = useUiText();
  return (
    <>
      {skeletonRows.map((row) => (
        <tr key={row} role="row" data-skeleton="">
          {props.lead.selects ? <td role="gridcell" data-selector="" /> : null}
          {props.lead.expands ? <td role="gridcell" data-expander="" /> : null}
          {props.columns.map((column, index) => (
            <td key={column.id} role="gridcell" aria-label={row === 0 && index === 0 ? text("loading") : undefined}>
              <Bone style={{ "--yer-bone": boneWidths[(row + index) % boneWidths.length] }} />
            </td>
          ))}
          {props.lead.acts ? <td role="gridcell" data-row-menu="" /> : null}
        </tr>
      ))}
    </>
  );
}
