import type { ReactElement } from "react";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { ChevronUpIcon } from "../../icons/ChevronUpIcon.js";
import { PrintIcon } from "../../icons/PrintIcon.js";
import type { Density } from "../../theme/appearance.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { Checkbox } from "../Checkbox/index.js";
import {
  type ColumnState,
  hiddenColumns,
  isHideable,
  orderedColumns,
  pinnedColumns,
  withHidden,
  withMoved,
} from "../DataTable/column-state.js";
import { IconButton } from "../IconButton/index.js";
import { RadioGroup } from "../RadioGroup/index.js";
import type { ColumnChooserProps } from "./ColumnChooser.js";

/** Props of {@link ColumnPanel}. */
export interface ColumnPanelProps extends Omit<ColumnChooserProps, "onPrint"> {
  /** Called when the list is to be printed. */
  readonly onPrint?: (() => void) | undefined;
}

const Content = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 260px;
  [role="dialog"]:not([aria-modal]) > & {
    max-block-size: min(60dvh, 520px);
    overflow: auto;
  }
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
const densities: readonly Density[] = ["comfortable", "compact"];

/** What a `ColumnChooser` opens: the columns, how close rows stand, the way to paper. */
export function ColumnPanel(props: ColumnPanelProps): ReactElement {
  const { density, onDensityChange, onPrint } = props;
  const text = useUiText();
  return (
    <Content>
      <Columns {...props} />
      {density === undefined ? null : (
        <RadioGroup
          label={text("columns.density")}
          orientation="horizontal"
          items={densities.map((id) => ({ id, label: text(`columns.density.${id}`) }))}
          value={density}
          onChange={(next) => onDensityChange?.(next as Density)}
        />
      )}
      {onPrint ? (
        <Button size="sm" icon={<PrintIcon size={16} />} onPress={onPrint}>
          {text("columns.print")}
        </Button>
      ) : null}
    </Content>
  );
}

function Columns({ columns, state, onChange, defaultState = asDefined }: ColumnPanelProps): ReactElement {
  const text = useUiText();
  const pinned = pinnedColumns(columns, state);
  const loose = orderedColumns(columns, state).filter((id) => !pinned.start.includes(id) && !pinned.end.includes(id));
  const regions = [pinned.start, loose, pinned.end];
  const byId = new Map(columns.map((column) => [column.id, column]));
  const hidden = hiddenColumns(columns, state);

  const move = (id: string, to: string, side: "before" | "after"): void => {
    onChange(withMoved(columns, state, id, { id: to, side }));
  };

  return (
    <>
      <List>
        {regions.flatMap((region) =>
          region.map((id, place) => {
            const column = byId.get(id);
            const before = region[place - 1];
            const after = region[place + 1];
            return column ? (
              <li key={id}>
                <Checkbox
                  isSelected={!hidden.includes(id)}
                  isDisabled={!isHideable(column)}
                  description={isHideable(column) ? undefined : text("columns.stays")}
                  onChange={(isShown) => onChange(withHidden(state, id, !isShown))}
                >
                  {column.header}
                </Checkbox>
                <IconButton
                  size="sm"
                  aria-label={text("sortable.up", { name: column.header })}
                  icon={<ChevronUpIcon size={16} />}
                  isDisabled={before === undefined}
                  onPress={() => before !== undefined && move(id, before, "before")}
                />
                <IconButton
                  size="sm"
                  aria-label={text("sortable.down", { name: column.header })}
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
    </>
  );
}
