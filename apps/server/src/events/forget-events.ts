import { type Clock, systemClock } from "../clock/clock.js";
import type { Db } from "../database/database.js";
import type { Job } from "../jobs/jobs.js";
import { removeEventsBefore } from "./queries.js";

/** Milliseconds in which a browser that was away can go on where it was; then it reads everything anew. */
const kept = 3_600_000;

/** Forgets events after an hour. By real time: the service's own clock may be set, a browser's absence may not. */
export function forgetEventsJob(db: Db, real: Clock = systemClock): Job {
  return {
    name: "events.forget",
    everySeconds: 300,
    tick: async () => removeEventsBefore(db, new Date(real.now().getTime() - kept)),
  };
}
