import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "../database/database.js";
import { withTransaction } from "../database/transaction.js";
import type { LegalJob } from "../jobs/jobs.js";
import { settingAt } from "../dated-settings/queries.js";
import type { FileStore } from "./file-store.js";
import { strangers } from "./stranger.js";

/** Files looked at in one transaction. */
const batch = 100;

/** Whether no objection, the one thing that strangers attach files to, holds a file. */
const unheld: RawBuilder<SqlBool> = sql`not exists (
  select from objections as o where o.file_ids @> jsonb_build_array(f.id) or o.redacted_file_ids @> jsonb_build_array(f.id))`;

/**
 * Forgets, daily, files that strangers uploaded and never sent an objection with: after the days of the setting
 * `strangers-files.days`, and never before a draft that may name them is forgotten (`drafts.days`). They hold personal
 * data, and whoever wanted to could fill the disk with them.
 */
export function forgetStrangersFilesJob(db: Db, files: FileStore): LegalJob {
  return {
    name: "forget-strangers-files",
    lane: "upkeep",
    everySeconds: 86_400,
    tick: async (now) => {
      const days = Math.max(await settingAt(db, "strangers-files.days", now), await settingAt(db, "drafts.days", now));
      const before = new Date(now.getTime() - days * 86_400_000);
      let found: number;
      do {
        found = await forgetSome(db, files, before);
      } while (found === batch);
    },
  };
}

/** @returns how many were looked at */
async function forgetSome(db: Db, files: FileStore, before: Date): Promise<number> {
  const { found, contents } = await withTransaction(db, async (transaction) => {
    // Whoever attaches one of them just now holds it: it is not waited for, and no longer unheld the next time.
    const { rows } = await sql<{ id: string }>`
      select f.id from stored_file as f
      where f.uploaded_by like ${`${strangers}%`} and f.uploaded_at < ${before} and ${unheld}
      order by f.uploaded_at limit ${batch} for update skip locked`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { found: 0, contents: [] };
    await transaction.deleteFrom("download_ticket").where("file_id", "in", ids).execute();
    // Asked once more under the lock: an objection may have been committed since.
    const { rows: gone } = await sql<{ sha256: string }>`
      delete from stored_file as f where f.id in (${sql.join(ids)}) and ${unheld} returning f.sha256`.execute(
      transaction,
    );
    return { found: ids.length, contents: gone.map(({ sha256 }) => sha256) };
  });
  for (const sha256 of new Set(contents)) {
    await files.removeUnnamed(sha256);
  }
  return found;
}
