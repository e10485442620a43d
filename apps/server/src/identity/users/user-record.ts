import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { RightsChange } from "../access/impact.js";
import type { Transaction } from "../../platform/database/database.js";
import { appendHistory, type NewEntry, type RecordRef } from "../../platform/history/append-history.js";

/** A user's history. People move between territories, so their records belong to the republic's. */
function userRecord(id: string): RecordRef {
  return { kind: "user", id, homeRegion: "17" };
}

/**
 * Appends to a user's history under the lock of the user's row, which keeps its chain single. Not the whole row's lock:
 * whoever signs in holds its key by the session they begin, and two at once would wait for each other.
 */
export async function appendUserHistory(
  tx: Transaction,
  userId: string,
  entry: Omit<NewEntry, "record">,
): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  await appendHistory(tx, { record: userRecord(userId), ...entry });
}

/**
 * Tells in each person's own history what they gained and lost by an act on something else: a position, a role, an
 * organisation. Whose rights stay as they were is passed over.
 */
export async function recordRights(
  tx: Transaction,
  { actor, now }: Pick<ActingInContext, "actor" | "now">,
  changes: readonly RightsChange[],
  through: "position" | "role",
): Promise<void> {
  for (const { id, before, after } of changes) {
    const [had, has] = [[...before.codes].toSorted(), [...after.codes].toSorted()];
    const gained = has.filter((code) => !before.codes.has(code));
    const lost = had.filter((code) => !after.codes.has(code));
    if (gained.length + lost.length === 0) continue;
    // One after the other: each waits for the lock of its own record.
    await appendUserHistory(tx, id, {
      at: now,
      actor: actor.id,
      impersonator: actor.impersonation?.byId ?? null,
      action: "user.rights",
      changes: [{ pointer: "/codes", before: lost, after: gained }],
      params: { through },
    });
  }
}
