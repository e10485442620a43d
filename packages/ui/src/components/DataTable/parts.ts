import { styled } from "styled-components";
import { cardStyle } from "./card-style.js";
import { columnStyle } from "./column-style.js";
import { printStyle } from "./print-style.js";
import { rowPartsStyle } from "./row-parts-style.js";
import { stickyStyle } from "./sticky-style.js";

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
  position: relative;

  &[data-status="loading"]::before {
    content: "";
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: 4;
    block-size: 2px;
    background: linear-gradient(90deg, transparent, var(--yer-accent), transparent) no-repeat;
    background-size: 40% 100%;

    @media (prefers-reduced-motion: no-preference) {
      animation: yer-table-wait 1.2s linear infinite;
      @keyframes yer-table-wait {
        from {
          background-position: -60% 0;
        }
        to {
          background-position: 160% 0;
        }
      }
    }
    @media (prefers-reduced-motion: reduce) {
      background-size: 100% 100%;
    }
  }
`;

/** Scrolls both ways; its padding for scrolling keeps a focused cell clear of the sticky heading. */
export const Scroller = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  max-block-size: var(--yer-table-max-height, 75dvh);
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-block: calc(var(--yer-row-height) + 4px);
  scroll-padding-inline: var(--yer-table-cover-start, 0px) var(--yer-table-cover-end, 0px);

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

  /* As wide as its columns, once each of them has a width of somebody's choice. */
  &[data-fixed] {
    inline-size: var(--yer-table-min);
  }
  /* The old page while the next is on its way: paler, and still read and used. */
  tbody[data-stale] {
    color: var(--yer-text-muted);
  }

  th,
  td {
    block-size: var(--yer-row-height);
    padding-block: max(0px, (var(--yer-row-height) - 28px) / 2);
    padding-inline: var(--yer-control-padding);
    /* A name or an address keeps its own direction and stands at its column's edge all the same. */
    unicode-bidi: plaintext;
    text-align: var(--yer-side-start);
    vertical-align: middle;
    border-block-end: 1px solid var(--yer-border);
    overflow-wrap: anywhere;
  }
  th[data-align="end"],
  td[data-align="end"] {
    text-align: var(--yer-side-end);
  }
  th:focus-visible,
  td:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: -2px;
  }

  thead th,
  thead td {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    padding: 0;
    background: var(--yer-surface-sunken);
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-medium);
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
    line-height: var(--yer-line-tight);
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
  thead button[data-heading]:active {
    background: var(--yer-accent-subtle);
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
  /* Rows are told by an attribute that never changes: one that does, as a row's number, would style every cell anew at each step of scrolling. */
  tbody tr[data-row]:hover {
    background: var(--yer-surface-hover);
  }
  tbody tr[data-openable]:active {
    background: var(--yer-accent-subtle);
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
  /* A row is one line; drawn in a window, all of them are. Cards are not, and are measured. */
  @container yer-table (width > 40rem) {
    tbody tr[data-row] > :not([data-wraps], [data-edit]),
    &[data-windowed] tbody tr[data-row] > * {
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
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

  ${stickyStyle}
  ${columnStyle}
  ${rowPartsStyle}
  ${cardStyle}
  ${printStyle}
`;

/** What stands in place of the rows when there are none. */
export const Face = styled.div`
  /* In the middle of what is seen, however much wider than that the table is. */
  position: sticky;
  inset-inline-start: 0;
  max-inline-size: calc(100cqi - var(--yer-space-6));
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
