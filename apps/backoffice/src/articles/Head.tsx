import { styled } from "styled-components";

/** The head of a page: its title, and what can be done with it at the end. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-4);
  h1 {
    margin-inline-end: auto;
    overflow-wrap: anywhere;
  }
  @media print {
    > :not(h1) {
      display: none;
    }
  }
`;
