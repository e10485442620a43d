import type { QuietHours } from "@yer/api/contract/notice-choices";
import { checkPhone } from "@yer/api/formats";
import type { LegalTime } from "../clock/clock.js";
import type { Context } from "../context.js";
import type { Transaction } from "../database/database.js";
import { describeError } from "../database/errors.js";
import type { LegalJob } from "../jobs/jobs.js";
import type { Mail } from "../mail/mailer.js";
import type { Sms } from "../sms/sms-sender.js";
import { oneLine } from "../sms/sms-text.js";
import { quietUntil } from "./quiet-hours.js";
import { claim, dueMessages, insertMessage, postpone, remove, type WaitingMessage } from "./queries.js";

/** Messages sent in one pass. */
const atOnce = 50;
/** After so many tries a message is given up: with a minute doubled each time that is some four hours. */
const mostTries = 8;
const minute = 60_000;

/**
 * Sends a letter once this transaction is committed, and never if it is not. Where no mail server is connected there
 * is nothing to wait for, and nothing is written.
 * @param quiet hours in which it does not leave, a second try neither; left out: it does not wait
 */
export async function sendMail(
  context: Pick<Context, "mailer">,
  tx: Transaction,
  { to, subject, text }: Mail,
  now: LegalTime,
  quiet: QuietHours | null = null,
): Promise<void> {
  if (context.mailer === undefined) return;
  // A line break in a subject would begin a header.
  await insertMessage(tx, { channel: "email", to, subject: oneLine(subject), text, quiet }, now);
}

/** Sends an SMS, as {@link sendMail} sends a letter. What is no phone number of ours gets none. */
export async function sendSms(
  context: Pick<Context, "sms">,
  tx: Transaction,
  { to, text }: Sms,
  now: LegalTime,
  quiet: QuietHours | null = null,
): Promise<void> {
  if (context.sms === undefined || checkPhone(to) !== undefined) return;
  await insertMessage(tx, { channel: "sms", to, subject: null, text: oneLine(text), quiet }, now);
}

/**
 * Hands waiting letters and SMS to their ports. Each is claimed for one try, so that no two servers send it, and
 * forgotten with its words once it was taken; a server that was killed in between leaves it to be sent again, later and
 * under the same id.
 */
export function sendOutboxJob(context: Pick<Context, "db" | "mailer" | "sms" | "logger">): LegalJob {
  const { db, mailer, sms, logger } = context;
  const channels = [...(mailer ? (["email"] as const) : []), ...(sms ? (["sms"] as const) : [])];

  async function hand({ id, channel, to, subject, text }: WaitingMessage): Promise<void> {
    if (channel === "email") await mailer?.send({ to, subject: subject ?? "", text }, id);
    else await sms?.send({ to, text }, id);
  }

  return {
    name: "outbox.send",
    lane: "mail",
    everySeconds: 5,
    tick: async (now) => {
      if (channels.length === 0) return;
      for (const message of await dueMessages(db, channels, now, atOnce)) {
        const { id, channel, quiet } = message;
        const opens = quietUntil(quiet, now);
        if (opens > now) {
          await postpone(db, id, opens);
          continue;
        }
        if (!(await claim(db, message, new Date(now.getTime() + minute * 2 ** message.tries)))) continue;
        // One after the other: a server that is down is asked once and not fifty times.
        const tries = message.tries + 1;
        try {
          await hand(message);
          await remove(db, id);
        } catch (error) {
          // Neither address nor words: they are personal data, and this is a log.
          const told = { message: id, channel, tries, error: describeError(error) };
          if (tries < mostTries) {
            logger.warn(told, "a message was not taken");
          } else {
            logger.error(told, "a message was given up");
            await remove(db, id);
          }
        }
      }
    },
  };
}
