import { bareInput, controlFrame, innerButton } from "@yer/ui";
import { styled } from "styled-components";

/** The frame around the input and what is chosen. */
export const Frame = styled.div`
  ${controlFrame}
  flex-wrap: wrap;

  &:has(li) {
    padding-block: 2px;
  }
`;
/** What is typed into. */
export const Input = styled.input`
  ${bareInput}
  flex: 1 1 8ch;
  inline-size: 8ch;
`;
/** A button within the frame. */
export const Inner = styled.button`
  ${innerButton}
`;
/** A word in place of, or under, the list. */
export const Note = styled.div`
  padding: var(--yer-space-2) var(--yer-space-3);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;
/** That the places could not be had, with the way to ask again. */
export const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1) var(--yer-space-2);
  color: var(--yer-danger-text);
  font-size: var(--yer-font-size-sm);
`;
