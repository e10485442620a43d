import type { NoticeChoices, QuietHours } from "@yer/api/contract/notice-choices";
import { type NoticeKind, urgentNotices } from "@yer/api/contract/notices";
import { startOfTashkentDay, tashkentDay } from "@yer/api/formats";

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** What a person chose, or what holds for who has not. */
export type Chosen = Pick<NoticeChoices, "kinds" | "quiet" | "digestAt">;

/** Minutes of the day of `22:00`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** A time of the day, `daysLater` days after the day in Tashkent of a moment. */
function at(moment: Date, time: string, daysLater = 0): Date {
  const midnight = startOfTashkentDay(tashkentDay(moment)).getTime();
  return new Date(midnight + daysLater * dayLength + minutesOf(time) * minute);
}

/** When what may not leave in quiet hours leaves: at their end, or at once outside them. */
export function quietUntil(quiet: QuietHours | null, moment: Date): Date {
  if (quiet === null) return moment;
  // Hours over midnight may have begun the day before.
  for (const daysLater of [-1, 0]) {
    const begins = at(moment, quiet.from, daysLater);
    const isOverMidnight = minutesOf(quiet.to) <= minutesOf(quiet.from);
    const ends = at(moment, quiet.to, isOverMidnight ? daysLater + 1 : daysLater);
    if (begins <= moment && moment < ends) return ends;
  }
  return moment;
}

/**
 * When the digest leaves that takes in what was told at a moment: at the person's hour, past their quiet hours, and
 * never on the day of the last one.
 * @param last ISO day in Tashkent of the last digest
 */
export function digestDue({ quiet, digestAt }: Omit<Chosen, "kinds">, toldAt: Date, last: string | null): Date {
  // From the day before, whose digest may have waited for the end of quiet hours; a last one lies at most days ahead.
  for (let daysLater = -1; ; daysLater += 1) {
    const due = quietUntil(quiet, at(toldAt, digestAt, daysLater));
    if (due >= toldAt && (last === null || tashkentDay(due) > last)) return due;
  }
}

/** When a notice leaves that was told at a moment; never before `now`, but for one that is due. */
export function dueAt(
  chosen: Chosen,
  kind: NoticeKind,
  told: { readonly at: Date; readonly now: Date; readonly lastDigest: string | null },
): Date {
  if (urgentNotices.has(kind)) return told.at;
  if (chosen.kinds[kind].pace === "now") return quietUntil(chosen.quiet, told.now);
  const due = digestDue(chosen, told.at, told.lastDigest);
  return due > told.now ? due : quietUntil(chosen.quiet, told.now);
}
