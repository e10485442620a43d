import type { NoticeKind, NoticeSubject } from "@yer/api/contract/notices";
import type { Locale } from "@yer/api/contract/values";
import { noticeValues } from "@yer/api/messages/notice-values";
import { addressOf } from "@yer/api/paths";
import type { Mail } from "../../platform/mail/mailer.js";
import type { Sms } from "../../platform/sms/sms-sender.js";
import { oneLine, smsText } from "../../platform/sms/sms-text.js";
import type { Waiting } from "./queries.js";
import type { DeliveryWords } from "./words.js";

/** A notice as it is told. */
export type Told = Pick<Waiting, "kind" | "count" | "params" | "subject_kind" | "subject_id">;

/** Notices by kind, in the order in which the kinds first came. */
function byKind(told: readonly Told[]): [NoticeKind, Told[]][] {
  const groups = new Map<NoticeKind, Told[]>();
  for (const one of told) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one]);
  return [...groups];
}

function countOf(told: readonly Told[]): number {
  return told.reduce((sum, { count }) => sum + count, 0);
}

/** Where the records of notices are opened. */
const pages: Record<NoticeSubject, (id: string) => string> = {
  application: (id) => addressOf("/application/:id", { id }),
  area: (id) => addressOf("/area/:id", { id }),
  bulk_move: (id) => addressOf("/tasks/:id", { id }),
  own_application: (id) => addressOf("/offer-me/:id", { id }),
  neighborhood_plan: (id) => addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: id }),
};

/** Answers to what a citizen wrote themselves: they stand on their own page. */
const answers: ReadonlySet<NoticeKind> = new Set<NoticeKind>(["own.objection", "own.complaint"]);

/** Where a notice's record is opened, or the answer it tells of; undefined for one that stands for several. */
function pageOf({ kind, subject_kind, subject_id }: Told): string | undefined {
  if (subject_kind === null || subject_id === null) return answers.has(kind) ? addressOf("/profile") : undefined;
  return pages[subject_kind](subject_id);
}

/** A letter that tells notices, grouped by kind; what people wrote stays on the line it is said in. */
export function letterOf(
  say: DeliveryWords,
  told: readonly Told[],
  { isDigest, publicUrl, locale }: { readonly isDigest: boolean; readonly publicUrl: string; readonly locale: Locale },
): Omit<Mail, "to"> {
  const [first] = told;
  const subject =
    told.length === 1 && first !== undefined && !isDigest
      ? say("email.one", { kind: say(`kind.${first.kind}`) })
      : say(isDigest ? "email.digest" : "email.several", { count: countOf(told) });
  const groups = byKind(told).map(([kind, ones]) => {
    const lines = ones.flatMap((one) => {
      const page = pageOf(one);
      const said = `- ${oneLine(say(`notice.${kind}`, noticeValues(say, one, locale)))}`;
      return page === undefined ? [said] : [said, `  ${publicUrl}${page}`];
    });
    return [say("group", { kind: say(`kind.${kind}`), count: countOf(ones) }), ...lines].join("\n");
  });
  const foot = `${say("email.foot")}\n${publicUrl}${addressOf("/user-profile")}`;
  return { subject, text: [...groups, foot].join("\n\n") };
}

/** An SMS that tells notices: one in its own words, several by kind and number. */
export function smsOf(
  say: DeliveryWords,
  told: readonly Told[],
  { isDigest, mostParts, locale }: { readonly isDigest: boolean; readonly mostParts: number; readonly locale: Locale },
): Omit<Sms, "to"> {
  const [first] = told;
  if (told.length === 1 && first !== undefined) {
    return { text: smsText(say(`sms.${first.kind}`, noticeValues(say, first, locale)), mostParts) };
  }
  const kinds = byKind(told)
    .map(([kind, ones]) => say("group", { kind: say(`kind.${kind}`), count: countOf(ones) }))
    .join("; ");
  return { text: smsText(say(isDigest ? "sms.digest" : "sms.several", { count: countOf(told), kinds }), mostParts) };
}
