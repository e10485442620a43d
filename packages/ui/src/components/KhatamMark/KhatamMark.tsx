import type { ReactNode } from "react";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `KhatamMark`. */
export interface KhatamMarkProps extends RootProps<SVGSVGElement> {
  /** Side in pixels. @default 26 */
  size?: number;
}

/** The mark: the khatam star of two squares, drawn with lines in the current colour. Its name is the words beside it. */
export function KhatamMark({ size = 26, ...root }: KhatamMarkProps): ReactNode {
  return (
    <svg
      {...rootProps(root)}
      width={size}
      height={size}
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <rect x="5" y="5" width="16" height="16" />
      <rect x="5" y="5" width="16" height="16" transform="rotate(45 13 13)" />
      <circle cx="13" cy="13" r="2.25" fill="currentColor" stroke="none" />
    </svg>
  );
}
