import { machineTime } from "../clock/clock.js";
import type { Db } from "../database/database.js";
import type { Job } from "../jobs/jobs.js";
import { removeEventsBefore } from "./queries.js";

/** Milliseconds in which a browser that was away can go on where it was; then it reads everything anew. */
const kept = 3_600_000;

/** Forgets events after an hour. By the machine's clock: a browser's absence is no matter of law. */
export function forgetEventsJob(db: Db): Job {
  return {
    name: "events.forget",
    clock: "machine",
    lane: "upkeep",
    everySeconds: 300,
    tick: async (now) => removeEventsBefore(db, machineTime(now, -kept)),
  };
}
