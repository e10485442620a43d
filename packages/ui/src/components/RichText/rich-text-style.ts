import { css } from "styled-components";

/** The look of a text with structure, wherever it is read or written. Callouts, tables and pictures carry data attributes. */
export const richTextStyle = css`
  min-inline-size: 0;
  max-inline-size: 72ch;
  overflow-wrap: anywhere;
  line-height: 1.6;

  > * + * {
    margin-block-start: var(--yer-space-3);
  }
  > * + :is(h2, h3, h4) {
    margin-block-start: var(--yer-space-6);
  }
  :is(h2, h3, h4) {
    line-height: 1.3;
    outline: none;
    /* Not hidden under a page's header when a link leads here. */
    scroll-margin-block-start: 96px;
  }
  h2 {
    font-size: var(--yer-font-size-xl);
  }
  h3 {
    font-size: var(--yer-font-size-lg);
  }
  h4 {
    font-size: var(--yer-font-size-md);
  }
  :is(ul, ol) {
    padding-inline-start: var(--yer-space-6);
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li,
  li > * + * {
    margin-block-start: var(--yer-space-1);
  }
  a {
    color: var(--yer-accent-text);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--yer-space-4);
    border-inline-start: 3px solid var(--yer-border-strong);
    color: var(--yer-text-muted);
  }
  [data-callout] {
    display: flex;
    gap: var(--yer-space-3);
    padding: var(--yer-space-3) var(--yer-space-4);
    border: 1px solid var(--yer-info-border);
    border-radius: var(--yer-radius-md);
    background: var(--yer-info-bg);
    > svg {
      flex: none;
      margin-block-start: 3px;
      color: var(--yer-info-text);
    }
    p + p {
      margin-block-start: var(--yer-space-2);
    }
  }
  [data-callout="warning"] {
    border-color: var(--yer-warning-border);
    background: var(--yer-warning-bg);
    > svg {
      color: var(--yer-warning-text);
    }
  }
  [data-table] {
    overflow-x: auto;
  }
  [data-table]:focus-visible {
    outline: none;
    box-shadow: var(--yer-focus-ring);
  }
  table {
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: var(--yer-space-2) var(--yer-space-3);
    border: 1px solid var(--yer-border);
    text-align: start;
    vertical-align: top;
    /* A column is as wide as its longest word, or a narrow page would break every word of it: its frame scrolls. */
    overflow-wrap: break-word;
  }
  th {
    background: var(--yer-surface-sunken);
  }
  img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    border-radius: var(--yer-radius-md);
  }
  [data-picture] {
    padding: var(--yer-space-4);
    border: 1px dashed var(--yer-border-strong);
    border-radius: var(--yer-radius-md);
    color: var(--yer-text-muted);
  }
  @media print {
    max-inline-size: none;
    /* Paper does not scroll. */
    :is(th, td) {
      overflow-wrap: anywhere;
    }
    a[href^="https:"]::after {
      content: " (" attr(href) ")";
    }
  }
`;
