import { styled } from "styled-components";

/** What somebody else wrote, quoted beside what is written now: with the line breaks and in the direction that they wrote it. */
export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--yer-space-3);
  border-inline-start: 3px solid var(--yer-border-strong);
  white-space: pre-line;
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;
  max-inline-size: var(--yer-measure);
`;
