import { css } from "styled-components";

/** How plots look on the map of an editor: never by colour alone, also in high contrast. */
export const plotStyle = css`
  direction: ltr;
  position: absolute;
  inset: 0;
  z-index: 500;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  pointer-events: none;
  /*
   * A finger on a handle drags and never scrolls. Said here and not of the handles: they are inline, and inline elements
   * take no touch-action of their own, only what stands around them leaves.
   */
  touch-action: none;
  &[data-hidden] {
    visibility: hidden;
  }
  [data-part="boundary"] {
    fill: none;
    stroke: var(--yer-text-muted);
    stroke-width: 1.5;
    stroke-dasharray: 8 5;
  }
  [data-part="neighbour"] {
    fill: var(--yer-neutral-bg);
    fill-opacity: 0.6;
    fill-rule: evenodd;
    stroke: var(--yer-neutral-solid);
    stroke-width: 1.25;
  }
  [data-part="outline"] {
    fill: var(--yer-accent);
    fill-opacity: 0.16;
    fill-rule: evenodd;
    stroke: var(--yer-accent);
    stroke-width: 2.5;
    stroke-linejoin: round;
    &[data-faulty] {
      stroke: var(--yer-danger-solid);
      stroke-dasharray: 6 4;
    }
    &[data-open] {
      fill: none;
    }
  }
  [data-part="next"] {
    fill: none;
    stroke: var(--yer-accent);
    stroke-width: 1.5;
    stroke-dasharray: 3 4;
  }
  [data-part="overlap"] {
    fill: url(#yer-plot-hatch);
    fill-rule: evenodd;
    stroke: var(--yer-warning-solid);
    stroke-width: 1.5;
    &[data-class="duplicate"] {
      stroke: var(--yer-danger-solid);
      stroke-width: 3;
    }
    &[data-class="sliver"] {
      stroke-dasharray: 2 3;
    }
  }
  [data-part="hatch"] {
    stroke: var(--yer-danger-solid);
    stroke-width: 2;
  }
  [data-part="reach"] {
    fill: transparent;
    stroke: none;
    pointer-events: all;
    cursor: grab;
    /* A fingertip covers what it takes. */
    @media (pointer: coarse) {
      r: 22px;
      &[data-middle] {
        r: 18px;
      }
    }
  }
  [data-part="corner"] {
    fill: var(--yer-surface);
    stroke: var(--yer-accent);
    stroke-width: 2.5;
    &[data-selected] {
      fill: var(--yer-accent);
      stroke: var(--yer-text);
    }
  }
  [data-part="middle"] {
    fill: var(--yer-accent);
    stroke: var(--yer-surface);
    stroke-width: 1.5;
  }
  [data-part="cross"] {
    fill: none;
    stroke: var(--yer-text);
    stroke-width: 1.5;
  }
  [data-part="number"] {
    fill: var(--yer-text);
    stroke: var(--yer-surface);
    stroke-width: 3;
    paint-order: stroke;
    font-size: var(--yer-font-size-xs);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  [data-part="around"] {
    fill: var(--yer-accent);
    fill-opacity: 0.12;
    stroke: var(--yer-accent);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  [data-part="spot"] {
    fill: var(--yer-accent);
    stroke: var(--yer-surface);
    stroke-width: 2;
  }
  [data-part="label"] {
    fill: var(--yer-text-muted);
    stroke: var(--yer-surface);
    stroke-width: 3;
    paint-order: stroke;
    font-size: var(--yer-font-size-xs);
    text-anchor: middle;
  }
`;
