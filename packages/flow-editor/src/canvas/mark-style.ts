import { css } from "styled-components";

/** The look of what was added, removed or changed between two versions: a sign and a line, never colour alone. */
export const markStyle = css`
  .react-flow__node.added > :first-child {
    --yer-border-strong: var(--yer-success-solid);
    outline: 2px solid var(--yer-success-solid);
  }
  .react-flow__node.changed > :first-child {
    --yer-border-strong: var(--yer-warning-solid);
    outline: 2px solid var(--yer-warning-solid);
  }
  .react-flow__node.removed > :first-child {
    --yer-border-strong: var(--yer-danger-solid);
    outline: 2px dashed var(--yer-danger-solid);
    text-decoration: line-through;
  }
  .react-flow__node.added::after,
  .react-flow__node.changed::after,
  .react-flow__node.removed::after {
    content: "+";
    position: absolute;
    inset-block-start: -9px;
    inset-inline-start: -9px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: var(--yer-success-solid);
    color: var(--yer-on-solid);
    font-size: 14px;
    font-weight: var(--yer-weight-semibold);
    line-height: 18px;
    text-align: center;
  }
  .react-flow__node.changed::after {
    content: "~";
    background: var(--yer-warning-solid);
  }
  .react-flow__node.removed::after {
    content: "−";
    background: var(--yer-danger-solid);
  }
  .react-flow__edge.added .react-flow__edge-path {
    stroke: var(--yer-success-solid);
    stroke-width: 2.5;
  }
  .react-flow__edge.removed .react-flow__edge-path {
    stroke: var(--yer-danger-solid);
    stroke-dasharray: 6 4;
  }
  @media (forced-colors: active) {
    .react-flow__edge.added .react-flow__edge-path {
      stroke-width: 4;
    }
  }
`;
