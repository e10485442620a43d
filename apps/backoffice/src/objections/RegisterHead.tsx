import { styled } from "styled-components";

/** A line of title and buttons over a register. */
export const RegisterHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-4);
  h1 {
    margin-inline-end: auto;
  }
`;
