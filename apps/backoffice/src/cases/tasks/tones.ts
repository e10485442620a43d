import type { BulkApplication, BulkMove } from "@yer/api/contract/bulk-moves";
import type { Tone } from "@yer/api/messages/tones";

/** Tone of how far a move of many applications has come. */
export const bulkTone: Readonly<Record<BulkMove["state"], Tone>> = {
  waiting: "neutral",
  running: "progress",
  ended: "success",
  cancelled: "warning",
};

/** Tone of what became of one of its applications. */
export const bulkApplicationTone: Readonly<Record<BulkApplication["state"], Tone>> = {
  waiting: "neutral",
  moved: "success",
  refused: "danger",
  left: "warning",
};
