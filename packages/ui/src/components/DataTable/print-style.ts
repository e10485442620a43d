import { css } from "styled-components";

/** On paper: all rows as a plain table, the heading on every sheet, nothing that would have to be pressed. */
export const printStyle = css`
  @media print {
    min-inline-size: 0;
    inline-size: 100%;
    table-layout: auto;
    font-size: 12px;

    /* Columns are as wide as their longest word; none is broken while there is room. */
    th,
    td,
    th *,
    td * {
      overflow-wrap: break-word;
    }
    /* What is a button is drawn on the first sheet alone (Chromium), so the heading's words stand in the cell itself. */
    thead th {
      padding: var(--yer-space-1) var(--yer-space-2);
      text-align: start;
    }
    thead th[data-align="end"] {
      text-align: end;
    }
    thead th [data-heading] {
      display: contents;
    }

    thead {
      display: table-header-group;
    }
    tfoot {
      display: table-row-group;
    }
    thead th,
    thead td,
    tfoot td,
    [data-sticky] {
      position: static;
    }
    tr {
      break-inside: avoid;
    }
    tbody tr,
    tbody tr[aria-selected="true"] {
      background: none;
    }
    &[data-windowed] tbody tr[data-row] > * {
      white-space: normal;
    }
    colgroup,
    [data-selector],
    [data-expander],
    [data-row-menu],
    [data-column-menu],
    [data-resize],
    thead svg {
      display: none;
    }
    a[data-row-link] {
      color: inherit;
    }
  }
`;
