import { tashkentDay } from "@yer/api/formats";
import type { Db, Transaction } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { inTurns } from "../../platform/database/in-turns.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { isLate } from "../../rules/plan/schedule-pace.js";
import { planBatch } from "./due.js";
import { findTurned, keepToldLate } from "./late-queries.js";
import { lockSchedule } from "./schedule.js";
import { tellOfLateness } from "./tell.js";
import { termsOf } from "./version-queries.js";

/**
 * Tells of schedules that have fallen behind their line, once until they have caught up: whatever runs twice.
 * @returns how many were told of
 * @throws {AggregateError} after all were tried, naming each that failed
 */
export async function tellOfLateSchedules(db: Db, events: Events, now: Date): Promise<number> {
  const reading = { today: tashkentDay(now), latePercent: await settingAt(db, "plan.late_percent", now) };
  const failures: Error[] = [];
  let told = 0;
  for (let after: string | undefined; ;) {
    const turned = await findTurned(db, reading, after);
    told += await inTurns(
      db,
      turned,
      async (transaction, ids) => tellSome(transaction, { actor: null, now, events }, ids, reading),
      (id, cause) => failures.push(new Error(`Nobody was told of schedule ${id}: ${describeError(cause)}`, { cause })),
    );
    after = turned.at(-1);
    if (turned.length < planBatch) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return told;
}

async function tellSome(
  transaction: Transaction,
  acting: { readonly actor: null; readonly now: Date; readonly events: Events },
  ids: readonly string[],
  { today, latePercent }: { readonly today: string; readonly latePercent: number },
): Promise<number> {
  let told = 0;
  for (const id of ids) {
    const schedule = await lockSchedule(transaction, id);
    const terms = termsOf(schedule);
    const late = isLate({ state: schedule.state, ...terms }, schedule.submitted, today, latePercent);
    if (!(await keepToldLate(transaction, schedule, late)) || !late) continue;
    await tellOfLateness(transaction, acting, { schedule, terms });
    told += 1;
  }
  return told;
}

/** The job that looks for schedules behind their line: they fall behind with the days, and it costs a look at all that run. */
export function lateSchedulesJob(db: Db, events: Events): Job {
  return {
    name: "plan.late",
    lane: "clock",
    everySeconds: 3600,
    tick: async (now) => {
      await tellOfLateSchedules(db, events, now);
    },
  };
}
