import { isOfPeriod } from "@yer/api/contract/report";
import { openingReports } from "@yer/api/contract/report-schedules";
import { addressOf } from "@yer/api/paths";
import { personAsActor } from "../../identity/access/person-actor.js";
import { readersOf } from "../../identity/notice-choices/queries.js";
import type { LegalTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { inTurns } from "../../platform/database/in-turns.js";
import type { LegalJob } from "../../platform/jobs/jobs.js";
import { sendMail } from "../../platform/outbox/outbox.js";
import { Problem } from "../../platform/problem/problem.js";
import { wordsOf } from "../../registers/exports/words.js";
import { openAnyReport } from "../own-reports/service.js";
import type { OpenedReport } from "../reports/service.js";
import { dueSchedules, findSchedule, lockReportSchedule, type ScheduleRecord, setSent } from "./queries.js";
import { daysBefore, nextAfter } from "./when.js";

type Sending = Pick<Context, "db" | "mailer" | "config">;

/** Schedules looked at in one pass. */
const atOnce = 200;

/**
 * Sends what is due: each schedule in a transaction with its letters and its next moment, under its lock, so that
 * it is sent once, whatever runs twice or is killed. What was missed while nothing ran is sent once.
 * @returns how many schedules were sent
 * @throws {AggregateError} after all were tried, naming each that failed
 */
export async function sendSchedules(context: Sending, now: LegalTime): Promise<number> {
  const failures: Error[] = [];
  const sent = await inTurns(
    context.db,
    await dueSchedules(context.db, now, atOnce),
    async (transaction, ids) => {
      let count = 0;
      for (const id of ids) if (await sendOne(context, transaction, id, now)) count += 1;
      return count;
    },
    (id, cause) => failures.push(new Error(`Schedule ${id} was not sent: ${describeError(cause)}`, { cause })),
  );
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return sent;
}

async function sendOne(context: Sending, transaction: Transaction, id: string, now: LegalTime): Promise<boolean> {
  await lockReportSchedule(transaction, id);
  const schedule = await findSchedule(transaction, id);
  // Another server was first, or somebody paused it.
  if (schedule === undefined || schedule.paused || schedule.next_at === null || schedule.next_at > now) return false;
  const to = (await maySend(transaction, schedule, now)) ? await tellReaders(context, transaction, schedule, now) : 0;
  const { every, on_day: on, time, ends_on: endsOn } = schedule;
  await setSent(transaction, id, { at: now, to, nextAt: nextAfter({ every, on, time, endsOn }, now) });
  return true;
}

/** Whether who made it may still send it: a right that was taken back ends what was done by it. */
async function maySend(transaction: Transaction, { owner_id, report }: ScheduleRecord, now: Date): Promise<boolean> {
  const owner = await personAsActor(transaction, owner_id, now);
  if (owner === undefined || owner.blocked || !owner.codes.has("schedule:report")) return false;
  return (await openedFor(transaction, owner_id, report, now)) !== undefined;
}

/** The report as a person would open it now; undefined where they may read nothing of it. */
async function openedFor(
  transaction: Transaction,
  user: string,
  report: string,
  now: Date,
): Promise<OpenedReport | undefined> {
  const actor = await personAsActor(transaction, user, now);
  if (actor === undefined || actor.blocked || !actor.codes.has(openingReports)) return undefined;
  try {
    return await openAnyReport(transaction, actor, report);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Writes a letter to each reader who may open it: a link and the days that are over, never what the report says. */
async function tellReaders(
  context: Sending,
  transaction: Transaction,
  { report, every, readers }: ScheduleRecord,
  now: LegalTime,
): Promise<number> {
  let told = 0;
  const people = await readersOf(
    transaction,
    readers.map(({ id }) => id),
  );
  for (const { id, email, locale, chosen } of people) {
    const opened = email === null ? undefined : await openedFor(transaction, id, report, now);
    if (email === null || opened === undefined) continue;
    const words = await wordsOf(locale);
    const asked = isOfPeriod(opened.report) ? `?${new URLSearchParams(daysBefore(every, now)).toString()}` : "";
    // Names of what people made are their own words, which may say anything: a letter has those of declared reports alone.
    const about = opened.own === undefined ? [(words as (id: string) => string)(`report.${report}`)] : [];
    const address = `${context.config.publicUrl}${addressOf("/reports/:id", { id: report })}${asked}`;
    const text = [...about, words("report.letter.text"), address].join("\n\n");
    await sendMail(
      context,
      transaction,
      { to: email, subject: words("report.letter"), text },
      now,
      chosen?.quiet ?? null,
    );
    told += 1;
  }
  return told;
}

/** The job that sends reports by the clock. */
export function reportSchedulesJob(context: Sending): LegalJob {
  return {
    name: "reports.schedules",
    lane: "mail",
    everySeconds: 60,
    tick: async (now) => {
      await sendSchedules(context, now);
    },
  };
}
