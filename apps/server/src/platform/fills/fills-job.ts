import { setTimeout } from "node:timers/promises";
import type { Context } from "../context.js";
import { describeError } from "../database/errors.js";
import type { MachineJob } from "../jobs/jobs.js";
import type { Fill } from "./fill.js";
import { fillOn } from "./fill-on.js";
import { type FillRow, noteFault, readFills } from "./queries.js";

/** For so long it fills before the other jobs of its lane have their turn, in milliseconds. */
const turnMilliseconds = 5_000;

/**
 * How often it looks for a fill, in seconds. Versions that do not say "others" know this job too and put it off by a minute
 * whenever it was their turn; a time so far ahead of a shorter period is passed over (docs/decisions/0371).
 */
const periodSeconds = 20;

/** Rests for as long as the chunk took, so that half of the time is people's, whatever the chunk holds up. */
const asLong = async (took: number): Promise<void> => setTimeout(took);

/**
 * The job that does the fills which migrations have declared, of those that this version knows: a process of the version
 * before leaves the others to one of this. A fill that fails is tried again with the next tick, and holds up no other.
 */
export function fillsJob(
  { db, machineClock: clock, logger }: Pick<Context, "db" | "machineClock" | "logger">,
  fills: readonly Fill[],
  pause: (took: number) => Promise<void> = asLong,
): MachineJob {
  return {
    name: "fills",
    clock: "machine",
    lane: "upkeep",
    everySeconds: periodSeconds,
    tick: async (_, isStopping = () => false) => {
      const began = performance.now();
      const isOver = (): boolean => isStopping() || performance.now() - began > turnMilliseconds;
      const due = new Set((await readFills(db)).filter(isDue).map(({ name }) => name));
      let isUnfinished = false;
      for (const fill of fills.filter(({ name }) => due.has(name))) {
        if (isOver()) return "unfinished";
        try {
          const left = await fillOn(db, fill, { clock, pause, isOver });
          if (left === "done") logger.info({ fill: fill.name }, "a fill is done");
          isUnfinished ||= left === "more";
        } catch (error) {
          const fault = describeError(error);
          logger.error({ fill: fill.name, error: fault }, "a fill failed");
          await noteFault(db, fill.name, fault);
        }
      }
      if (isUnfinished) return "unfinished";
      return [...due].some((name) => !fills.some((fill) => fill.name === name)) ? "others" : false;
    },
  };
}

const isDue = ({ done_at: done, stopped_at: stopped }: FillRow): boolean => done === null && stopped === null;
