/** Asia/Tashkent is UTC+5 all year round: no summer time since 1992. In milliseconds. */
const offset = 5 * 60 * 60 * 1000;
const dayLength = 24 * 60 * 60 * 1000;

/** A moment as a clock on a wall in Tashkent shows it. */
export interface TashkentTime {
  readonly year: number;
  /** 1-12. */
  readonly month: number;
  /** 1-31. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** ISO: 1 Monday … 7 Sunday. */
  readonly weekday: number;
}

function milliseconds(moment: Date | string): number {
  const value = moment instanceof Date ? moment.getTime() : Date.parse(moment);
  if (Number.isNaN(value))
    throw new RangeError(`Not a moment: ${String(moment)}. Hand over a Date or UTC ISO 8601 text.`);
  return value;
}

/**
 * A moment (Date, or UTC ISO 8601 text) in Tashkent. Needs no time zone data.
 * @throws RangeError if it is no moment.
 */
export function inTashkent(moment: Date | string): TashkentTime {
  const local = new Date(milliseconds(moment) + offset);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    weekday: local.getUTCDay() || 7,
  };
}

/**
 * The calendar day in Tashkent, `2026-03-05`.
 * @throws RangeError if it is no moment.
 */
export function tashkentDay(moment: Date | string): string {
  return new Date(milliseconds(moment) + offset).toISOString().slice(0, 10);
}

/**
 * When a calendar day (`2026-03-05`) begins in Tashkent.
 * @throws RangeError if the day does not exist.
 */
export function startOfTashkentDay(day: string): Date {
  const start = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) {
    throw new RangeError(`No such day: ${day}. Write YYYY-MM-DD.`);
  }
  return new Date(start.getTime() - offset);
}

/**
 * When a calendar day ends in Tashkent, its 24:00: the moment deadlines end at (DOMAIN §3), no longer part of the day.
 * @throws RangeError if the day does not exist.
 */
export function endOfTashkentDay(day: string): Date {
  return new Date(startOfTashkentDay(day).getTime() + dayLength);
}

/**
 * The last calendar day of a term that ends at a moment, as people say it: a term that ends at 24:00 of 30 November ends
 * "on 30 November", though that moment is already 1 December.
 * @throws RangeError if it is no moment.
 */
export function lastTashkentDay(end: Date | string): string {
  return tashkentDay(new Date(milliseconds(end) - 1));
}
