import { styled } from "styled-components";

/** The chips of what is set; they lie among the other parts of their bar. */
export const Chips = styled.ul`
  display: contents;
  list-style: none;
`;

/** What is set, in words, with a button that changes it and one that takes it away. */
export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  border: 1px solid var(--yer-accent-border);
  border-radius: var(--yer-radius-full);
  background: var(--yer-accent-subtle);
  color: var(--yer-text);
  overflow: hidden;

  > button {
    border: 0;
    border-radius: var(--yer-radius-full);
    background: none;
    min-inline-size: 0;
  }
  > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* What it is called, and a day with its hour. */
    max-inline-size: 44ch;
  }
  &[data-long] > button > span {
    max-inline-size: 60ch;
  }
  b {
    font-weight: var(--yer-weight-medium);
  }
  @media print {
    > button:not(:first-child) {
      display: none;
    }
    > button > span {
      max-inline-size: none;
      white-space: normal;
    }
  }
`;
