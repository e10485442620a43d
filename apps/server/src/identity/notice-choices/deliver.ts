import { urgentNotices } from "@yer/api/contract/notices";
import { startOfTashkentDay, tashkentDay } from "@yer/api/formats";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { LegalJob } from "../../platform/jobs/jobs.js";
import { sendMail, sendSms } from "../../platform/outbox/outbox.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { usualChoices } from "./chosen.js";
import { letterOf, smsOf, type Told } from "./compose.js";
import { quietUntil } from "../../platform/outbox/quiet-hours.js";
import { type Chosen, dueAt } from "./due.js";
import {
  dueReaders,
  lockReader,
  putOff,
  putTally,
  type Reader,
  readersOf,
  takeOut,
  type Waiting,
  waitingFor,
} from "./queries.js";
import { addressOf, type Channel, isWanted } from "./queue.js";
import { deliveryWords } from "./words.js";

/** People served in one pass. */
const atOnce = 200;
const dayLength = 86_400_000;

type Ports = Pick<Context, "config" | "mailer" | "sms">;

/** What of a person's waiting notices leaves now, and when the rest does. */
interface Sorted {
  readonly urgent: Waiting[];
  readonly now: Waiting[];
  readonly digest: Waiting[];
  readonly later: (readonly [Waiting, Date])[];
  readonly dropped: Waiting[];
}

/** Sorts by the choices as they stand now: they may have changed since a notice was told. */
function sorted(ports: Ports, reader: Reader, chosen: Chosen, waiting: readonly Waiting[], now: Date): Sorted {
  const into: Sorted = { urgent: [], now: [], digest: [], later: [], dropped: [] };
  for (const one of waiting) {
    const isUrgent = urgentNotices.has(one.kind);
    const hasPort = (one.channel === "email" ? ports.mailer : ports.sms) !== undefined;
    const isRead = one.read_at !== null && !isUrgent;
    const reached = hasPort && addressOf(reader, one.channel) !== null && isWanted(chosen, one.kind, one.channel);
    const due = dueAt(chosen, one.kind, { at: one.queued_at, now, lastDigest: reader.tally.digest_day });
    if (reader.blocked || isRead || !reached) into.dropped.push(one);
    else if (isUrgent) into.urgent.push(one);
    else if (due > now) into.later.push([one, due]);
    else if (chosen.kinds[one.kind].pace === "now") into.now.push(one);
    else into.digest.push(one);
  }
  return into;
}

/** Each notice once, though it waits by two ways. */
function onceEach(waiting: readonly Waiting[]): Told[] {
  return [...new Map(waiting.map((one) => [one.notice_id, one])).values()];
}

/**
 * Writes what is due for a person into the outbox, and forgets it there and then: one transaction, under their lock, so
 * that it leaves once, whatever runs twice or is killed.
 */
export async function deliverTo(context: Ports, tx: Transaction, user: string, now: Date): Promise<void> {
  await lockReader(tx, user);
  const waiting = await waitingFor(tx, user, now);
  const [reader] = await readersOf(tx, [user]);
  if (reader === undefined || waiting.length === 0) return;
  const chosen = reader.chosen ?? (await usualChoices(tx, now));
  const { urgent, now: instant, digest, later, dropped } = sorted(context, reader, chosen, waiting, now);
  for (const [one, until] of later) await putOff(tx, one, until);
  for (const one of dropped) await takeOut(tx, one);
  if (urgent.length + instant.length + digest.length === 0) return;

  const { locale } = reader;
  const say = await deliveryWords(locale);
  const mostParts = await settingAt(tx, "notices.sms_parts", now);
  const daily = await settingAt(tx, "notices.sms_daily", now);
  const today = tashkentDay(now);
  let sent = reader.tally.sms_day === today ? reader.tally.sms_sent : 0;
  let digestDay = reader.tally.digest_day;

  async function send(channel: Channel, ones: readonly Waiting[], isDigest = false, isUrgent = false): Promise<void> {
    const to = reader === undefined ? null : addressOf(reader, channel);
    if (ones.length === 0 || to === null) return;
    const quiet = isUrgent ? null : chosen.quiet;
    const told = onceEach(ones);
    if (channel === "email") {
      const letter = letterOf(say, told, { isDigest, publicUrl: context.config.publicUrl, locale });
      await sendMail(context, tx, { to, ...letter }, now, quiet);
    } else if (isUrgent || sent < daily) {
      if (!isUrgent) sent += 1;
      await sendSms(context, tx, { to, ...smsOf(say, told, { isDigest, mostParts, locale }) }, now, quiet);
    } else {
      // Enough for today: with tomorrow's first.
      const tomorrow = new Date(startOfTashkentDay(today).getTime() + dayLength);
      for (const one of ones) await putOff(tx, one, quietUntil(chosen.quiet, tomorrow));
      return;
    }
    for (const one of ones) await takeOut(tx, one);
    if (isDigest) digestDay = today;
  }

  // Each urgent one says itself: a second device does not hide in "2 new notices".
  for (const one of urgent) await send(one.channel, [one], false, true);
  for (const channel of ["email", "sms"] as const) {
    await send(
      channel,
      instant.filter((one) => one.channel === channel),
    );
  }
  // One digest a day and person: by letter where one is wanted of any of it, which then holds what SMS would tell.
  const isByLetter = digest.some(({ channel }) => channel === "email");
  await send(isByLetter ? "email" : "sms", digest, true);
  await putTally(tx, user, { digest_day: digestDay, sms_day: today, sms_sent: sent });
}

/** The job that lets notices leave the service when their readers want them. */
export function deliverNoticesJob(context: Pick<Context, "db"> & Ports): LegalJob {
  const { db } = context;
  return {
    name: "notices.deliver",
    lane: "mail",
    everySeconds: 10,
    tick: async (now) => {
      const failures: Error[] = [];
      for (const user of await dueReaders(db, now, atOnce)) {
        try {
          await withTransaction(db, (tx) => deliverTo(context, tx, user, now));
        } catch (cause) {
          failures.push(new Error(`Notices of user ${user} did not leave: ${describeError(cause)}`, { cause }));
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
    },
  };
}
