import { styled } from "styled-components";

/**
 * What can be done with a table that has no screen's heading to itself; stands at its end. Its place is kept: what comes
 * after the rows must not move them from under a pointer.
 */
export const TableTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height);
  @media print {
    > :not([data-paper]) {
      display: none;
    }
  }
`;
