import type { ReactElement } from "react";
import { styled } from "styled-components";
import { ColumnsIcon } from "../../icons/ColumnsIcon.js";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { Button } from "../Button/index.js";
import { CheckboxGroup } from "../CheckboxGroup/index.js";
import { Popover } from "../Popover/index.js";

/** A column as the chooser needs it; `DataTableColumn` is one. */
export interface ChoosableColumn {
  readonly id: string;
  readonly header: string;
  readonly hideable?: boolean;
}

/** Props of {@link ColumnChooser}. */
export interface ColumnChooserProps {
  /** The table's columns. */
  readonly columns: readonly ChoosableColumn[];
  /** Ids of those not shown. */
  readonly hiddenColumns: readonly string[];
  /** Told the ids of those not to show. */
  readonly onChange: (hiddenColumns: string[]) => void;
  /** What is hidden before anyone chooses. @default [] */
  readonly defaultHidden?: readonly string[];
}

const Content = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  max-block-size: min(60dvh, 480px);
  overflow: auto;
`;

/** Which columns a table shows. Those that name the rows cannot be hidden. */
export function ColumnChooser({
  columns,
  hiddenColumns,
  onChange,
  defaultHidden = [],
}: ColumnChooserProps): ReactElement {
  const text = useUiText();
  const options = columns
    .filter((column) => column.hideable !== false)
    .map((column) => ({ id: column.id, label: column.header }));
  return (
    <Popover
      label={text("columns.choose")}
      placement="bottom end"
      trigger={<Button icon={<ColumnsIcon size={16} />}>{text("columns.choose")}</Button>}
    >
      <Content>
        <CheckboxGroup
          label={text("columns.choose")}
          isLabelHidden
          options={options}
          value={options.flatMap(({ id }) => (hiddenColumns.includes(id) ? [] : id))}
          onChange={(shown) => onChange(options.flatMap(({ id }) => (shown.includes(id) ? [] : id)))}
        />
        <Button size="sm" variant="quiet" onPress={() => onChange([...defaultHidden])}>
          {text("columns.reset")}
        </Button>
      </Content>
    </Popover>
  );
}
