import { css } from "styled-components";

/**
 * What Leaflet's own stylesheet (1.9, BSD 2-Clause) asks for where none of its controls and popups is shown, with our
 * colours. Text and not an import: the built package loads in bare Node, which cannot import CSS, and the element it
 * goes into carries the page's nonce.
 */
export const leafletStyle = css`
  direction: ltr;
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--yer-surface-sunken);
  font-family: var(--yer-font);
  font-size: var(--yer-font-size-xs);
  -webkit-tap-highlight-color: transparent;
  outline: none;
  &.leaflet-touch-drag {
    touch-action: pinch-zoom;
  }
  &.leaflet-touch-drag.leaflet-touch-zoom,
  /* Where a tool takes the finger, and dragging the map is off. */
  &.leaflet-crosshair {
    touch-action: none;
  }
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-marker-icon,
  .leaflet-tile-container,
  .leaflet-pane > svg,
  .leaflet-pane > canvas,
  .leaflet-zoom-box,
  .leaflet-layer {
    position: absolute;
    left: 0;
    top: 0;
  }
  .leaflet-tile,
  .leaflet-marker-icon {
    user-select: none;
    -webkit-user-drag: none;
  }
  .leaflet-marker-icon {
    display: block;
  }
  .leaflet-overlay-pane svg,
  .leaflet-tile {
    max-inline-size: none;
    max-block-size: none;
  }
  .leaflet-tile {
    padding: 0;
    visibility: hidden;
    pointer-events: none;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .leaflet-marker-icon,
  .leaflet-pane > svg path,
  .leaflet-tile-container {
    pointer-events: none;
  }
  .leaflet-marker-icon.leaflet-interactive,
  .leaflet-pane > svg path.leaflet-interactive {
    pointer-events: auto;
  }
  .leaflet-interactive {
    cursor: pointer;
  }
  .leaflet-pane {
    z-index: 400;
  }
  .leaflet-tile-pane {
    z-index: 200;
  }
  .leaflet-marker-pane {
    z-index: 600;
  }
  .leaflet-map-pane canvas {
    z-index: 100;
  }
  .leaflet-map-pane svg {
    z-index: 200;
  }
  .leaflet-zoom-box {
    z-index: 800;
    inline-size: 0;
    block-size: 0;
    box-sizing: border-box;
    border: 2px dashed var(--yer-accent);
    background: color-mix(in oklab, var(--yer-accent) 12%, transparent);
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  svg.leaflet-zoom-animated {
    will-change: transform;
  }
  &.leaflet-zoom-anim .leaflet-zoom-animated,
  .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  &.leaflet-zoom-anim .leaflet-tile,
  .leaflet-zoom-anim .leaflet-tile,
  .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  &.leaflet-zoom-anim .leaflet-zoom-hide,
  .leaflet-zoom-anim .leaflet-zoom-hide {
    visibility: hidden;
  }
  &.leaflet-grab {
    cursor: grab;
  }
  &.leaflet-dragging,
  &.leaflet-dragging .leaflet-interactive {
    cursor: grabbing;
  }
  &.leaflet-crosshair,
  &.leaflet-crosshair .leaflet-interactive {
    cursor: crosshair;
  }
  .yer-outline {
    fill: none;
    stroke: var(--yer-border-strong);
    stroke-width: 1.5;
  }
  .yer-graticule {
    position: absolute;
    left: 0;
    top: 0;
    background: var(--yer-border);
    &[data-axis="lon"] {
      inline-size: 1px;
    }
    &[data-axis="lat"] {
      block-size: 1px;
    }
  }
  [data-theme="contrast"] & .yer-graticule {
    opacity: 0.3;
  }
  .yer-degrees {
    position: absolute;
    pointer-events: none;
    padding-inline: 3px;
    border-radius: var(--yer-radius-sm);
    background: var(--yer-surface-sunken);
    color: var(--yer-text-muted);
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    white-space: nowrap;
    &[data-axis="lon"] {
      transform: translateX(-50%);
    }
    &[data-axis="lat"] {
      transform: translateY(-50%);
    }
  }
`;
