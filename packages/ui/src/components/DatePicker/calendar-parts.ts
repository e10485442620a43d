import { Button } from "react-aria-components/Button";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { css, styled } from "styled-components";
import { dropdown, innerButton } from "../Field/parts.js";

/** Where a calendar drops. */
export const CalendarDrop = styled(Popover)`
  ${dropdown}
  min-inline-size: 0;
`;

/** The dialog that holds it. */
export const CalendarDialog = styled(Dialog)`
  padding: var(--yer-space-2);
  outline: none;
`;

/** The button that opens it. */
export const CalendarOpener = styled(Button)`
  ${innerButton}
`;

/** A month of days: six weeks at most, days at least 36 px to hit. */
export const calendar = css`
  inline-size: fit-content;

  & > header {
    display: flex;
    align-items: center;
    gap: var(--yer-space-1);
    margin-block-end: var(--yer-space-2);
  }
  & > header select {
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 28px;
    padding-inline: var(--yer-space-1);
    border: 1px solid transparent;
    border-radius: var(--yer-radius-sm);
    background: var(--yer-surface-raised);
    color: var(--yer-text);
    font: inherit;
    font-weight: var(--yer-weight-semibold);
    text-transform: capitalize;
    cursor: pointer;
  }
  & > header select:hover {
    border-color: var(--yer-border-strong);
  }
  & > header select:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: 0;
  }
  & table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
`;

/** What stands below a calendar: ways to a date that need no looking. */
export const CalendarFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--yer-space-1);
  margin-block-start: var(--yer-space-2);
  padding-block-start: var(--yer-space-2);
  border-block-start: 1px solid var(--yer-border);
`;
