import { styled } from "styled-components";

/** The keys that do the same as the line they stand in. */
export const KeysHint = styled.kbd`
  flex: none;
  color: var(--yer-text-muted);
  font-family: inherit;
  font-size: var(--yer-font-size-xs);
`;
