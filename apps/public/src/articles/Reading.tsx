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
  /* A list pushes the one below it down as it comes: that one is shown after it. */
  > section:has([aria-busy="true"]) ~ section {
    display: none;
  }
  @media print {
    [data-screen-only] {
      display: none;
    }
  }
`;
