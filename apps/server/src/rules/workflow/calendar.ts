import type { HolidayCalendar } from "../../platform/dated-settings/settings.js";

/** Asia/Tashkent has kept UTC+5 without summer time since 1992. */
const tashkentOffset = 5 * 3_600_000;
/** Milliseconds of a day: none is longer or shorter in Tashkent. */
export const dayLength = 86_400_000;

/** The ISO day in Tashkent at an instant. */
export function dayInTashkent(at: Date): string {
  return new Date(at.getTime() + tashkentOffset).toISOString().slice(0, 10);
}

const dayNumberOf = (at: Date): number => Math.floor((at.getTime() + tashkentOffset) / dayLength);

/** Midnights in Tashkent from one instant to another. */
export function midnightsBetween(from: Date, to: Date): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** The instant at which an ISO day ends in Tashkent: its 24:00. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayLength - tashkentOffset);
}

/** The ISO day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Whether offices work on a day: Monday to Friday less holidays, and weekend days made workdays. */
export function isWorkday(day: string, calendar: HolidayCalendar): boolean {
  if (calendar.workdays.has(day)) return true;
  if (calendar.holidays.has(day)) return false;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
