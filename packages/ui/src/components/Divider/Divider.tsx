import { styled } from "styled-components";

/** A hairline between two groups; lies across its container. */
export const Divider = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--yer-border);
`;
