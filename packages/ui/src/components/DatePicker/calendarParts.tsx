import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Popover } from "react-aria-components/Popover";
import { css, styled } from "styled-components";
import { dropdown, innerButton } from "../Field/parts.js";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { ChevronStartIcon } from "../../icons/ChevronStartIcon.js";

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
  & > header > h2 {
    flex: 1;
    margin: 0;
    text-align: center;
    font-size: var(--yer-font-size-md);
    font-weight: var(--yer-weight-semibold);
    letter-spacing: 0;
  }
  & table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
`;
const Turn = styled(Button)`
  ${innerButton}
  margin: 0;
`;
const DayName = styled(CalendarHeaderCell)`
  block-size: 28px;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-xs);
  font-weight: var(--yer-weight-medium);
`;
const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  margin: 1px 0;
  border-radius: var(--yer-radius-sm);
  cursor: pointer;
  outline: none;

  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-hovered] {
    background: var(--yer-surface-hover);
  }
  &[data-today] {
    font-weight: var(--yer-weight-semibold);
    box-shadow: inset 0 0 0 1px var(--yer-border-strong);
  }
  &[data-selected] {
    background: var(--yer-accent-subtle);
    border-radius: 0;
  }
  &[data-selected]:not([data-range]),
  &[data-selection-start],
  &[data-selection-end] {
    background: var(--yer-accent);
    color: var(--yer-on-accent);
    border-radius: var(--yer-radius-sm);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--yer-focus);
    outline-offset: 1px;
  }
  &[data-disabled],
  &[data-unavailable] {
    color: var(--yer-text-disabled);
    cursor: not-allowed;
    text-decoration: line-through;
    text-decoration-color: transparent;
  }
  &[data-invalid][data-selected] {
    background: var(--yer-danger-solid);
    color: var(--yer-on-solid);
  }
  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Heading and days of a calendar; `range` paints the days between two ends. */
export function MonthView({ range = false }: { readonly range?: boolean }): ReactElement {
  return (
    <>
      <header>
        <Turn slot="previous">
          <ChevronStartIcon size={16} />
        </Turn>
        <Heading level={2} />
        <Turn slot="next">
          <ChevronEndIcon size={16} />
        </Turn>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <DayName>{day}</DayName>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} data-range={range || undefined} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
