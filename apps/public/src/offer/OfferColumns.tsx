import { styled } from "styled-components";

/** Two columns of an application; on a phone one under the other. */
export const OfferColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: var(--yer-space-6);
  align-items: start;
  padding-block: var(--yer-space-8);
  > h1 {
    grid-column: 1 / -1;
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
