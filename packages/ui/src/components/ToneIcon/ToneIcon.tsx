import type { ReactNode } from "react";
import { CheckCircleIcon } from "../../icons/CheckCircleIcon.js";
import { CircleIcon } from "../../icons/CircleIcon.js";
import { DangerIcon } from "../../icons/DangerIcon.js";
import { InfoIcon } from "../../icons/InfoIcon.js";
import { ProgressIcon } from "../../icons/ProgressIcon.js";
import { WarningIcon } from "../../icons/WarningIcon.js";
import type { Tone } from "../../theme/tones.js";
import type { IconComponent } from "../Icon/create-icon.js";
import type { IconProps } from "../Icon/Icon.js";

const icons: Record<Tone, IconComponent> = {
  neutral: CircleIcon,
  info: InfoIcon,
  progress: ProgressIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

/** Props of `ToneIcon`. */
export interface ToneIconProps extends IconProps {
  /** The tone to draw. */
  tone: Tone;
}

/**
 * The one icon of each tone, different in shape, so that a status is told without its colour. Its colour is that of the
 * text around it.
 */
export function ToneIcon({ tone, ...rest }: ToneIconProps): ReactNode {
  return icons[tone](rest);
}
