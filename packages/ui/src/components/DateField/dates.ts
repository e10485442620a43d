import {
  type CalendarDate,
  type CalendarDateTime,
  type DateValue,
  GregorianCalendar,
  parseDate,
  parseDateTime,
  Time,
  toCalendar,
  toCalendarDate,
  toCalendarDateTime,
} from "@internationalized/date";

/** Reads a date as the kit's values carry it, `YYYY-MM-DD` (ISO 8601, no time, no zone); null for none or no date. */
export function parseIsoDate(iso: string | null | undefined): CalendarDate | null {
  if (!iso) return null;
  try {
    return parseDate(iso);
  } catch {
    // Not a date: shown as empty, as a native date input does; the form's own check says so to the person.
    return null;
  }
}

/** Writes a date as the kit's values carry it, whatever calendar it is shown in. */
export function toIsoDate(date: DateValue | null): string | null {
  return date === null ? null : toCalendar(toCalendarDate(date), new GregorianCalendar()).toString();
}

/** Reads a day and a time of it, `2026-11-20T14:05`; null for none or nothing of the kind. */
export function parseIsoMinute(iso: string | null | undefined): CalendarDateTime | null {
  if (!iso) return null;
  try {
    return parseDateTime(iso);
  } catch {
    // As for days: shown as empty.
    return null;
  }
}

/** Writes a day and a time of it, to the minute, as the kit's values carry it. */
export function toIsoMinute(date: DateValue | null): string | null {
  return date === null ? null : toCalendar(toCalendarDateTime(date), new GregorianCalendar()).toString().slice(0, 16);
}

/** A day with the time that a text names after it, `14:05`; midnight where it names none. */
export function withTimeOf(text: string, day: CalendarDate): CalendarDateTime {
  const [, hour = "0", minute = "0"] = /(?:^|[T\s,])([01]?\d|2[0-3]):([0-5]\d)/u.exec(text) ?? [];
  return toCalendarDateTime(day, new Time(Number(hour), Number(minute)));
}

const written = /(?<!\d)(?:(\d{4})[-./](\d{1,2})[-./](\d{1,2})|(\d{1,2})[-./,](\d{1,2})[-./,](\d{4}))(?!\d)/gu;

/**
 * The dates in a text as people paste it: `2026-03-05`, `05.03.2026`, `5/3/2026`, two of them for a span. What is no day of
 * the calendar (31.02) is not taken.
 *
 * @param isMonthFirst whether the month stands before the day, where the year does not stand before both
 */
export function readDates(text: string, isMonthFirst: boolean): CalendarDate[] {
  return [...text.matchAll(written)].flatMap(([, isoYear, isoMonth, isoDay, first, second, year]) => {
    const [day, month] = isMonthFirst ? [second, first] : [first, second];
    const iso = [isoYear ?? year ?? "", isoMonth ?? month ?? "", isoDay ?? day ?? ""];
    const date = parseIsoDate(iso.map((part) => part.padStart(2, "0")).join("-"));
    return date === null ? [] : [date];
  });
}
