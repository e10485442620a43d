import type { Db } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { closeProposal, lockProposal } from "./proposal-queries.js";
import { lockRecord, recordSetting, subjectOf } from "./record.js";

/**
 * Closes proposals whose time is over, each in a transaction of its own and judged again under its lock.
 * @returns how many
 */
export async function expireProposals(db: Db, events: Events, now: Date): Promise<number> {
  const due = await db
    .selectFrom("setting_proposals")
    .select(["id", "subject"])
    .where("state", "=", "open")
    .where("expires_at", "<=", now)
    .orderBy("id")
    .execute();
  let expired = 0;
  for (const { id, subject: stored } of due) {
    expired += await withTransaction(db, async (transaction) => {
      const subject = subjectOf(stored);
      await lockRecord(transaction, subject);
      const row = await lockProposal(transaction, id);
      if (row?.state !== "open" || row.expires_at > now) return 0;
      await closeProposal(transaction, row, "expired", { id: null, now, reason: null });
      await recordSetting(transaction, { actor: null, now, events }, subject, {
        action: "setting.expired",
        ...(row.valid_from === null ? {} : { params: { start: row.valid_from } }),
      });
      return 1;
    });
  }
  return expired;
}

/** The job that closes proposals nobody decided. */
export function expireProposalsJob(db: Db, events: Events): Job {
  return {
    name: "settings.proposals",
    lane: "clock",
    everySeconds: 300,
    tick: async (now) => {
      await expireProposals(db, events, now);
    },
  };
}
