import type { NoticeChoices } from "@yer/api/contract/notice-choices";
import { type NoticeKind, urgentNotices } from "@yer/api/contract/notices";
import { tashkentDay } from "@yer/api/formats";
import { quietUntil, timeOn } from "../../platform/outbox/quiet-hours.js";

/** What a person chose, or what holds for who has not. */
export type Chosen = Pick<NoticeChoices, "kinds" | "quiet" | "digestAt">;

/**
 * When the digest leaves that takes in what was told at a moment: at the person's hour, past their quiet hours, and
 * never on the day of the last one.
 * @param last ISO day in Tashkent of the last digest
 */
export function digestDue({ quiet, digestAt }: Omit<Chosen, "kinds">, toldAt: Date, last: string | null): Date {
  // From the day before, whose digest may have waited for the end of quiet hours; a last one lies at most days ahead.
  for (let daysLater = -1; ; daysLater += 1) {
    const due = quietUntil(quiet, timeOn(toldAt, digestAt, daysLater));
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
