import type { ReactElement } from "react";
import { Button } from "../Button/Button.js";
import { IconButton } from "../IconButton/IconButton.js";
import { ToggleButton } from "../ToggleButton/ToggleButton.js";
import { Tooltip } from "../Tooltip/Tooltip.js";
import type { ToolbarItem } from "./items.js";

/** Props of `ToolbarControl`. */
export interface ToolbarControlProps {
  readonly item: ToolbarItem;
  readonly size: "md" | "sm";
  /** Whether there is no room for it. */
  readonly isOverflowing: boolean;
}

/** One control in the row. */
export function ToolbarControl({ item, size, isOverflowing }: ToolbarControlProps): ReactElement {
  const { label, icon, showLabel = false, isPressed, keys, danger = false, disabledReason, onAction } = item;
  const measured = {
    "data-toolbar-part": "control",
    "data-overflowing": isOverflowing ? "" : undefined,
    "data-danger": danger || undefined,
  };
  const blocked = disabledReason === undefined ? {} : { disabledReason };
  if (isPressed !== undefined && disabledReason === undefined) {
    const toggle = (
      <ToggleButton
        {...measured}
        size={size}
        icon={icon}
        isSelected={isPressed}
        onChange={() => void onAction()}
        {...(showLabel ? {} : { label })}
      >
        {showLabel ? label : null}
      </ToggleButton>
    );
    return showLabel ? toggle : <Tooltip content={keys ? `${label} (${keys})` : label}>{toggle}</Tooltip>;
  }
  if (showLabel) {
    return (
      <Button {...measured} {...blocked} variant="quiet" size={size} icon={icon} onPress={onAction}>
        {label}
      </Button>
    );
  }
  const button = (
    <IconButton {...measured} {...blocked} variant="quiet" size={size} label={label} icon={icon} onPress={onAction} />
  );
  // A blocked one has its reason to show instead.
  return disabledReason === undefined ? (
    <Tooltip content={keys ? `${label} (${keys})` : label}>{button}</Tooltip>
  ) : (
    button
  );
}
