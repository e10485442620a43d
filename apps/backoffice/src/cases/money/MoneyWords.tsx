import { styled } from "styled-components";

/** What somebody wrote about money, in their own lines. */
export const MoneyWords = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
