import { tashkentDay } from "@yer/api/formats";

const dayMilliseconds = 86_400_000;

/** Days that the clock goes on at most at once. */
export const mostDays = 366;

/** Whole days after which an instant has come; none where it is past, or too far to go there at once. */
export function daysUntilInstant(now: string, end: string): number | undefined {
  return offered(Math.ceil((Date.parse(end) - Date.parse(now)) / dayMilliseconds));
}

/** Whole days after which it is that day in Tashkent; none where it is past, or too far to go there at once. */
export function daysUntilDay(now: string, day: string): number | undefined {
  return offered(Math.round((Date.parse(day) - Date.parse(tashkentDay(now))) / dayMilliseconds));
}

const offered = (days: number): number | undefined => (days >= 1 && days <= mostDays ? days : undefined);
