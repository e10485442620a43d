import type { CSSProperties, ElementType, ReactNode } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** A step of the 4 px rhythm (`--yer-space-*`). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Props of `Stack`. */
export interface StackProps extends RootProps {
  /** Which way the parts follow each other. @default "column" */
  direction?: "column" | "row";
  /** Room between the parts. @default 4 */
  gap?: Space;
  /** Across the direction. @default "stretch" in a column, "center" in a row */
  align?: "start" | "center" | "end" | "stretch" | "baseline";
  /** Along the direction. @default "start" */
  justify?: "start" | "center" | "end" | "between";
  /** Breaks a row onto further lines. @default true */
  isWrapping?: boolean;
  /** Element to render. @default "div" */
  as?: ElementType;
  /** The parts. */
  children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--_gap);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  &[data-direction="row"] {
    flex-direction: row;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &[data-align="start"] {
    align-items: flex-start;
  }
  &[data-align="center"] {
    align-items: center;
  }
  &[data-align="end"] {
    align-items: flex-end;
  }
  &[data-align="baseline"] {
    align-items: baseline;
  }
  &[data-justify="center"] {
    justify-content: center;
  }
  &[data-justify="end"] {
    justify-content: flex-end;
  }
  &[data-justify="between"] {
    justify-content: space-between;
  }
`;

/**
 * Lays parts under or beside one another with one gap of the rhythm.
 *
 * Data attributes: `data-direction`, `data-align`, `data-justify`, `data-wrap`.
 */
export function Stack({
  direction = "column",
  gap = 4,
  align = direction === "row" ? "center" : "stretch",
  justify = "start",
  isWrapping = true,
  as = "div",
  children,
  ...root
}: StackProps): ReactNode {
  const style: CSSProperties = { "--_gap": `var(--yer-space-${gap})` };
  return (
    <Root
      {...rootProps(root, { style })}
      as={as}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrap={(direction === "row" && isWrapping) || undefined}
    >
      {children}
    </Root>
  );
}
