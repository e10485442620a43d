import type { ReactNode } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";
import { motions } from "../../theme/motions.js";

/** Props of `Spinner`. */
export interface SpinnerProps extends RootProps<SVGSVGElement> {
  /** What is being waited for; without it the spinner is decoration beside a text that says so. */
  "aria-label"?: string;
  /** Edge in pixels. @default 16 */
  size?: 12 | 16 | 24 | 40;
}

const Svg = styled.svg`
  flex: none;
  fill: none;
  stroke-width: 2.5;
  stroke-linecap: round;
  animation: ${motions.turn} 700ms linear infinite;
  circle {
    stroke: currentColor;
    opacity: 0.2;
  }
  path {
    stroke: currentColor;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: ${motions.breathe} 1600ms ease-in-out infinite;
  }
`;

/**
 * A turning ring for a wait whose length is not known; it pulses instead where people want no motion. For a known
 * length use `ProgressBar`.
 *
 * Data attributes: `data-size`.
 */
export function Spinner({ "aria-label": label, size = 16, ...root }: SpinnerProps): ReactNode {
  return (
    <Svg
      {...rootProps(root)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      data-size={size}
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </Svg>
  );
}
