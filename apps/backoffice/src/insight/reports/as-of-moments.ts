import { endOfTashkentDay } from "@yer/api/formats";

/** How many months back a report is offered as of their ends. */
const months = 12;

/** The day before one, and the last days of the months before it, the latest first. */
export function daysToAskAsOf(today: string): string[] {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const dayOf = (ofMonth: number, ofDay: number): string =>
    new Date(Date.UTC(year, ofMonth, ofDay)).toISOString().slice(0, 10);
  const ends = Array.from({ length: months }, (_, back) => dayOf(month - 1 - back, 0));
  return [...new Set([dayOf(month - 1, day - 1), ...ends])];
}

/** The last moment of a day. */
export function endOf(day: string): string {
  return new Date(endOfTashkentDay(day).getTime() - 1).toISOString();
}
