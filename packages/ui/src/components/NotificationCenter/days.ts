import type { Notification } from "./types.js";

/** The notifications of one day. */
export interface NotificationDay {
  /** `2026-03-05` */
  readonly day: string;
  readonly items: readonly Notification[];
}

/** The day of an instant where the office is, as `2026-03-05`. */
export function dayOf(instant: string | number, timeZone: string | undefined): string {
  // Swedish writes a date as ISO does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(new Date(instant));
}

/** Newest first, by day. */
export function byDay(items: readonly Notification[], timeZone: string | undefined): readonly NotificationDay[] {
  const days = new Map<string, Notification[]>();
  for (const item of items.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const day = dayOf(item.at, timeZone);
    const known = days.get(day);
    if (known) known.push(item);
    else days.set(day, [item]);
  }
  return [...days].map(([day, own]) => ({ day, items: own }));
}
