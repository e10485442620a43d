import { css } from "styled-components";

/** Columns that stay in view at either edge. Cards have no columns, so nothing of this holds there. */
export const stickyStyle = css`
  @container yer-table (width > 40rem) {
    [data-sticky] {
      position: sticky;
      z-index: 1;
      background: inherit;
    }
    [data-sticky="start"] {
      inset-inline-start: var(--yer-table-edge, 0px);
    }
    [data-sticky="end"] {
      inset-inline-end: var(--yer-table-edge, 0px);
    }
    [data-sticky="start"][data-sticky-last] {
      border-inline-end: 1px solid var(--yer-border);
    }
    [data-sticky="end"][data-sticky-last] {
      border-inline-start: 1px solid var(--yer-border);
    }
    [data-expander][data-sticky] {
      inset-inline-start: 0;
    }
    [data-selector] + [data-expander][data-sticky] {
      inset-inline-start: 48px;
    }
    thead [data-sticky],
    tfoot [data-sticky] {
      z-index: 3;
      background: var(--yer-surface-sunken);
    }
  }
`;
