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
