import { type ReactElement, useRef } from "react";
import { styled } from "styled-components";
import { MoreIcon } from "../../icons/MoreIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import type { TableAction } from "../DataTable/types.js";
import { IconButton } from "../IconButton/index.js";
import { Menu, MenuItem } from "../Menu/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { useFitting } from "./use-fitting.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link BulkBar}. */
export interface BulkBarProps extends RootProps {
  /** How many are chosen; with 0 the bar is not there. */
  readonly count: number;
  /** How many there are in all, where everything that matches is chosen but for exceptions. */
  readonly allOf?: number;
  /** There are more than can be counted ("10 000+"). @default false */
  readonly hasMore?: boolean;
  /** Leaves all of them. */
  readonly onClear: () => void;
  /** Offers to choose everything that matches, this many; absent where nothing more can be chosen. */
  readonly offer?: { readonly total: number; readonly onSelectAll: () => void };
  /** What can be done with them. Those that find no room stand in a menu. */
  readonly actions: readonly TableAction[];
}

const Bar = styled.fieldset`
  margin: 0;
  border: 0;
  min-inline-size: 0;
  position: sticky;
  inset-block-end: var(--yer-foot-height, 0px);
  z-index: var(--yer-z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1) var(--yer-space-3);
  /* No least height: in a fieldset it would not centre what stands in it. */
  padding: 8px var(--yer-control-padding);
  background: var(--yer-accent-subtle);
  border-block-start: 1px solid var(--yer-accent-border);
  color: var(--yer-text);
  font-variant-numeric: tabular-nums;

  @media print {
    display: none;
  }
`;

/** The room that actions may take; it goes on a line of its own before they shrink to nothing. */
const Room = styled.div`
  flex: 1 1 200px;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--yer-space-2);
  min-inline-size: 0;
`;
const Strip = styled.div`
  display: flex;
  flex: none;
  gap: var(--yer-space-2);
  /* Padding and margin leave the focus ring unclipped. */
  padding: 4px;
  margin: -4px;
  box-sizing: content-box;
  inline-size: var(--yer-bulk-width, auto);
  overflow: clip;

  > span {
    flex: none;
  }
  > span[inert] {
    visibility: hidden;
  }
`;

/**
 * Says how many rows are chosen, and holds what can be done with them. It stays at the lower edge of the window, below
 * the rows, so that choosing the first row moves none of them; how many are chosen is announced.
 */
export function BulkBar({
  count,
  allOf,
  hasMore = false,
  onClear,
  offer,
  actions,
  ...root
}: BulkBarProps): ReactElement {
  const text = useUiText();
  const { intl } = useUiIntl();
  const room = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const inUse = count > 0;
  const { fitting, width } = useFitting(room, strip, inUse ? actions.length : 0);
  const rest = actions.slice(fitting);
  const number = (total: number): string => `${intl.formatNumber(total)}${hasMore ? "+" : ""}`;
  const words =
    allOf === undefined
      ? text("table.selected", { count })
      : allOf === count
        ? text("table.allSelected", { total: number(allOf) })
        : text("table.selectedOf", { count, total: number(allOf) });

  return (
    <>
      <VisuallyHidden as="output">{inUse ? words : ""}</VisuallyHidden>
      {inUse ? (
        <Bar {...rootProps(root)} data-above-foot="" aria-label={text("bulk.label")}>
          <strong>{words}</strong>
          {offer ? (
            <Button variant="quiet" size="sm" onPress={offer.onSelectAll}>
              {text("table.selectAll", { total: number(offer.total) })}
            </Button>
          ) : null}
          <Button variant="quiet" size="sm" onPress={onClear}>
            {text("table.clearSelection")}
          </Button>
          {actions.length > 0 ? (
            <Room ref={room}>
              <Strip ref={strip} style={{ "--yer-bulk-width": width === undefined ? undefined : `${width}px` }}>
                {actions.map((action, index) => (
                  <span key={action.id} inert={index >= fitting}>
                    <Button
                      size="sm"
                      variant={action.isDanger ? "danger" : "secondary"}
                      icon={action.icon}
                      onPress={action.onAction}
                      {...(action.disabledReason === undefined ? {} : { disabledReason: action.disabledReason })}
                    >
                      {action.label}
                    </Button>
                  </span>
                ))}
              </Strip>
              {rest.length > 0 ? (
                <Menu
                  placement="top end"
                  trigger={<IconButton size="sm" variant="secondary" aria-label={text("more")} icon={<MoreIcon />} />}
                >
                  {rest.map((action) => (
                    <MenuItem
                      key={action.id}
                      id={action.id}
                      icon={action.icon}
                      isDanger={action.isDanger ?? false}
                      onAction={() => void action.onAction()}
                      {...(action.disabledReason === undefined ? {} : { disabledReason: action.disabledReason })}
                    >
                      {action.label}
                    </MenuItem>
                  ))}
                </Menu>
              ) : null}
            </Room>
          ) : null}
        </Bar>
      ) : null}
    </>
  );
}
