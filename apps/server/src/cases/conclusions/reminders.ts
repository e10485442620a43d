import { sql } from "kysely";
import { notifyOfMany, type Telling } from "../../identity/notices/service.js";
import { type Acting, rememberingOnce } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { inTurns } from "../../platform/database/in-turns.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { lockApplications } from "../applications/application.js";
import { lookUpHolders, type Reminder, reminderOfTerm } from "../applications/tell.js";

/** Applications looked at in one query. */
const batch = 100;
const dayLength = 86_400_000;

/** The moment of a reminder, and the last moment of the terms that are near by then. */
interface Moment {
  readonly now: Date;
  readonly soon: Date;
}

// Awaited, and told of nothing, or only that the term is near: the words of the index, so that it serves the query.
const untold = (now: Date) => sql<boolean>`b.state = 'awaited' and (b.reminded is null or b.reminded = 'soon')
  and (b.reminded is null or b.due_at <= ${now})`;

/**
 * Tells organisations that the term of a conclusion awaited of them is near, by the days of the setting `soon.days`, and
 * once more when it is over: who holds the conclusion, else all members who give conclusions. Each once, whatever runs
 * twice; of a term that was over before anybody was told, only that.
 * @returns how many conclusions were told of
 * @throws {AggregateError} after all were tried, naming each application that failed
 */
export async function remindOfConclusions(db: Db, events: Events, now: Date): Promise<number> {
  const moment = { now, soon: new Date(now.getTime() + (await settingAt(db, "soon.days", now)) * dayLength) };
  const acting = { events, now, once: rememberingOnce() };
  const failures: Error[] = [];
  let reminded = 0;
  for (let after: string | undefined; ;) {
    const due = await dueApplications(db, moment, after);
    reminded += await inTurns(
      db,
      due,
      async (transaction, some) => remindSome(transaction, acting, some, moment),
      (id, cause) => failures.push(new Error(`File ${id} was not reminded of: ${describeError(cause)}`, { cause })),
    );
    after = due.at(-1);
    if (due.length < batch) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return reminded;
}

async function dueApplications(db: Db, { now, soon }: Moment, after: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct b.application_id as id from step_organisations as b
    join runs as r on r.home_region = b.home_region and r.id = b.run_id and r.state = 'running'
    where ${untold(now)} and b.due_at <= ${soon}
      and ${after === undefined ? sql`true` : sql`b.application_id > ${after}`}
    order by 1 limit ${batch}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Reminded {
  readonly run: string;
  readonly organisation: string;
  readonly reminder: Reminder;
  readonly holder: string | null;
}

async function remindSome(
  transaction: Transaction,
  acting: Pick<Acting, "events" | "once"> & { readonly now: Date },
  ids: readonly string[],
  { now, soon }: Moment,
): Promise<number> {
  const discussed = (await lockApplications(transaction, ids)).filter(({ run }) => run?.state === "running");
  const { rows } = await sql<Reminded>`
    update step_organisations as b set reminded = case when b.due_at <= ${now} then 'late' else 'soon' end
    from unnest(${discussed.map(({ row }) => row.home_region)}::text[],
      ${discussed.map(({ run }) => run?.id ?? null)}::uuid[]) as asked (home_region, run_id)
    where b.home_region = asked.home_region and b.run_id = asked.run_id and ${untold(now)} and b.due_at <= ${soon}
    returning b.run_id as run, b.organisation_id as organisation, b.reminded as reminder,
      case when b.held_until > ${now} then b.held_by end as holder`.execute(transaction);
  const reminded = discussed.filter(({ run: latest }) => rows.some(({ run }) => run === latest?.id));
  const districts = reminded.map(({ row }) => row.district_soato);
  await lookUpHolders(transaction, acting, ["give:conclusion"], districts);
  const tellings: Telling[] = [];
  for (const application of reminded) {
    for (const one of rows.filter(({ run }) => run === application.run?.id)) {
      tellings.push(await reminderOfTerm(transaction, acting, application, one));
    }
  }
  await notifyOfMany(transaction, acting, tellings);
  return rows.length;
}

/** The job that reminds of conclusions. */
export function remindersJob(db: Db, events: Events): Job {
  return {
    name: "conclusions.reminders",
    lane: "clock",
    everySeconds: 60,
    tick: async (now) => {
      await remindOfConclusions(db, events, now);
    },
  };
}
