import type { ReactNode } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `Divider`. */
export interface DividerProps extends RootProps {
  /** Whether it lies between what stands under one another, or stands between what lies side by side. @default "horizontal" */
  orientation?: "horizontal" | "vertical";
}

const Root = styled.hr`
  flex: none;
  margin: 0;
  border: 0 solid var(--yer-border);
  &[data-orientation="horizontal"] {
    inline-size: 100%;
    border-block-start-width: 1px;
  }
  &[data-orientation="vertical"] {
    align-self: stretch;
    min-block-size: 1em;
    border-inline-start-width: 1px;
  }
`;

/**
 * A hairline between two groups.
 *
 * Data attributes: `data-orientation`.
 */
export function Divider({ orientation = "horizontal", ...root }: DividerProps): ReactNode {
  return (
    <Root
      {...rootProps(root)}
      data-orientation={orientation}
      aria-orientation={orientation === "vertical" ? "vertical" : undefined}
    />
  );
}
