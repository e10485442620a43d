import { styled } from "styled-components";

/** What somebody wrote, with the line breaks they made. */
export const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
  max-inline-size: var(--yer-measure);
`;
