import { css } from "styled-components";

/** What a row may hold besides its values: the button of its detail, the button of its menu, cells that are edited. */
export const rowPartsStyle = css`
  /* The box that chooses: native, since a page has a hundred of them; its label fills the cell, so it is easy to hit. */
  [data-selector] > label {
    display: grid;
    place-items: center;
    /* The line below its row belongs to the row's height. */
    min-block-size: calc(var(--yer-row-height) - 1px);
    cursor: pointer;
  }
  [data-selector] input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--yer-accent);
    cursor: pointer;
  }
  [data-selector] input:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
  [data-expander],
  [data-row-menu] {
    padding: 0;
    text-align: center;
  }
  [data-expand],
  [data-open-menu] {
    display: inline-grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--yer-radius-sm);
    background: none;
    color: var(--yer-text-muted);
    cursor: pointer;
    vertical-align: middle;
  }
  [data-expand]:hover,
  [data-open-menu]:hover {
    background: var(--yer-surface-active);
    color: var(--yer-text);
  }
  [data-expand]:focus-visible,
  [data-open-menu]:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: -2px;
  }
  /* Right to left too: what turns the mark is then in the place of what mirrors it. */
  [data-expand][aria-expanded="true"] svg,
  &:dir(rtl) [data-expand][aria-expanded="true"] svg {
    transform: rotate(90deg);
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-expand] svg {
      transition: transform var(--yer-motion-fast) var(--yer-ease);
    }
  }
  tr[data-expanded] > * {
    border-block-end-color: transparent;
  }
  tr[data-detail] > td {
    padding: 0;
    background: var(--yer-surface-sunken);
    white-space: normal;
  }
  /* A detail is read whole, however far the rows have been scrolled sideways. */
  tr[data-detail] > td > div {
    position: sticky;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: min(100%, 100cqi);
    padding: var(--yer-space-3) var(--yer-space-4);
  }
  [data-editable] {
    cursor: text;
  }
  tbody [data-editable]:hover {
    box-shadow: inset 0 0 0 1px var(--yer-border-strong);
  }
  tbody [data-edit="open"] {
    padding-inline: 4px;
    box-shadow: none;
  }
  &[data-windowed] tbody tr[data-row] > [data-edit] {
    overflow: visible;
    white-space: normal;
  }
  tbody [data-edit="failed"] {
    background: var(--yer-danger-bg);
    box-shadow: inset 0 0 0 1px var(--yer-danger-border);
  }
`;
