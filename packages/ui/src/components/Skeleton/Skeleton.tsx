import type { ReactNode } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";
import { motions } from "../../theme/motions.js";

/** Props of `Skeleton`. */
export interface SkeletonProps extends RootProps {
  /** `text` for lines of words, `block` for anything with a height. @default "text" */
  shape?: "text" | "block";
  /** How many lines. @default 1 */
  lines?: number;
  /** Height of a block, as a CSS length. @default "80px" */
  height?: string;
}

const Root = styled.div`
  display: grid;
  gap: var(--yer-space-2);
  inline-size: 100%;
`;

const Bar = styled.div`
  block-size: var(--_height, 0.9em);
  border-radius: var(--yer-radius-sm);
  background: var(--yer-surface-active);
  animation: ${motions.breathe} 1600ms ease-in-out infinite;
  &:last-child:not(:only-child) {
    inline-size: 62%;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    background: GrayText;
    forced-color-adjust: none;
  }
`;

/**
 * The shape of what is coming, silent for screen readers: the host marks the region with `aria-busy` and says when it
 * is there.
 *
 * Data attributes: `data-shape`.
 */
export function Skeleton({ shape = "text", lines = 1, height = "80px", ...root }: SkeletonProps): ReactNode {
  return (
    <Root {...rootProps(root)} aria-hidden data-shape={shape}>
      {shape === "block" ? (
        <Bar style={{ "--_height": height }} />
      ) : (
        Array.from({ length: lines }, (_, line) => <Bar key={line} />)
      )}
    </Root>
  );
}
