import { styled } from "styled-components";

/** The column a public page is read in. */
export const Width = styled.div`
  inline-size: 100%;
  max-inline-size: 1160px;
  margin-inline: auto;
  padding-inline: var(--yer-space-6);
  @media (max-width: 600px) {
    padding-inline: var(--yer-space-4);
  }
`;
