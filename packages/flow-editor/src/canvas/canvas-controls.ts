import { css } from "styled-components";

/** The look of what can be taken hold of on a canvas that is drawn on: handles, what is selected, what is at fault. */
export const canvasControls = css`
  .react-flow__handle {
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--yer-surface);
    border-radius: 50%;
    background: var(--yer-border-strong);
  }
  .react-flow__handle:hover,
  .react-flow__handle.connectingto {
    background: var(--yer-accent);
  }
  .react-flow__node.selected {
    outline: calc(2 * var(--_pixel, 1px)) solid var(--yer-accent);
    outline-offset: calc(3 * var(--_pixel, 1px));
    border-radius: var(--yer-radius-md);
  }
  .react-flow__node.faulty > :first-child {
    --yer-border-strong: var(--yer-danger-solid);
  }
  .react-flow__node.faulty::after {
    content: "!";
    position: absolute;
    inset-block-start: -9px;
    inset-inline-start: -9px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: var(--yer-danger-solid);
    color: var(--yer-on-solid);
    font-size: 12px;
    font-weight: var(--yer-weight-semibold);
    line-height: 18px;
    text-align: center;
  }
  .react-flow__edge.selected .react-flow__edge-path {
    stroke-width: 3;
  }
`;
