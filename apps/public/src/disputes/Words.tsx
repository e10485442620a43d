import { styled } from "styled-components";

/** What somebody wrote, with the line breaks they made and in the direction they wrote it. */
export const Words = styled.p`
  white-space: pre-line;
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
  max-inline-size: var(--yer-measure);
`;
