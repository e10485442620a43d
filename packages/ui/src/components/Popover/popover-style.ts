import { css } from "styled-components";
import { motions } from "../../theme/motions.js";

/** The raised sheet that menus, pickers and popovers lie on. */
export const popoverStyle = css`
  min-inline-size: min(var(--trigger-width), 100vw);
  max-inline-size: calc(100vw - 16px);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface-raised);
  color: var(--yer-text);
  box-shadow: var(--yer-shadow-md);
  outline: none;
  overflow: auto;
  @media print {
    display: none;
  }
  &[data-entering] {
    animation: ${motions.drop} var(--yer-motion-fast) var(--yer-ease);
  }
`;
