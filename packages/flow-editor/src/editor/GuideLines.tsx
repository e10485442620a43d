import { ViewportPortal } from "@xyflow/react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Guide } from "./guides.js";

const Line = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: var(--_width);
  block-size: var(--_height);
  background: var(--yer-accent);
  pointer-events: none;
`;

/** The lines along which a dragged node stands even with others. */
export const GuideLines = ({ guides }: { readonly guides: readonly Guide[] }): ReactNode => (
  <ViewportPortal>
    {guides.map(({ axis, at, from, to }) => (
      <Line
        key={axis}
        // React Flow's plane has its origin at the left in every direction of writing.
        style={{
          left: axis === "x" ? at : from,
          top: axis === "x" ? from : at,
          "--_width": axis === "x" ? "1px" : `${to - from}px`,
          "--_height": axis === "x" ? `${to - from}px` : "1px",
        }}
        data-guide={axis}
      />
    ))}
  </ViewportPortal>
);
