import { createGlobalStyle } from "styled-components";
import { reactFlowCss } from "./react-flow-css.js";

/**
 * React Flow's stylesheet and our look on top of it, put on the page while a canvas is shown.
 * Static: themes change custom properties only.
 */
export const CanvasStyle = createGlobalStyle`
  ${reactFlowCss}
  .react-flow {
    --xy-edge-stroke: var(--yer-border-strong);
    --xy-edge-stroke-width: 1.5;
    --xy-edge-stroke-selected: var(--yer-accent);
    --xy-connectionline-stroke: var(--yer-accent);
    --xy-connectionline-stroke-width: 2;
    --xy-background-color: var(--yer-surface-sunken);
    --xy-handle-background-color: var(--yer-border-strong);
    --xy-selection-background-color: color-mix(in oklab, var(--yer-accent) 12%, transparent);
    --xy-selection-border: 1px solid var(--yer-accent);
    font-family: var(--yer-font);
  }
  .react-flow__edge.passed .react-flow__edge-path {
    stroke: var(--yer-success-solid);
    stroke-width: 2;
  }
  .react-flow__edge-textbg { fill: var(--yer-surface); }
  .react-flow__edge-text {
    fill: var(--yer-text);
    font-size: 12px;
    font-weight: var(--yer-weight-semibold);
  }
  .react-flow__attribution { --xy-attribution-background-color: transparent; }
  .react-flow__attribution a { color: var(--yer-text-faint); }
  .react-flow__node:focus-visible {
    outline: calc(2 * var(--_pixel, 1px)) solid var(--yer-focus);
    outline-offset: calc(3 * var(--_pixel, 1px));
    border-radius: var(--yer-radius-md);
  }
  /* Where people choose the few colours themselves, what a relation is shows in its line: passed is thick, chosen is broken into long strokes. */
  @media (forced-colors: active) {
    .react-flow__edge .react-flow__edge-path { stroke: CanvasText; }
    .react-flow__arrowhead polyline { stroke: CanvasText; fill: CanvasText; }
    .react-flow__edge.passed .react-flow__edge-path { stroke-width: 4; }
    .react-flow__edge.selected .react-flow__edge-path { stroke: Highlight; stroke-width: 3; stroke-dasharray: 12 3; }
  }
`;
