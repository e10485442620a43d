import { sql } from "kysely";
import type { Db } from "../database/database.js";
import type { Job } from "../jobs/jobs.js";
import { settingAt } from "../settings/queries.js";

/**
 * The job that forgets what rows said which never became anything: a survey holds names and numbers of persons, and
 * nobody goes on with one that has lain for as long as a draft may. What became of its rows stays.
 */
export function forgetImportRowsJob(db: Db): Job {
  return {
    name: "imports.forget-rows",
    everySeconds: 86_400,
    tick: async (now) => {
      const days = await settingAt(db, "drafts.days", now);
      await sql`
        update import_rows as r set cells = '[]', shape = null, about = ''
        from imports as i
        where i.id = r.import_id and r.cells <> '[]' and i.at < ${new Date(now.getTime() - days * 86_400_000)}
          and i.state in ('uploaded', 'checked', 'applied', 'undone')`.execute(db);
    },
  };
}
