import { CalendarDate, parseDate } from "@internationalized/date";

/** Reads a date as the kit's values carry it, `YYYY-MM-DD` (ISO 8601, no time, no zone); null for none or no date. */
export function toCalendarDate(iso: string | null | undefined): CalendarDate | null {
  if (!iso) return null;
  try {
    return parseDate(iso);
  } catch {
    // Not a date: shown as empty, as a native date input does; the form's own check says so to the person.
    return null;
  }
}

/** Writes a date as the kit's values carry it. */
export function toIsoDate(date: { year: number; month: number; day: number } | null): string | null {
  return date === null ? null : new CalendarDate(date.year, date.month, date.day).toString();
}

/** A date as the country's papers write it, in every language: `05.03.2026`. */
export function paperDate(iso: string): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  return `${day}.${month}.${year}`;
}

const written = /(?<!\d)(?:(\d{4})[-./](\d{1,2})[-./](\d{1,2})|(\d{1,2})[-./,](\d{1,2})[-./,](\d{4}))(?!\d)/gu;

/**
 * The dates in a text as people paste it: `2026-03-05`, `05.03.2026`, `5/3/2026`, two of them for a span. The day stands
 * before the month, as on every paper in the country. What is no day of the calendar (31.02) is not taken.
 */
export function readDates(text: string): CalendarDate[] {
  return [...text.matchAll(written)].flatMap(([, isoYear, isoMonth, isoDay, day, month, year]) => {
    const iso = [isoYear ?? year ?? "", isoMonth ?? month ?? "", isoDay ?? day ?? ""];
    const date = toCalendarDate(iso.map((part) => part.padStart(2, "0")).join("-"));
    return date === null ? [] : [date];
  });
}
