import { styled } from "styled-components";

/** The row of a group's heading, as high as every other. It comes with the first table that has groups. */
export const GroupLine = styled.tr`
  && {
    background: var(--yer-surface-sunken);
    cursor: pointer;
  }
  &&:hover {
    background: var(--yer-surface-hover);
  }
  &&[aria-selected="true"] {
    background: var(--yer-accent-subtle);
  }
  && > th,
  && > td {
    font-weight: var(--yer-weight-semibold);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The name stays in view, however far the rows have been scrolled sideways. */
  && > th {
    overflow: visible;
  }
  && > th > div {
    display: flex;
    align-items: center;
    gap: var(--yer-space-2);
    position: sticky;
    inset-inline-start: calc(var(--yer-table-edge, 0px) + var(--yer-control-padding));
    inline-size: fit-content;
    max-inline-size: min(100%, 100cqi);
  }
  [data-group-toggle] {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--yer-radius-sm);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  [data-group-toggle] > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-group-toggle] > small {
    flex: none;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-normal);
  }
  [data-group-toggle]:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
  svg {
    flex: none;
    color: var(--yer-text-muted);
  }
  [aria-expanded="true"] > svg,
  &:dir(rtl) [aria-expanded="true"] > svg {
    transform: rotate(90deg);
  }
  @media (prefers-reduced-motion: no-preference) {
    svg {
      transition: transform var(--yer-motion-fast) var(--yer-ease);
    }
  }

  /* Among cards: the name on top, totals as labelled lines. */
  @container yer-table (max-width: 40rem) {
    && {
      display: grid;
      gap: 2px;
      position: relative;
      padding: var(--yer-space-2) var(--yer-space-3);
      border-block-end: 1px solid var(--yer-border);
    }
    &&[data-selectable] {
      padding-inline-start: 48px;
    }
    && > th,
    && > td {
      display: block;
      position: static;
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
      white-space: normal;
      text-align: var(--yer-side-start);
    }
    && > th > div {
      position: static;
    }
    && > td[data-label] {
      display: grid;
      grid-template-columns: minmax(min-content, 38%) minmax(0, 1fr);
      gap: var(--yer-space-3);
    }
    && > td[data-label]::before {
      content: attr(data-label);
      color: var(--yer-text-muted);
      font-size: var(--yer-font-size-sm);
      font-weight: var(--yer-weight-normal);
    }
    && > td[data-selector] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: 48px;
    }
    && > td:not([data-label], [data-selector]) {
      display: none;
    }
  }

  @media print {
    && {
      break-after: avoid;
    }
    svg {
      display: none;
    }
  }
`;
