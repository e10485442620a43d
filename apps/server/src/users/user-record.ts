import type { Transaction } from "../database/database.js";
import { appendHistory, type NewEntry, type RecordRef } from "../history/appendHistory.js";

/** A user's history. People move between territories, so their records belong to the republic's. */
function userRecord(id: string): RecordRef {
  return { kind: "user", id, homeRegion: "17" };
}

/** Appends to a user's history under the lock of the user's row, which keeps its chain single. */
export async function appendUserHistory(
  tx: Transaction,
  userId: string,
  entry: Omit<NewEntry, "record">,
): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  await appendHistory(tx, { record: userRecord(userId), ...entry });
}
