import { styled } from "styled-components";

/**
 * What can be done with a table, in one line at its end. Its place is kept: what comes after the rows must not move them
 * from under a pointer. So on a phone, where not all of it fits, the line is scrolled and does not break.
 */
export const TableTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height);
  @media (max-width: 599.98px) {
    flex-wrap: nowrap;
    justify-content: flex-start;
    /* Room for the focus ring of what stands at the edges. */
    margin: -4px;
    padding: 4px;
    min-block-size: calc(var(--yer-control-height) + 8px);
    inline-size: calc(100% + 8px);
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
    > :first-child {
      margin-inline-start: auto;
    }
  }
  @media print {
    > :not([data-paper]) {
      display: none;
    }
  }
`;
