import { css } from "styled-components";

/** Headings that can be arranged: their menu, the edge that is pulled, and the mark where a pulled one would go. */
export const columnStyle = css`
  thead th[data-adjustable] [data-heading] {
    padding-inline-end: 32px;
  }
  thead th[data-adjustable][data-align="end"] [data-heading] {
    padding-inline: var(--yer-control-padding) 32px;
  }
  [data-column-menu] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 8px;
    margin-block: auto;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--yer-radius-sm);
    background: none;
    color: inherit;
    cursor: pointer;
    opacity: 0;
  }
  th:hover > [data-column-menu],
  th:focus-within > [data-column-menu],
  [data-column-menu]:focus-visible {
    opacity: 1;
  }
  /* What cannot hover must see it. */
  @media (hover: none) {
    [data-column-menu] {
      opacity: 0.7;
    }
  }
  [data-column-menu]:hover {
    background: var(--yer-surface-active);
    color: var(--yer-text);
  }
  [data-resize] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 8px;
    cursor: col-resize;
    touch-action: none;
  }
  [data-resize]::after {
    content: "";
    position: absolute;
    inset-block: 25%;
    inset-inline-end: 0;
    inline-size: 1px;
    background: var(--yer-border-strong);
    opacity: 0.6;
  }
  [data-resize]:hover::after,
  &[data-pulling] [data-resize]::after {
    inset-block: 0;
    inline-size: 2px;
    background: var(--yer-accent);
    opacity: 1;
  }
  &[data-pulling] {
    cursor: col-resize;
    user-select: none;
  }
  th[data-pulled] {
    opacity: 0.5;
    user-select: none;
  }
  th[data-drop="before"] {
    box-shadow: inset 3px 0 0 var(--yer-accent);
  }
  th[data-drop="after"] {
    box-shadow: inset -3px 0 0 var(--yer-accent);
  }
  &:dir(rtl) th[data-drop="before"] {
    box-shadow: inset -3px 0 0 var(--yer-accent);
  }
  &:dir(rtl) th[data-drop="after"] {
    box-shadow: inset 3px 0 0 var(--yer-accent);
  }
  /* For one moment, while a column is fitted: everything as wide as it likes. */
  &[data-measuring] :is(thead tr, tr[data-row], tfoot tr) > * {
    white-space: nowrap;
  }
  &[data-measuring] :is(thead tr, tr[data-row], tfoot tr) > * > :not([data-column-menu], [data-resize]) {
    inline-size: max-content;
  }
  &[data-measuring] [data-column-menu],
  &[data-measuring] [data-resize] {
    display: none;
  }
`;
