import { IconButton, ToggleButton, Tooltip } from "@yer/ui";
import type { ReactElement, ReactNode } from "react";

/** Props of {@link MapButton}. */
export interface MapButtonProps {
  /** Accessible name: what the button does. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether what it turns on is on; without it the button only acts. */
  readonly isOn?: boolean;
  /** Whether there is nothing to do now. @default false */
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A button of a map: an icon, its name to eyes as well once one rests on it. */
export function MapButton({ label, icon, isOn, isDisabled = false, onPress }: MapButtonProps): ReactElement {
  return (
    <Tooltip content={label} placement="start">
      {isOn === undefined ? (
        <IconButton size="sm" aria-label={label} icon={icon} isDisabled={isDisabled} onPress={onPress} />
      ) : (
        <ToggleButton
          size="sm"
          aria-label={label}
          icon={icon}
          isDisabled={isDisabled}
          isSelected={isOn}
          onChange={onPress}
        />
      )}
    </Tooltip>
  );
}
