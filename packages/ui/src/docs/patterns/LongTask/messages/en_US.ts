import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the pattern in English. */
export const messages = {
  title: "Export of applications",
  lead: "12,431 applications, all columns, CSV.",
  start: "Start the export",
  progress: "Preparing the file",
  "done.of": "{done, number} of {all, number}",
  leave: "You may leave this page: the work goes on. You will be notified when the file is ready.",
  ready: "The file is ready",
  "ready.text": "2.4 MB. Kept for 7 days.",
  download: "Download the file",
  failed: "The export stopped",
  "failed.text": "The connection broke. Applications written: {done, number}; the work goes on from there.",
  resume: "Go on",
  cancelled: "The export was cancelled. Nothing was kept.",
} as const satisfies Record<keyof typeof uzbek, string>;
