import type { Job } from "../jobs/jobs.js";
import type { FileStore } from "./file-store.js";

/** What is being written is no older: an upload over the poorest line is cut off long before. */
const oldestMilliseconds = 3_600_000;

/** Removes, hourly, what uploads left half written when their server was killed. */
export function sweepIncomingJob(files: Pick<FileStore, "sweepIncoming">): Job {
  return {
    name: "sweep-incoming",
    clock: "machine",
    lane: "upkeep",
    everySeconds: 3600,
    tick: async (now) => files.sweepIncoming(new Date(now.getTime() - oldestMilliseconds)),
  };
}
