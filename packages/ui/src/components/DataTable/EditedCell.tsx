import { type KeyboardEvent, type ReactElement, useId, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Spinner } from "../Spinner/index.js";
import type { CellEdit, CellEditor } from "./use-cell-editing.js";

/** Props of {@link EditedCell}. */
export interface EditedCellProps {
  readonly edit: CellEdit;
  readonly editor: CellEditor;
  readonly rowId: string;
  readonly columnId: string;
  /** The column's heading: names the field. */
  readonly header: string;
  readonly inputMode: "text" | "numeric" | "decimal";
}

const Stack = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  white-space: normal;
`;
const Input = styled.input`
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: calc(var(--yer-row-height) - 10px);
  padding: 0 6px;
  border: 1px solid var(--yer-focus);
  border-radius: var(--yer-radius-sm);
  outline: 1px solid var(--yer-focus);
  background: var(--yer-surface);
  color: var(--yer-text);
  font: inherit;
  text-align: inherit;

  &[aria-invalid="true"] {
    border-color: var(--yer-danger-solid);
    outline-color: var(--yer-danger-solid);
  }
`;
const Typed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--yer-space-2);

  &[data-phase="saving"] {
    color: var(--yer-text-muted);
  }
`;
const Reason = styled.small`
  color: var(--yer-danger-text);
  font-size: var(--yer-font-size-xs);
  font-weight: var(--yer-weight-normal);
  line-height: var(--yer-line-tight);
`;

/** A field in a cell: Enter saves, Escape gives up, Tab saves and goes on, leaving it saves. */
function OpenField({ edit, editor, rowId, columnId, header, inputMode }: EditedCellProps): ReactElement {
  const text = useUiText();
  const reasonId = useId();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // The grid's keys are not for a field; the field's not for the page around the table.
    event.stopPropagation();
    const { value } = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") editor.take(rowId, columnId, value, "stay");
    else if (event.key === "Escape") editor.drop(rowId, columnId);
    else if (event.key === "Tab") editor.take(rowId, columnId, value, event.shiftKey ? "previous" : "next");
    else return;
    event.preventDefault();
  }

  return (
    <Stack>
      <Input
        ref={input}
        defaultValue={edit.text}
        inputMode={inputMode}
        autoComplete="off"
        aria-label={text("table.editing", { name: header })}
        aria-invalid={edit.reason === undefined ? undefined : true}
        aria-describedby={edit.reason === undefined ? undefined : reasonId}
        onKeyDown={onKeyDown}
        onBlur={(event) => editor.take(rowId, columnId, event.currentTarget.value, "elsewhere")}
      />
      {edit.reason === undefined ? null : <Reason id={reasonId}>{edit.reason}</Reason>}
    </Stack>
  );
}

/** What a cell shows from the moment it is opened until what was typed is saved or given up. */
export function EditedCell(props: EditedCellProps): ReactElement {
  const { edit } = props;
  const text = useUiText();
  if (edit.phase === "open") return <OpenField {...props} />;
  return (
    <Stack>
      <Typed data-phase={edit.phase}>
        {edit.text}
        {edit.phase === "saving" ? <Spinner aria-label={text("autosave.saving")} /> : null}
      </Typed>
      {edit.reason === undefined ? null : <Reason>{edit.reason}</Reason>}
    </Stack>
  );
}
