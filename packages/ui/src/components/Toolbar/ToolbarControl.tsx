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
  const { label, icon, isLabelVisible = false, isSelected, keys, isDanger = false, disabledReason, onAction } = item;
  const measured = {
    "data-toolbar-part": "control",
    "data-overflowing": isOverflowing ? "" : undefined,
    "data-danger": isDanger || undefined,
  };
  const blocked = disabledReason === undefined ? {} : { disabledReason };
  if (isSelected !== undefined && disabledReason === undefined) {
    const toggle = (
      <ToggleButton
        {...measured}
        size={size}
        icon={icon}
        isSelected={isSelected}
        onChange={() => void onAction()}
        {...(isLabelVisible ? {} : { "aria-label": label })}
      >
        {isLabelVisible ? label : null}
      </ToggleButton>
    );
    return isLabelVisible ? toggle : <Tooltip content={keys ? `${label} (${keys})` : label}>{toggle}</Tooltip>;
  }
  if (isLabelVisible) {
    return (
      <Button {...measured} {...blocked} variant="quiet" size={size} icon={icon} onPress={onAction}>
        {label}
      </Button>
    );
  }
  const button = (
    <IconButton
      {...measured}
      {...blocked}
      variant="quiet"
      size={size}
      aria-label={label}
      icon={icon}
      onPress={onAction}
    />
  );
  // A blocked one has its reason to show instead.
  return disabledReason === undefined ? (
    <Tooltip content={keys ? `${label} (${keys})` : label}>{button}</Tooltip>
  ) : (
    button
  );
}
