import type { Job } from "../jobs/jobs.js";
import type { FileStore } from "./file-store.js";

/** Lets the scanner look at what waits in quarantine: after a crash, or while the scanner was out of reach. */
export function scanFilesJob(files: FileStore): Job {
  return {
    name: "scan-files",
    clock: "machine",
    lane: "scans",
    everySeconds: 10,
    tick: async () => files.scanQuarantined(),
  };
}
