import type { Job } from "../jobs/jobs.js";
import type { FileStore } from "./file-store.js";

/** What is named at all is named within seconds of being stored; a day leaves a slow act and a wrong clock their room. */
const oldestMilliseconds = 86_400_000;

/** Removes, daily, content that nothing names: its server was killed before the commit, or the act was undone. */
export function sweepUnnamedJob(files: Pick<FileStore, "sweepUnnamed">): Job {
  return {
    name: "sweep-unnamed",
    clock: "machine",
    lane: "upkeep",
    everySeconds: 86_400,
    tick: async (now) => files.sweepUnnamed(new Date(now.getTime() - oldestMilliseconds)),
  };
}
