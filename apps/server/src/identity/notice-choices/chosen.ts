import type { KindChoices, NoticeChoice, QuietHours } from "@yer/api/contract/notice-choices";
import { type NoticeKind, noticeKinds } from "@yer/api/contract/notices";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { NoticeChoicesTable } from "../../schema/tables/notices.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import type { Chosen } from "./due.js";

const centreOnly: NoticeChoice = { email: false, sms: false, pace: "digest" };
const letterOfTheDay: NoticeChoice = { email: true, sms: false, pace: "digest" };

/** How each kind is told to who has not chosen: by letter what asks for something, once a day; by SMS nothing. */
const usual: KindChoices = {
  "application.arrived": letterOfTheDay,
  "application.returned": letterOfTheDay,
  "application.resubmitted": letterOfTheDay,
  "application.noted": letterOfTheDay,
  "application.decided": letterOfTheDay,
  "conclusion.asked": letterOfTheDay,
  "conclusion.soon": letterOfTheDay,
  "conclusion.late": letterOfTheDay,
  "objection.received": letterOfTheDay,
  "objection.decided": letterOfTheDay,
  "complaint.received": letterOfTheDay,
  "deadline.escalated": letterOfTheDay,
  "own.moved": letterOfTheDay,
  "own.objection": letterOfTheDay,
  "own.objected": letterOfTheDay,
  "own.objection-decided": letterOfTheDay,
  "own.complaint": letterOfTheDay,
  "own.receipt": letterOfTheDay,
  "own.correction": letterOfTheDay,
  "own.refund": letterOfTheDay,
  "own.instalments": letterOfTheDay,
  // The office wants it read in time.
  "own.reminder": { email: true, sms: true, pace: "now" },
  // Who asked to be told of it asked for the message, not for a look at the portal.
  "own.plan": { email: true, sms: true, pace: "now" },
  "conclusion.delegated": { email: true, sms: false, pace: "now" },
  "conclusion.taken-over": letterOfTheDay,
  "view.entered": centreOnly,
  "bulk.ended": centreOnly,
  "export.ready": centreOnly,
  "export.failed": centreOnly,
  "schedule.proposed": letterOfTheDay,
  "schedule.approved": letterOfTheDay,
  "schedule.returned": letterOfTheDay,
  "schedule.changed": letterOfTheDay,
  "schedule.cancelled": letterOfTheDay,
  "schedule.late": letterOfTheDay,
  "area.told": letterOfTheDay,
  "area.sent": letterOfTheDay,
  "correction.proposed": letterOfTheDay,
  "correction.answered": letterOfTheDay,
  "refund.proposed": letterOfTheDay,
  "refund.moved": letterOfTheDay,
  "return.moved": letterOfTheDay,
  "instalments.asked": letterOfTheDay,
  "account.device": { email: true, sms: false, pace: "now" },
  "account.email": { email: true, sms: false, pace: "now" },
};

const onTheHour = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** What holds for who has chosen nothing: the kinds as usual, the hours by the settings. */
export async function usualChoices(db: Db | Transaction, now: Date): Promise<Chosen> {
  const from = onTheHour(await settingAt(db, "notices.quiet_from", now));
  const to = onTheHour(await settingAt(db, "notices.quiet_to", now));
  const quiet: QuietHours | null = from === to ? null : { from, to };
  return { kinds: usual, quiet, digestAt: onTheHour(await settingAt(db, "notices.digest_hour", now)) };
}

/** Choices as they are stored; kinds that came later than the choice are as usual. */
export function storedChoices(
  row: Omit<NoticeChoicesTable, "user_id" | "kinds"> & { kinds: Partial<KindChoices> },
): Chosen {
  const { quiet_from: from, quiet_to: to } = row;
  const kinds = Object.fromEntries(
    noticeKinds.map((kind: NoticeKind) => [kind, row.kinds[kind] ?? usual[kind]]),
  ) as KindChoices;
  return { kinds, quiet: from === null || to === null ? null : { from, to }, digestAt: row.digest_at };
}
