import { styled } from "styled-components";

/** The whole component: bar of the selection, the scrolling table, the way to other pages. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  background: var(--yer-surface);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  overflow: clip;
  container: yer-table / inline-size;
`;

/** Scrolls both ways; its padding for scrolling keeps a focused cell clear of the sticky heading. */
export const Scroller = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  max-block-size: var(--yer-table-max-height, 75dvh);
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-block: calc(var(--yer-row-height) + 4px);
  scroll-padding-inline-start: var(--yer-table-sticky, 0px);

  @container yer-table (max-width: 40rem) {
    max-block-size: none;
    overflow: visible;
  }
  &[data-windowed] {
    overflow: auto;
    max-block-size: var(--yer-table-max-height, 75dvh);
  }
  @media print {
    max-block-size: none;
    overflow: visible;
  }
`;

/** The native table. Roles are written out, since laying rows out as cards would drop the native ones. */
export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: var(--yer-table-min, 100%);
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  &[aria-busy="true"] tbody[data-stale] {
    opacity: 0.55;
    transition: opacity var(--yer-motion) var(--yer-ease) 120ms;
  }

  th,
  td {
    block-size: var(--yer-row-height);
    padding-block: 4px;
    padding-inline: var(--yer-control-padding);
    text-align: start;
    vertical-align: middle;
    border-block-end: 1px solid var(--yer-border);
    overflow-wrap: anywhere;
  }
  th[data-align="end"],
  td[data-align="end"] {
    text-align: end;
  }
  [data-sticky] {
    position: sticky;
    inset-inline-start: var(--yer-table-start, 0px);
    z-index: 1;
    background: inherit;
  }
  th:focus-visible,
  td:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: -2px;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    padding: 0;
    background: var(--yer-surface-sunken);
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-medium);
  }
  thead th[data-sticky] {
    z-index: 3;
    background: var(--yer-surface-sunken);
  }
  thead [data-heading] {
    display: flex;
    align-items: center;
    gap: 6px;
    inline-size: 100%;
    min-block-size: var(--yer-row-height);
    padding-inline: var(--yer-control-padding);
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th[data-align="end"] [data-heading] {
    flex-direction: row-reverse;
    text-align: end;
  }
  thead button[data-heading] {
    cursor: pointer;
  }
  thead button[data-heading]:hover {
    background: var(--yer-surface-hover);
    color: var(--yer-text);
  }
  thead button[data-heading]:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: -2px;
  }
  thead th[aria-sort="ascending"],
  thead th[aria-sort="descending"] {
    color: var(--yer-text);
  }

  tbody tr {
    background: var(--yer-surface);
  }
  tbody th {
    font-weight: var(--yer-weight-medium);
  }
  tbody tr[data-openable] {
    cursor: pointer;
  }
  tbody tr[data-grid-row]:hover {
    background: var(--yer-surface-hover);
  }
  tbody tr[aria-selected="true"] {
    background: var(--yer-accent-subtle);
  }
  tbody tr:last-child > * {
    border-block-end-color: transparent;
  }
  tbody tr[data-gap] td {
    padding: 0;
    border: 0;
  }
  &[data-windowed] tbody tr[data-grid-row] > * {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a[data-row-link] {
    color: var(--yer-accent-text);
    text-decoration: none;
    border-radius: var(--yer-radius-sm);
  }
  a[data-row-link]:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  tfoot td,
  tfoot th {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    background: var(--yer-surface-sunken);
    border-block-start: 1px solid var(--yer-border);
    border-block-end: 0;
    font-weight: var(--yer-weight-semibold);
  }
  [data-selector] {
    padding: 0;
    text-align: center;
  }

  /* In a narrow place a row is a card: its name on top, the other columns as labelled lines below. */
  @container yer-table (max-width: 40rem) {
    display: block;
    min-inline-size: 0;

    colgroup {
      display: none;
    }
    thead,
    tbody,
    tfoot {
      display: block;
    }
    thead tr {
      display: flex;
      overflow-x: auto;
      background: var(--yer-surface-sunken);
      border-block-end: 1px solid var(--yer-border);
    }
    thead th {
      position: static;
      flex: none;
      border: 0;
    }
    thead th:not([data-sortable], [data-selector]) {
      display: none;
    }
    thead th[data-selector] {
      inline-size: 48px;
    }
    thead [data-heading] {
      white-space: nowrap;
    }
    tbody tr[data-grid-row] {
      display: grid;
      position: relative;
      gap: 4px;
      padding: var(--yer-space-3) var(--yer-space-4);
      border-block-end: 1px solid var(--yer-border);
    }
    tbody tr[data-selectable] {
      padding-inline-start: 52px;
    }
    tbody tr[data-grid-row] > th,
    tbody tr[data-grid-row] > td {
      display: grid;
      grid-template-columns: minmax(7rem, 38%) 1fr;
      gap: var(--yer-space-3);
      position: static;
      block-size: auto;
      padding: 0;
      border: 0;
      text-align: start;
      white-space: normal;
      background: none;
    }
    tbody tr[data-grid-row] > [data-label]::before {
      content: attr(data-label);
      color: var(--yer-text-muted);
      font-size: var(--yer-font-size-sm);
    }
    tbody tr[data-grid-row] > th[data-label] {
      order: -1;
      display: block;
      font-weight: var(--yer-weight-semibold);
    }
    tbody tr[data-grid-row] > th[data-label]::before {
      content: none;
    }
    tbody tr[data-grid-row] > [data-narrow="hidden"] {
      display: none;
    }
    tbody tr[data-grid-row] > [data-selector] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      display: block;
      inline-size: 48px;
    }
    tbody tr[data-gap],
    tbody tr[data-gap] td,
    tbody tr[data-skeleton],
    tbody tr[data-skeleton] td {
      display: block;
    }
    tbody tr[data-skeleton] td {
      block-size: auto;
      padding-block: 8px;
      border: 0;
    }
    tbody tr[data-skeleton] {
      padding-block: 8px;
      border-block-end: 1px solid var(--yer-border);
    }
    tbody tr[data-face],
    tbody tr[data-face] td {
      display: block;
      block-size: auto;
    }
    tfoot tr {
      display: grid;
      background: var(--yer-surface-sunken);
      padding: var(--yer-space-3) var(--yer-space-4);
    }
    tfoot td,
    tfoot th {
      position: static;
      display: grid;
      grid-template-columns: minmax(7rem, 38%) 1fr;
      gap: var(--yer-space-3);
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
    }
    tfoot td:empty,
    tfoot [data-selector] {
      display: none;
    }
    tfoot [data-label]::before {
      content: attr(data-label);
      font-weight: var(--yer-weight-normal);
      color: var(--yer-text-muted);
    }
  }
  @media print {
    thead th,
    tfoot td {
      position: static;
    }
  }
`;

