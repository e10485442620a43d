import { type ReactElement, useEffect, useRef, useState } from "react";
import { ColumnsIcon } from "../../icons/ColumnsIcon.js";
import { TableIcon } from "../../icons/TableIcon.js";
import { lazyOverlay } from "../../overlay/lazy-overlay.js";
import { rootProps, type RootProps } from "../../root/root-props.js";
import { useMediaQuery } from "../../state/use-media-query.js";
import type { Density } from "../../theme/appearance.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import type { ColumnState, PlaceableColumn } from "../DataTable/column-state.js";
import { ModalFrame } from "../Dialog/ModalFrame.js";
import { Popover } from "../Popover/index.js";
import type { ColumnPanelProps } from "./ColumnPanel.js";

const ColumnPanel = lazyOverlay<ColumnPanelProps, "ColumnPanel">(() => import("./ColumnPanel.js"), "ColumnPanel");

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
  /** Called with the next state. */
  readonly onChange: (state: ColumnState) => void;
  /** What resetting leads back to. @default {} */
  readonly defaultState?: ColumnState;
  /** How close rows stand, where the chooser sets that as well. */
  readonly density?: Density;
  /** Called with how close rows are to stand; needed for `density`. */
  readonly onDensityChange?: (density: Density) => void;
  /** Called when the list is to be printed, once the panel is gone; without it nothing offers that. */
  readonly onPrint?: () => void;
}

/**
 * Which columns a table shows, and in which order; where the parent wants it, also how close rows stand, and the way to
 * paper. Those that name the rows cannot be hidden; those that stay at an edge change places among themselves. On a
 * phone the panel is a sheet.
 */
export function ColumnChooser(props: ColumnChooserProps): ReactElement {
  const { density, onPrint } = props;
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
    <ColumnPanel
      {...props}
      onPrint={
        onPrint &&
        (() => {
          wantsPaper.current = true;
          setOpen(false);
        })
      }
    />
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
