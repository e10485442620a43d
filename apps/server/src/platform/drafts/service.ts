import { Problem } from "../problem/problem.js";
import type { Db, Transaction } from "../database/database.js";
import type { LegalJob } from "../jobs/jobs.js";
import { settingAt } from "../dated-settings/queries.js";
import { keepLatestDrafts, putDraft, removeDraftsSavedBefore, type Draft, type DraftKey } from "./queries.js";

/** Largest draft, as JSON. */
const mostBytes = 256_000;
/** Drafts one person can have; the oldest make room. */
const mostPerPerson = 100;

/** Stores what a person has typed. @throws {Problem} `payload-too-large` */
export async function saveDraft(transaction: Transaction, key: DraftKey, draft: Draft): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(draft.value)) > mostBytes) {
    throw new Problem("payload-too-large", { detail: `A draft holds at most ${mostBytes} bytes.` });
  }
  await putDraft(transaction, key, draft);
  await keepLatestDrafts(transaction, key.person, mostPerPerson);
}

/** Forgets drafts without a keystroke for the days of the setting `drafts.days`, daily. */
export function forgetDraftsJob(db: Db): LegalJob {
  return {
    name: "forget-drafts",
    lane: "upkeep",
    everySeconds: 86_400,
    tick: async (now) => {
      const days = await settingAt(db, "drafts.days", now);
      await removeDraftsSavedBefore(db, new Date(now.getTime() - days * 86_400_000));
    },
  };
}
