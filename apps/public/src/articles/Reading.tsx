import { styled } from "styled-components";

/** What is read, and what is found to read: one column with room around. */
export const Reading = styled.div`
  display: grid;
  gap: var(--yer-space-4);
  padding-block: var(--yer-space-8);
  min-inline-size: 0;
  small {
    color: var(--yer-text-muted);
  }
  @media print {
    [data-screen-only] {
      display: none;
    }
  }
`;
