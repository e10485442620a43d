import type { ReactNode } from "react";
import { styled } from "styled-components";

/** Props every icon takes. */
export interface IconProps {
  /** What the icon says where no word stands beside it; without it the icon is decoration and hidden from readers. */
  label?: string;
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
  mirrored?: boolean;
}

const Svg = styled.svg`
  flex: none;
  display: inline-block;
  vertical-align: -0.16em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  [dir="rtl"] &[data-mirrored] {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

/**
 * Draws an icon. Screens use the ready ones (`CheckIcon`, …); this is for a drawing of one's own.
 *
 * Data attributes: `data-icon` (its name), `data-mirrored`.
 */
export function Icon({ name, path, label, size = 16, mirrored = false }: IconDrawingProps): ReactNode {
  return (
    <Svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      data-icon={name}
      data-mirrored={mirrored || undefined}
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={path} />
    </Svg>
  );
}
