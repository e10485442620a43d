import { Problem } from "../http/problem.js";
import type { Db, Transaction } from "../database/database.js";
import type { Job } from "../jobs/jobs.js";
import { keepLatestDrafts, putDraft, removeDraftsSavedBefore, type Draft, type DraftKey } from "./queries.js";

/** Largest draft, as JSON. */
const mostBytes = 256_000;
/** Drafts one person can have; the oldest make room. */
const mostPerPerson = 100;
/** Forgotten after so many days without a keystroke: they hold personal data. */
const keptDays = 90;

/**
 * Keeps what a person has typed.
 *
 * @throws {Problem} `payload-too-large`
 */
export async function saveDraft(transaction: Transaction, key: DraftKey, draft: Draft): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(draft.value)) > mostBytes) {
    throw new Problem("payload-too-large", { detail: `A draft holds at most ${mostBytes} bytes.` });
  }
  await putDraft(transaction, key, draft);
  await keepLatestDrafts(transaction, key.person, mostPerPerson);
}

/** Forgets abandoned drafts, daily. */
export function forgetDraftsJob(db: Db): Job {
  return {
    name: "forget-drafts",
    everySeconds: 86_400,
    tick: async (now) => removeDraftsSavedBefore(db, new Date(now.getTime() - keptDays * 86_400_000)),
  };
}
