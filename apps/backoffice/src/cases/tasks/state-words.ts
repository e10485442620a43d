import type { BulkApplication } from "@yer/api/contract/bulk-moves";
import type { ExportJob } from "@yer/api/contract/exports";
import type { messages } from "./messages/uz_UZ.js";

type TasksTextId = keyof typeof messages;

/** Where a file that is made in the background stands. */
export const exportStateWords = {
  waiting: "tasks.state.waiting",
  running: "exports.state.running",
  ready: "exports.state.ready",
  failed: "exports.state.failed",
  cancelled: "tasks.state.cancelled",
  expired: "exports.state.expired",
} as const satisfies Record<ExportJob["state"], TasksTextId>;

/** What became of one application, or area, of an act on many. */
export const bulkResultWords = {
  waiting: "tasks.state.waiting",
  moved: "tasks.file.moved",
  refused: "tasks.file.refused",
  left: "tasks.file.left",
} as const satisfies Record<BulkApplication["state"], TasksTextId>;
