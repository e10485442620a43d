import { tashkentDay } from "@yer/api/formats";
import { describeError } from "../../platform/database/errors.js";
import { inTurns, turn } from "../../platform/database/in-turns.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import type { Events } from "../../platform/events/events.js";
import type { LegalJob } from "../../platform/jobs/jobs.js";
import { absentSigner } from "../../platform/signing/signer.js";
import { lockArea } from "../areas/area.js";
import { makeAreaMove, movingArea, reasonsAgainstAreaMove } from "../areas/moves.js";
import {
  type Due,
  dueAreas,
  type DuePage,
  dueSchedules,
  planBatch,
  type TimelyAreaMove,
  type TimelyScheduleMove,
} from "./due.js";
import { makeScheduleMove, movingSchedule, reasonsAgainstScheduleMove } from "./moves.js";
import { lockSchedule } from "./schedule.js";

async function clockActing(transaction: Transaction, events: Events, now: Date): Promise<Acting> {
  return { actor: null, now, events, settings: await readSettings(transaction), signer: absentSigner };
}

/** How long one tick works: the other clocks of this server wait for it. */
const sliceMilliseconds = 10_000;

/** Where ticks broke off, by the id they came to: what cannot move does not stand before the rest again and again. */
export type PlanReached = Map<"schedules" | "areas", string>;

/** How much one tick may do. */
interface PlanSlice {
  /** How many schedules are looked at in one query. */
  readonly size: number;
  readonly reached: PlanReached;
  /** Whether it breaks off: its time is over, or the server stops. Asked before each transaction. */
  readonly isOver: () => boolean;
}

/** The result of a tick. */
interface PlanTicked {
  readonly moved: number;
  /** It broke off, and the next one goes on. */
  readonly isUnfinished: boolean;
}

const toTheEnd = (): PlanSlice => ({ size: planBatch, reached: new Map(), isOver: () => false });

/**
 * Makes every move that time has brought to the plan: schedules begin, end, and are cancelled with their neighbourhood;
 * then confirmed areas wait where none runs, and are new again where one does. Each is judged again under its lock, so
 * that the clock may tick on several servers, late, or twice. What has moved is due no more: a tick that broke off, or
 * was killed, loses none and doubles none, whoever goes on.
 * @throws {AggregateError} after all of the slice were tried, naming each that failed
 */
export async function tickPlan(db: Db, events: Events, now: Date, slice: PlanSlice = toTheEnd()): Promise<PlanTicked> {
  const failures: Error[] = [];
  const today = tashkentDay(now);
  const ofSchedules = await inPages(
    db,
    { ...slice, kind: "schedules", failures },
    {
      read: async (page) => dueSchedules(db, today, page),
      work: async (transaction, due) => tickSchedules(transaction, await clockActing(transaction, events, now), due),
    },
  );
  const ofAreas = ofSchedules.isUnfinished
    ? { moved: 0, isUnfinished: true }
    : await inPages(
        db,
        { ...slice, kind: "areas", failures },
        {
          read: async (page) => dueAreas(db, page),
          work: async (transaction, due) => tickAreas(transaction, await clockActing(transaction, events, now), due),
        },
      );
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return { moved: ofSchedules.moved + ofAreas.moved, isUnfinished: ofAreas.isUnfinished };
}

interface Paging extends PlanSlice {
  readonly kind: "schedules" | "areas";
  readonly failures: Error[];
}

interface Work<Move extends string> {
  readonly read: (page: DuePage) => Promise<Due<Move>[]>;
  readonly work: (transaction: Transaction, due: readonly Due<Move>[]) => Promise<number>;
}

/** Goes on with one kind page by page, to its end or until the slice is over. */
async function inPages<Move extends string>(
  db: Db,
  { size, reached, isOver, kind, failures }: Paging,
  { read, work }: Work<Move>,
): Promise<PlanTicked> {
  let moved = 0;
  while (!isOver()) {
    const due = await read({ after: reached.get(kind), limit: size });
    for (let from = 0; from < due.length; from += turn) {
      if (from > 0 && isOver()) return { moved, isUnfinished: true };
      const some = due.slice(from, from + turn);
      moved += await inTurns(db, some, work, ({ id, move }, cause) =>
        failures.push(new Error(`${id} did not ${move}: ${describeError(cause)}`, { cause })),
      );
      for (const { id } of some) reached.set(kind, id);
    }
    if (due.length < size) {
      reached.delete(kind);
      return { moved, isUnfinished: false };
    }
  }
  return { moved, isUnfinished: true };
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
export function planClock(db: Db, events: Events): LegalJob {
  const reached: PlanReached = new Map();
  return {
    name: "plan.clock",
    lane: "clock",
    everySeconds: 60,
    tick: async (now, isStopping = () => false) => {
      const end = performance.now() + sliceMilliseconds;
      const isOver = (): boolean => isStopping() || performance.now() > end;
      const { isUnfinished } = await tickPlan(db, events, now, { size: planBatch, reached, isOver });
      return isUnfinished ? "unfinished" : undefined;
    },
  };
}
