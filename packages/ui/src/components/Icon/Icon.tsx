import type { ReactNode } from "react";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props every icon takes. */
export interface IconProps extends RootProps<SVGSVGElement> {
  /** What the icon says where no word stands beside it; without it the icon is decoration and hidden from readers. */
  "aria-label"?: string;
  /** Edge in pixels. @default 16 */
  size?: 12 | 14 | 16 | 20 | 24 | 32 | 40;
}

/** Props of `Icon`: a drawing on a 20 × 20 grid. */
export interface IconDrawingProps extends IconProps {
  /** Name of the drawing, in `data-icon`. */
  name: string;
  /** SVG path data on a 20 × 20 grid, stroked 1.5 wide. */
  path: string;
  /** Whether the drawing turns round in right-to-left pages (arrows, chevrons). @default false */
  isMirrored?: boolean;
}

/**
 * Draws an icon. Screens use the ready ones (`CheckIcon`, …); this is for a drawing of one's own.
 *
 * Data attributes: `data-icon` (its name), `data-mirrored`.
 */
export function Icon({
  name,
  path,
  "aria-label": label,
  size = 16,
  isMirrored = false,
  ...root
}: IconDrawingProps): ReactNode {
  return (
    <svg
      {...rootProps(root)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      data-icon={name}
      data-mirrored={isMirrored || undefined}
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={path} />
    </svg>
  );
}
