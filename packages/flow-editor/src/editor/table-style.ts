import { styled } from "styled-components";

/** The frame of the table: it scrolls by itself, and where there is little room each row is a card of labelled cells. */
export const TableFrame = styled.section`
  block-size: 100%;
  min-block-size: 0;
  overflow: auto;
  background: var(--yer-surface);
  > table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font-size: var(--yer-font-size-sm);
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding: var(--yer-space-2);
    border-block-end: 1px solid var(--yer-border);
    background: var(--yer-surface-sunken);
    color: var(--yer-text-muted);
    font-weight: var(--yer-weight-semibold);
    text-align: start;
    vertical-align: bottom;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  tbody th,
  td {
    padding: var(--yer-space-1) var(--yer-space-2);
    border-block-end: 1px solid var(--yer-border);
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  th:nth-child(1) {
    inline-size: 20%;
  }
  th:nth-child(2) {
    inline-size: 17%;
  }
  th:nth-child(3) {
    inline-size: 10%;
  }
  th:nth-child(4) {
    inline-size: 8%;
  }
  th:nth-child(5) {
    inline-size: 13%;
  }
  th:nth-child(7) {
    inline-size: 80px;
  }
  td[data-acts] {
    white-space: nowrap;
  }
  tbody tr[data-selected] {
    background: var(--yer-accent-subtle);
  }
  tbody tr[data-faulty] > th {
    box-shadow: inset 3px 0 0 var(--yer-danger-solid);
  }
  tbody tr[data-faulty] > th:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--yer-danger-solid);
  }
  /* Not the editor's room but the table's own, beside whatever stands there: no column is ever out of sight. */
  @container (max-width: 819.98px) {
    > table {
      display: block;
    }
    thead {
      display: none;
    }
    tbody {
      display: block;
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(288px, 100%), 1fr));
      gap: var(--yer-space-2) var(--yer-space-4);
      padding: var(--yer-space-3) var(--yer-space-4);
      border-block-end: 1px solid var(--yer-border);
    }
    tbody th,
    td {
      display: grid;
      grid-template-columns: minmax(96px, 32%) minmax(0, 1fr);
      align-items: center;
      gap: var(--yer-space-2);
      padding: 0;
      border: 0;
      min-inline-size: 0;
    }
    tbody th:nth-child(1) {
      inline-size: auto;
    }
    tbody th[data-label]::before,
    td[data-label]::before {
      content: attr(data-label);
      color: var(--yer-text-muted);
    }
    td[data-label]:empty {
      display: none;
    }
    td[data-acts] {
      grid-column: 1 / -1;
      display: flex;
      justify-content: end;
    }
    tbody tr[data-faulty] > th,
    tbody tr[data-faulty] > th:dir(rtl) {
      box-shadow: none;
    }
    tbody tr[data-faulty] {
      border-inline-start: 3px solid var(--yer-danger-solid);
    }
  }
`;
