import type { Db } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { closeProposal, lockProposal, overdueProposals } from "./proposal-queries.js";
import { lockRecord } from "./queries.js";
import { recordSetting, subjectOf } from "./record.js";

/**
 * Closes proposals whose time is over, each in a transaction of its own and judged again under its lock.
 * @returns how many
 */
export async function expireProposals(db: Db, events: Events, now: Date): Promise<number> {
  let expired = 0;
  for (const { id, subject, territory } of await overdueProposals(db, now)) {
    expired += await withTransaction(db, async (transaction) => {
      const of = { subject: subjectOf(subject), territory };
      await lockRecord(transaction, of);
      const row = await lockProposal(transaction, id);
      if (row?.state !== "open" || row.expires_at > now) return 0;
      await closeProposal(transaction, row, "expired", { id: null, now, reason: null });
      await recordSetting(transaction, { actor: null, now, events }, of, {
        action: "setting.expired",
        start: row.valid_from,
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
