import { css } from "styled-components";

/** A chosen thing inside the frame of its field. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  /* With its margin it is never wider than the field. */
  max-inline-size: calc(100% - 4px);
  min-inline-size: 0;
  min-block-size: 24px;
  margin-inline-start: 4px;
  margin-block: 2px;
  padding-inline-start: var(--yer-space-2);
  border-radius: var(--yer-radius-sm);
  background: var(--yer-neutral-bg);
  color: var(--yer-neutral-text);
  font-size: var(--yer-font-size-sm);
  > span {
    min-inline-size: 0;
    /* Whole, though it takes lines: two that differ at their ends would look alike. */
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;
