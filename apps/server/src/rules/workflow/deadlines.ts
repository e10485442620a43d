import { isSettingKey } from "@yer/api/contract/setting-registry";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { HolidayCalendar, SettingsOfPlace } from "../../platform/dated-settings/settings.js";
import { dayInTashkent, dayLength, endOfDay, isWorkday, midnightsBetween } from "./calendar.js";

/** A term as a law sets it: so many working or calendar days, from a day on (DOMAIN §3, Time). */
export interface Term {
  readonly days: number;
  readonly unit: "working" | "calendar";
  /** ISO day of Asia/Tashkent. */
  readonly validFrom: string;
}

/** A stretch during which a term stood still; `to` is null while it still does. */
export interface Pause {
  readonly from: Date;
  readonly to: Date | null;
}

/** Days a term may need at the most before something is wrong with the calendar: ten years. */
const mostDays = 3653;

/** The term of a status in a place at an instant; `undefined` where the status has none. */
export function statusTerm(settings: Pick<SettingsOfPlace, "value">, status: StatusKey, at: Date): Term | undefined {
  const key = `term.${status}`;
  if (!isSettingKey(key)) return undefined;
  const found = settings.value(key as "term.total", at);
  return { ...found, validFrom: dayInTashkent(at) };
}

/**
 * When a term that began at `start` ends: 24:00 Asia/Tashkent of its last day. The day of the start does not count; a
 * day counts if it is of the term's unit and the term runs at its end. `null` while paused, for its end is then unknown.
 */
export function deadlineOf(
  start: Date,
  term: Term,
  calendar: HolidayCalendar,
  pauses: readonly Pause[] = [],
): Date | null {
  if (pauses.some((pause) => pause.to === null)) return null;
  // In milliseconds: a list of payments reckons the terms of a hundred applications at once, each of hundreds of days.
  const stops = pauses.map(({ from, to }) => ({ from: from.getTime(), to: to?.getTime() ?? Infinity }));
  let end = endOfDay(dayInTashkent(start)).getTime();
  let left = term.days;
  for (let walked = 0; left > 0 && walked < mostDays; walked += 1) {
    end += dayLength;
    const last = end - 1;
    const counts = term.unit === "calendar" || isWorkday(dayInTashkent(new Date(last)), calendar);
    if (counts && !stops.some(({ from, to }) => from <= last && last < to)) left -= 1;
  }
  return new Date(end);
}

/** How a term stands at an instant; `soonDays` is the setting for when a warning begins. */
export function standingOf(
  endsAt: Date | null,
  paused: boolean,
  now: Date,
  soonDays: number,
): { state: "running" | "soon" | "late" | "paused" | "none"; daysLeft: number | null } {
  if (paused) return { state: "paused", daysLeft: null };
  if (endsAt === null) return { state: "none", daysLeft: null };
  // Its last day ends with it.
  const daysLeft = midnightsBetween(now, new Date(endsAt.getTime() - 1));
  if (now >= endsAt) return { state: "late", daysLeft };
  return { state: daysLeft <= soonDays ? "soon" : "running", daysLeft };
}
