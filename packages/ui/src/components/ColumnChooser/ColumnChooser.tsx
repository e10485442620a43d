import { type ReactElement, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.js";
import { ChevronUpIcon } from "../../icons/ChevronUpIcon.js";
import { ColumnsIcon } from "../../icons/ColumnsIcon.js";
import { PrintIcon } from "../../icons/PrintIcon.js";
import { TableIcon } from "../../icons/TableIcon.js";
import { useMediaQuery } from "../../state/use-media-query.js";
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
  type PlaceableColumn,
  withHidden,
  withMoved,
} from "../DataTable/column-state.js";
import { ModalFrame } from "../Dialog/ModalFrame.js";
import { IconButton } from "../IconButton/index.js";
import { Popover } from "../Popover/index.js";
import { RadioGroup } from "../RadioGroup/index.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** A column as the chooser needs it; `DataTableColumn` is one. */
export interface ChoosableColumn extends PlaceableColumn {
  /** What people call it. */
  readonly header: string;
}

/** Props of {@link ColumnChooser}. */
export interface ColumnChooserProps extends RootProps {
  /** The table's columns. */
  readonly columns: readonly ChoosableColumn[];
  /** What people made of them; the table is given the same. */
  readonly state: ColumnState;
  /** Told the next state. */
  readonly onChange: (state: ColumnState) => void;
  /** What resetting leads back to. @default {} */
  readonly defaultState?: ColumnState;
  /** How close rows stand, where the chooser sets that as well. */
  readonly density?: Density;
  /** Told how close rows are to stand; needed for `density`. */
  readonly onDensityChange?: (density: Density) => void;
  /** Told that the list is wanted on paper, once the panel is gone; without it nothing offers that. */
  readonly onPrint?: () => void;
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

/**
 * Which columns a table shows, and in which order; where the parent wants it, also how close rows stand, and the way to
 * paper. Those that name the rows cannot be hidden; those that stay at an edge change places among themselves. On a
 * phone the panel is a sheet.
 */
export function ColumnChooser(props: ColumnChooserProps): ReactElement {
  const { density, onDensityChange, onPrint } = props;
  const text = useUiText();
  const isPhone = useMediaQuery("(max-width: 599.98px)");
  const [isOpen, setOpen] = useState(false);
  const wantsPaper = useRef(false);
  // The page is printed once the panel, which holds what is behind it still, is gone.
  useEffect(() => {
    if (!wantsPaper.current || isOpen) return;
    wantsPaper.current = false;
    onPrint?.();
  }, [isOpen, onPrint]);

  const setsMore = density !== undefined || onPrint !== undefined;
  const label = text(setsMore ? "table" : "columns.choose");
  const frame = {
    isOpen,
    onOpenChange: setOpen,
    trigger: (
      <Button {...rootProps(props)} icon={setsMore ? <TableIcon size={16} /> : <ColumnsIcon size={16} />}>
        {label}
      </Button>
    ),
  };
  const content = (
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
        <Button
          size="sm"
          icon={<PrintIcon size={16} />}
          onPress={() => {
            wantsPaper.current = true;
            setOpen(false);
          }}
        >
          {text("columns.print")}
        </Button>
      ) : null}
    </Content>
  );
  return isPhone ? (
    <ModalFrame {...frame} title={label} place="bottom" size="md" isDismissable>
      {content}
    </ModalFrame>
  ) : (
    <Popover {...frame} aria-label={label} placement="bottom end">
      {content}
    </Popover>
  );
}

function Columns({ columns, state, onChange, defaultState = asDefined }: ColumnChooserProps): ReactElement {
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
