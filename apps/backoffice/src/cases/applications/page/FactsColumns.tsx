import { styled } from "styled-components";

/** Cards of what is known of a record, beside each other as far as there is room. */
export const FactsColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: var(--yer-space-4);
  align-items: start;
`;
