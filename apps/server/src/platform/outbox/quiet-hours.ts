import type { QuietHours } from "@yer/api/contract/notice-choices";
import { startOfTashkentDay, tashkentDay } from "@yer/api/formats";

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** Minutes of the day of `22:00`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** A time of the day, `daysLater` days after the day in Tashkent of a moment. */
export function timeOn(moment: Date, time: string, daysLater = 0): Date {
  const midnight = startOfTashkentDay(tashkentDay(moment)).getTime();
  return new Date(midnight + daysLater * dayLength + minutesOf(time) * minute);
}

/** When what may not leave in quiet hours leaves: at their end, or at once outside them. */
export function quietUntil(quiet: QuietHours | null, moment: Date): Date {
  if (quiet === null) return moment;
  // Hours over midnight may have begun the day before.
  for (const daysLater of [-1, 0]) {
    const begins = timeOn(moment, quiet.from, daysLater);
    const isOverMidnight = minutesOf(quiet.to) <= minutesOf(quiet.from);
    const ends = timeOn(moment, quiet.to, isOverMidnight ? daysLater + 1 : daysLater);
    if (begins <= moment && moment < ends) return ends;
  }
  return moment;
}
