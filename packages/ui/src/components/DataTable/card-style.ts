import { css } from "styled-components";

/**
 * The narrow face: a row is a card, and the headings a strip of buttons that sort. What says by itself what it is (a
 * status, a place) stands beside the name without its heading, so that four or five cards are seen at once.
 */
export const cardStyle = css`
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
    /* Nothing sorts, nothing is chosen: an empty strip is no row of headings. */
    thead:not(:has([data-sortable], [data-selector])) {
      display: none;
    }
    thead th:not([data-sortable], [data-selector]) {
      display: none;
    }
    thead th[data-selector] {
      inline-size: 48px;
    }
    thead tr :is(th, [data-heading]) {
      block-size: 40px;
      min-block-size: 40px;
    }
    thead [data-heading] {
      padding-inline-end: var(--yer-control-padding);
      white-space: nowrap;
    }
    tbody tr[data-row] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      position: relative;
      gap: 2px var(--yer-space-2);
      padding: var(--yer-space-2) var(--yer-space-3);
      border-block-end: 1px solid var(--yer-border);
    }
    tbody tr[data-selectable] {
      padding-inline-start: 48px;
    }
    tbody tr[data-row] > th,
    tbody tr[data-row] > td {
      display: grid;
      flex: 1 0 100%;
      /* A heading's longest word is never broken. */
      grid-template-columns: minmax(min-content, 38%) minmax(0, 1fr);
      gap: var(--yer-space-3);
      position: static;
      block-size: auto;
      padding: 0;
      border: 0;
      text-align: var(--yer-side-start);
      white-space: normal;
      background: none;
    }
    /* Links of neighbouring lines are targets of 24 pixels each. */
    tbody tr[data-row] > td:has(a):not([data-narrow="bare"]) {
      min-block-size: 24px;
    }
    tbody tr[data-row] > [data-label]::before {
      content: attr(data-label);
      overflow-wrap: normal;
      color: var(--yer-text-muted);
      font-size: var(--yer-font-size-sm);
    }
    tbody tr[data-row] > th[data-label] {
      order: -2;
      display: block;
      flex: 1 0 auto;
      max-inline-size: 100%;
      font-weight: var(--yer-weight-semibold);
    }
    tbody tr[data-row] > th[data-label]::before {
      content: none;
    }
    tbody tr[data-row] > td[data-narrow="bare"] {
      order: -1;
      display: block;
      flex: none;
      max-inline-size: 100%;
    }
    /* Tags stand beside the name where there is room; words have a line, or names of one list would stand here and there. */
    tbody tr[data-row] > td[data-narrow="bare"]:not(:has([data-tone])) {
      flex: 1 0 100%;
    }
    /* Its heading is heard. */
    tbody tr[data-row] > td[data-narrow="bare"]::before {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    tbody tr[data-row] > [data-narrow="hidden"],
    tbody tr[data-row] > td[data-label]:not([data-editable]):empty,
    /* A fact that is missing takes no line; a cell that can be written in does. */
    tbody tr[data-row] > td:is([data-none], :has(> [data-none]:only-child)):not([data-editable]) {
      display: none;
    }
    tbody tr[data-row] > [data-selector] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      display: block;
      inline-size: 48px;
    }
    tbody tr[data-row] > [data-expander] {
      position: absolute;
      inset-block-start: 6px;
      inset-inline-end: 0;
      display: block;
      inline-size: 40px;
    }
    tbody tr[data-row] > [data-row-menu] {
      position: absolute;
      inset-block-start: 6px;
      inset-inline-end: 0;
      display: block;
      inline-size: 48px;
    }
    tbody tr[data-row]:has(> [data-row-menu]) > [data-expander] {
      inset-inline-end: 44px;
    }
    tbody tr[data-row]:has(> [data-row-menu], > [data-expander]) > th {
      flex-basis: 100%;
      padding-inline-end: 84px;
    }
    tbody tr[data-row] > [data-editable] {
      min-block-size: 24px;
    }
    tbody tr[data-detail],
    tbody tr[data-detail] > td {
      display: block;
      block-size: auto;
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
      gap: 2px;
      background: var(--yer-surface-sunken);
      padding: var(--yer-space-2) var(--yer-space-3);
    }
    /* As the rows above it has them. */
    tfoot tr[role] > td {
      position: static;
      display: grid;
      grid-template-columns: minmax(min-content, 38%) minmax(0, 1fr);
      gap: var(--yer-space-3);
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
      text-align: var(--yer-side-start);
    }
    thead [data-expander],
    thead [data-row-menu],
    tfoot tr[role] > [data-expander],
    tfoot tr[role] > [data-row-menu],
    thead [data-column-menu],
    thead [data-resize],
    tfoot tr[role] > td:empty,
    tfoot tr[role] > [data-selector] {
      display: none;
    }
    tfoot [data-label]::before {
      content: attr(data-label);
      overflow-wrap: normal;
      font-size: var(--yer-font-size-sm);
      font-weight: var(--yer-weight-normal);
      color: var(--yer-text-muted);
    }
  }
`;
