import type { SchedulePace } from "@yer/api/contract/report-schedules";
import { tashkentDay } from "@yer/api/formats";
import { addDays } from "../../rules/workflow/calendar.js";

/** When a report is sent. */
export interface When {
  readonly every: SchedulePace;
  /** Day of the week (1: Monday) or of the month; null: every day. */
  readonly on: number | null;
  /** The hour in Tashkent, `08:00`. */
  readonly time: string;
  readonly endsOn: string | null;
}

/** Days within which every schedule has one of its own. */
const longest = 31;

/** The first moment after another at which it is sent; null: none is left. */
export function nextAfter({ every, on, time, endsOn }: When, after: Date): Date | null {
  const today = tashkentDay(after);
  for (let ahead = 0; ahead <= longest; ahead += 1) {
    const day = addDays(today, ahead);
    if (endsOn !== null && day > endsOn) return null;
    const at = new Date(`${day}T${time}:00+05:00`);
    if (at > after && isOn(day, every, on)) return at;
  }
  return null;
}

function isOn(day: string, every: SchedulePace, on: number | null): boolean {
  if (every === "daily") return true;
  return on === (every === "weekly" ? weekdayOf(day) : Number(day.slice(8)));
}

const daysOfWeek = 7;

/** 1: Monday. */
const weekdayOf = (day: string): number =>
  ((new Date(`${day}T00:00:00Z`).getUTCDay() + daysOfWeek - 1) % daysOfWeek) + 1;

/** The days that are over when a report is sent: the day before, the week before, the month before. */
export function daysBefore(every: SchedulePace, sent: Date): { readonly from: string; readonly to: string } {
  const today = tashkentDay(sent);
  if (every === "daily") return { from: addDays(today, -1), to: addDays(today, -1) };
  if (every === "weekly") {
    const monday = addDays(today, 1 - weekdayOf(today));
    return { from: addDays(monday, -daysOfWeek), to: addDays(monday, -1) };
  }
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
