import { css } from "styled-components";

/** On paper: all rows as a plain table, the heading on every sheet, nothing that would have to be pressed. */
export const printStyle = css`
  @media print {
    min-inline-size: 0;
    inline-size: 100%;
    table-layout: auto;

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
