import type { RecordRef } from "../history/appendHistory.js";

/** A user's history. People move between territories, so their records belong to the republic's. */
export function userRecord(id: string): RecordRef {
  return { kind: "user", id, homeRegion: "17" };
}
