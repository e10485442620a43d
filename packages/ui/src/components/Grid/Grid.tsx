import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Space } from "../Stack/Stack.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `Grid`. */
export interface GridProps extends RootProps {
  /** Narrowest a column may become before the columns grow fewer, as a CSS length. @default "280px" */
  min?: string;
  /** Room between the cells. @default 4 */
  gap?: Space;
  /** The cells. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--_min), 100%), 1fr));
  gap: var(--_gap);
`;

/** Equal columns, as many as fit; on a phone it is one. Its order is that of reading, in any number of columns. */
export function Grid({ min = "280px", gap = 4, children, ...root }: GridProps): ReactNode {
  return (
    <Root {...rootProps(root, { style: { "--_min": min, "--_gap": `var(--yer-space-${gap})` } })}>{children}</Root>
  );
}