/** The box that chooses a row: native, since a page has a hundred of them; its label fills the cell, so it is easy to hit. */
export const SelectBox = styled.label`
  display: grid;
  place-items: center;
  min-block-size: var(--yer-row-height);
  cursor: pointer;

  input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--yer-accent);
    cursor: pointer;
  }
  input:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
`;

/** What stands in place of the rows when there are none. */
export const Face = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--yer-space-2);
  min-block-size: 240px;
  padding: var(--yer-space-6);
  text-align: center;
  color: var(--yer-text-muted);

  strong {
    color: var(--yer-text);
    font-size: var(--yer-font-size-lg);
    font-weight: var(--yer-weight-semibold);
  }
  > button,
  > a {
    margin-block-start: var(--yer-space-2);
  }
`;

/** A grey bar where a value will stand; it pulses only for those who do not mind movement. */
export const Bone = styled.span`
  display: block;
  block-size: 12px;
  inline-size: var(--yer-bone, 60%);
  border-radius: var(--yer-radius-sm);
  background: var(--yer-surface-active);

  @media (prefers-reduced-motion: no-preference) {
    animation: yer-bone 1.4s ease-in-out infinite alternate;
    @keyframes yer-bone {
      to {
        opacity: 0.45;
      }
    }
  }
`;

/** Says how many rows are chosen and what can be done with them. */
export const SelectionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-3);
  min-block-size: calc(var(--yer-control-height) + 12px);
  padding: 6px var(--yer-control-padding);
  background: var(--yer-accent-subtle);
  border-block-end: 1px solid var(--yer-border);

  > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--yer-space-2);
    margin-inline-start: auto;
  }
`;
