import type { Context } from "../context.js";
import type { Transaction } from "../database/database.js";
import { describeError } from "../database/errors.js";
import type { Job } from "../jobs/jobs.js";
import type { Mail } from "./mailer.js";
import { dueMail, insertMail, postponeMail, removeMail } from "./queries.js";

/** Letters sent in one pass. */
const atOnce = 50;
/** After so many tries a letter is given up: with a minute doubled each time that is some four hours. */
const mostTries = 8;
const minute = 60_000;

/**
 * Sends a letter once this transaction is committed, and never if it is not. Where no mail server is connected there
 * is nothing to wait for, and nothing is written.
 */
export async function sendMail(
  context: Pick<Context, "mailer">,
  tx: Transaction,
  mail: Mail,
  now: Date,
): Promise<void> {
  if (context.mailer !== undefined) await insertMail(tx, mail, now);
}

/**
 * Hands waiting letters to the mailer. A letter is forgotten with its words once it was taken; a server that was killed
 * in between sends it again, under the same id.
 */
export function sendMailJob({ db, mailer, logger }: Pick<Context, "db" | "mailer" | "logger">): Job {
  return {
    name: "mail.send",
    everySeconds: 5,
    tick: async (now) => {
      if (mailer === undefined) return;
      for (const { id, tries, ...mail } of await dueMail(db, now, atOnce)) {
        // One after the other: a server that is down is asked once and not fifty times.
        try {
          await mailer.send(mail, id);
          await removeMail(db, id);
        } catch (error) {
          // Neither address nor words: they are personal data, and this is a log.
          const told = { mail: id, tries: tries + 1, error: describeError(error) };
          if (tries + 1 < mostTries) {
            logger.warn(told, "a letter was not taken");
            await postponeMail(db, id, tries + 1, new Date(now.getTime() + minute * 2 ** tries));
          } else {
            logger.error(told, "a letter was given up");
            await removeMail(db, id);
          }
        }
      }
    },
  };
}
