import { type ReactElement } from "react";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { ChevronUpIcon } from "../../icons/ChevronUpIcon.js";
import { ColumnsIcon } from "../../icons/ColumnsIcon.js";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { Button } from "../Button/index.js";
import { Checkbox } from "../Checkbox/index.js";
import {
  type ColumnEdge,
  type ColumnState,
  orderedColumns,
  pinnedColumns,
  withHidden,
  withMoved,
} from "../DataTable/columnState.js";
import { IconButton } from "../IconButton/index.js";
import { Popover } from "../Popover/index.js";

/** A column as the chooser needs it; `DataTableColumn` is one. */
export interface ChoosableColumn {
  /** Names the column in the state. */
  readonly id: string;
  /** What people call it. */
  readonly header: string;
  /** Whether it may be hidden. @default true */
  readonly hideable?: boolean;
  /** Edge it stays at until somebody pins it elsewhere. */
  readonly sticky?: ColumnEdge;
}

/** Props of {@link ColumnChooser}. */
export interface ColumnChooserProps {
  /** The table's columns. */
  readonly columns: readonly ChoosableColumn[];
  /** What people made of them; the table is given the same. */
  readonly state: ColumnState;
  /** Told the next state. */
  readonly onChange: (state: ColumnState) => void;
  /** What resetting leads back to. @default {} */
  readonly defaultState?: ColumnState;
}

const Content = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  max-block-size: min(60dvh, 480px);
  min-inline-size: 260px;
  overflow: auto;
`;
const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 1fr auto auto;
    align-items: center;
    gap: 2px;
    min-block-size: var(--yer-control-height-sm);
  }
`;

const asDefined: ColumnState = {};

/**
 * Which columns a table shows, and in which order. Those that name the rows cannot be hidden; those that stay at an edge
 * change places among themselves.
 */
export function ColumnChooser(props: ColumnChooserProps): ReactElement {
  const { columns, state, onChange, defaultState = asDefined } = props;
  const text = useUiText();
  const pinned = pinnedColumns(columns, state);
  const loose = orderedColumns(columns, state).filter((id) => !pinned.start.includes(id) && !pinned.end.includes(id));
  const regions = [pinned.start, loose, pinned.end];
  const byId = new Map(columns.map((column) => [column.id, column]));

  const move = (id: string, to: string, side: "before" | "after"): void => {
    onChange(withMoved(columns, state, id, { id: to, side }));
  };

  return (
    <Popover
      label={text("columns.choose")}
      placement="bottom end"
      trigger={<Button icon={<ColumnsIcon size={16} />}>{text("columns.choose")}</Button>}
    >
      <Content>
        <List>
          {regions.flatMap((region) =>
            region.map((id, place) => {
              const column = byId.get(id);
              const before = region[place - 1];
              const after = region[place + 1];
              return column ? (
                <li key={id}>
                  <Checkbox
                    isSelected={!state.hidden?.includes(id)}
                    isDisabled={column.hideable === false}
                    onChange={(isShown) => onChange(withHidden(state, id, !isShown))}
                  >
                    {column.header}
                  </Checkbox>
                  <IconButton
                    size="sm"
                    label={text("columns.up", { name: column.header })}
                    icon={<ChevronUpIcon size={16} />}
                    isDisabled={before === undefined}
                    onPress={() => before !== undefined && move(id, before, "before")}
                  />
                  <IconButton
                    size="sm"
                    label={text("columns.down", { name: column.header })}
                    icon={<ChevronDownIcon size={16} />}
                    isDisabled={after === undefined}
                    onPress={() => after !== undefined && move(id, after, "after")}
                  />
                </li>
              ) : null;
            }),
          )}
        </List>
        <Button size="sm" variant="quiet" onPress={() => onChange(defaultState)}>
          {text("columns.reset")}
        </Button>
      </Content>
    </Popover>
  );
}
