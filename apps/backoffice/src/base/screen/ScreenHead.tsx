import { styled } from "styled-components";

/** The heading of a screen with what can be done beside it; below one another where there is no room. */
export const ScreenHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-4);
  h1 {
    margin-inline-end: auto;
    overflow-wrap: anywhere;
  }
  @media print {
    > :not(h1, [data-paper], :has([data-paper])) {
      display: none;
    }
  }
`;
