import { styled } from "styled-components";
import { bareInput, dropdownItem } from "../Field/parts.js";

/** The line in which one types. */
export const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--yer-space-1);
  min-block-size: 52px;
  padding-inline: var(--yer-space-3) var(--yer-space-2);
  border-block-end: 1px solid var(--yer-border);
  > svg {
    flex: none;
    color: var(--yer-text-muted);
  }
`;

export const Typed = styled.input`
  ${bareInput}
  font-size: var(--yer-font-size-lg);
`;

/** Name of a page below the first. */
export const PageName = styled.span`
  flex: none;
  max-inline-size: 40%;
  padding: 2px var(--yer-space-2);
  border-radius: var(--yer-radius-sm);
  background: var(--yer-accent-subtle);
  color: var(--yer-accent-text);
  font-size: var(--yer-font-size-sm);
  font-weight: var(--yer-weight-medium);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** What scrolls. */
export const Scroll = styled.div`
  min-block-size: 0;
  max-block-size: min(420px, 60dvh);
  padding: var(--yer-space-1);
  overflow: auto;
  overscroll-behavior: contain;
`;

/** All rows in their full height; only those in view are drawn. */
export const Rows = styled.div`
  position: relative;
  block-size: var(--_all);
`;

/** Where a row stands. */
export const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  transform: translateY(var(--_y));
`;

export const GroupTitle = styled(Row)`
  padding: var(--yer-space-2) var(--yer-space-2) 2px;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-xs);
  font-weight: var(--yer-weight-medium);
`;

export const Item = styled(Row)`
  ${dropdownItem}
  min-block-size: var(--yer-control-height);
  cursor: pointer;
  [data-text] {
    unicode-bidi: plaintext;
  }
  > svg {
    flex: none;
    color: var(--yer-text-muted);
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
`;

/** A word where there are no rows, or beside them while a server is asked. */
export const Note = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--yer-space-3);
  padding: var(--yer-space-3);
  color: var(--yer-text-muted);
  overflow-wrap: anywhere;
`;

/** The keys, for who has a keyboard. */
export const Keys = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--yer-space-1) var(--yer-space-4);
  padding: var(--yer-space-2) var(--yer-space-4);
  border-block-start: 1px solid var(--yer-border);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-xs);
  kbd {
    margin-inline-end: var(--yer-space-1);
    color: var(--yer-text);
    font-family: inherit;
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
