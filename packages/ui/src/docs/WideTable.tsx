import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";

/** Props of {@link WideTable}. */
export interface WideTableProps {
  /** What the table shows. */
  readonly label: string;
  /** The headings of the columns. */
  readonly heads: readonly ReactNode[];
  /** `tr`s. */
  readonly children: ReactNode;
}

const Scroller = styled.section`
  overflow-x: auto;
  /* What follows in the text of a page. */
  margin-block-end: var(--yer-space-4);
`;

const Table = styled.table`
  min-inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--yer-font-size-sm);
  caption {
    padding-block-end: var(--yer-space-2);
    font-size: var(--yer-font-size-lg);
    font-weight: var(--yer-weight-semibold);
    text-align: start;
  }
  th,
  td {
    padding: var(--yer-space-2) var(--yer-space-3);
    border-block-end: 1px solid var(--yer-border);
    text-align: start;
    vertical-align: middle;
  }
  tbody th,
  code {
    white-space: nowrap;
  }
  thead th {
    color: var(--yer-text-muted);
    font-weight: var(--yer-weight-medium);
  }
  tbody th {
    font-weight: var(--yer-weight-medium);
  }
  code {
    font-family: var(--yer-font-mono);
    font-size: var(--yer-font-size-xs);
  }
`;

/** A table of the book. On a phone it scrolls sideways, by keyboard too. */
export function WideTable({ label, heads, children }: WideTableProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <Scroller aria-label={label} tabIndex={0}>
      <Table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- headings never move
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Scroller>
  );
}
