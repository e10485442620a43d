import { type CalendarDate, startOfWeek } from "@internationalized/date";
import { type KeyboardEvent, type ReactElement, useContext } from "react";
import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  type CalendarMonthPickerAria,
  CalendarStateContext,
  CalendarYearPicker,
  type CalendarYearPickerAria,
} from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import { useLocale } from "react-aria-components/I18nProvider";
import { RangeCalendarStateContext } from "react-aria-components/RangeCalendar";
import { styled } from "styled-components";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { ChevronStartIcon } from "../../icons/ChevronStartIcon.js";
import { useUiIntl } from "../../UiProvider/ui-intl.js";
import { dateBounds, dateFault, type DateRules, useDateWords } from "../DateField/date-rules.js";
import { toIsoDate } from "../DateField/dates.js";
import { innerButton } from "../Field/parts.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";

const Turn = styled(Button)`
  ${innerButton}
  margin: 0;
`;
const DayName = styled(CalendarHeaderCell)`
  text-align: center;
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

const Note = styled.p`
  display: block;
  max-inline-size: 252px;
  padding-block-start: var(--yer-space-1);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  line-height: var(--yer-line-tight);
`;

/** How many years the list offers, half of them before the year in view: a birth date is reached in one choice. */
const years = 160;

/** The months, or the years, to jump to: the browser's own list, which every phone shows best. */
function Jump({ value, onChange, items, ...named }: CalendarMonthPickerAria | CalendarYearPickerAria): ReactElement {
  return (
    <select aria-label={named["aria-label"]} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

/** Heading and days of a calendar; `range` paints the days between two ends. */
export function MonthView({
  rules,
  range = false,
}: {
  readonly rules: DateRules;
  readonly range?: boolean;
}): ReactElement {
  const words = useDateWords();
  const { dateOrder } = useUiIntl();
  const { locale } = useLocale();
  const one = useContext(CalendarStateContext);
  const span = useContext(RangeCalendarStateContext);
  const state = one ?? span;
  const looked = state?.isFocused ? toIsoDate(state.focusedDate) : null;
  const reason = looked === null ? undefined : dateFault(looked, rules, words);
  const bounds = dateBounds(rules, words);

  /** Home and End go to the ends of the week, as the pattern asks; React Aria goes to those of the month. */
  function goInWeek(event: KeyboardEvent): void {
    const isPlain = !event.ctrlKey && !event.shiftKey && !event.altKey && !event.metaKey;
    if (!state || !isPlain || (event.key !== "Home" && event.key !== "End")) return;
    event.preventDefault();
    event.stopPropagation();
    const first: CalendarDate = startOfWeek(state.focusedDate, locale, dateOrder === "day-first" ? "mon" : undefined);
    state.setFocusedDate(event.key === "Home" ? first : first.add({ days: 6 }));
  }

  return (
    <>
      <VisuallyHidden>
        <Heading level={2} />
      </VisuallyHidden>
      <header>
        <Turn slot="previous">
          <ChevronStartIcon size={16} />
        </Turn>
        <CalendarMonthPicker format="long">{(months) => <Jump {...months} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={years}>{(list) => <Jump {...list} />}</CalendarYearPicker>
        <Turn slot="next">
          <ChevronEndIcon size={16} />
        </Turn>
      </header>
      {/* The grid takes no handlers of its own. */}
      <div onKeyDownCapture={goInWeek}>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(day) => <DayName>{day}</DayName>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} data-range={range || undefined} />}</CalendarGridBody>
        </CalendarGrid>
      </div>
      {bounds === "" ? null : <Note>{bounds}</Note>}
      {rules.unavailableReason ? <Note as="output">{reason ?? ""}</Note> : null}
    </>
  );
}
