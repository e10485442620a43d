import { tashkentDay } from "@yer/api/formats";
import { describeError } from "../../platform/database/errors.js";
import { inTurns } from "../../platform/database/in-turns.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { absentSigner } from "../../platform/signing/signer.js";
import { lockArea } from "../areas/area.js";
import { makeAreaMove, movingArea, reasonsAgainstAreaMove } from "../areas/moves.js";
import { type Due, dueAreas, dueSchedules, planBatch, type TimelyAreaMove, type TimelyScheduleMove } from "./due.js";
import { makeScheduleMove, movingSchedule, reasonsAgainstScheduleMove } from "./moves.js";
import { lockSchedule } from "./schedule.js";

async function clockActing(transaction: Transaction, events: Events, now: Date): Promise<Acting> {
  return { actor: null, now, events, settings: await readSettings(transaction), signer: absentSigner };
}

/**
 * Makes every move that time has brought to the plan: schedules begin, end, and are cancelled with their neighbourhood;
 * then confirmed areas wait where none runs, and are new again where one does. Each is judged again under its lock, so
 * that the clock may tick on several servers, late, or twice.
 * @returns how many moved
 * @throws {AggregateError} after all were tried, naming each that failed
 */
export async function tickPlan(db: Db, events: Events, now: Date): Promise<number> {
  const failures: Error[] = [];
  const today = tashkentDay(now);
  const ofSchedules = await inBatches(
    db,
    async (after) => dueSchedules(db, today, after),
    async (transaction, due) => tickSchedules(transaction, await clockActing(transaction, events, now), due),
    failures,
  );
  const ofAreas = await inBatches(
    db,
    async (after) => dueAreas(db, after),
    async (transaction, due) => tickAreas(transaction, await clockActing(transaction, events, now), due),
    failures,
  );
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return ofSchedules + ofAreas;
}

async function inBatches<Move extends string>(
  db: Db,
  read: (after: string | undefined) => Promise<Due<Move>[]>,
  work: (transaction: Transaction, due: readonly Due<Move>[]) => Promise<number>,
  failures: Error[],
): Promise<number> {
  let moved = 0;
  let after: string | undefined;
  for (;;) {
    const due = await read(after);
    moved += await inTurns(db, due, work, ({ id, move }, cause) =>
      failures.push(new Error(`${id} did not ${move}: ${describeError(cause)}`, { cause })),
    );
    after = due.at(-1)?.id;
    if (due.length < planBatch) return moved;
  }
}

async function tickSchedules(
  transaction: Transaction,
  acting: Acting,
  due: readonly Due<TimelyScheduleMove>[],
): Promise<number> {
  let moved = 0;
  for (const { id, move } of due) {
    const moving = await movingSchedule(transaction, await lockSchedule(transaction, id));
    if (reasonsAgainstScheduleMove(acting, move, moving).length > 0) continue;
    await makeScheduleMove(transaction, acting, moving, move);
    moved += 1;
  }
  return moved;
}

async function tickAreas(
  transaction: Transaction,
  acting: Acting,
  due: readonly Due<TimelyAreaMove>[],
): Promise<number> {
  let moved = 0;
  for (const { id, move } of due) {
    const moving = await movingArea(transaction, acting, await lockArea(transaction, id));
    if (reasonsAgainstAreaMove(null, move, moving).length > 0) continue;
    await makeAreaMove(transaction, acting, moving, move);
    moved += 1;
  }
  return moved;
}

/** The plan's clock. */
export function planClock(db: Db, events: Events): Job {
  return {
    name: "plan.clock",
    lane: "clock",
    everySeconds: 60,
    tick: async (now) => {
      await tickPlan(db, events, now);
    },
  };
}
