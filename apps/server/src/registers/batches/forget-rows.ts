import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import type { Job } from "../../platform/jobs/jobs.js";
import type { BatchKind } from "./batch-kind.js";
import { settingAt } from "../../platform/dated-settings/queries.js";

/**
 * The job that forgets what rows said which never became anything: a survey holds names and numbers of persons, and
 * nobody goes on with one that has lain for as long as a draft may. What became of its rows stays; one that was stopped
 * can be gone on with no more, and its rows say so.
 */
export function forgetBatchRowsJob(db: Db, kinds: readonly BatchKind[]): Job {
  const forgetting = kinds.filter(({ forgets }) => forgets).map(({ declared }) => declared.kind);
  return {
    name: "imports.forget-rows",
    lane: "upkeep",
    everySeconds: 86_400,
    tick: async (now) => {
      const days = await settingAt(db, "drafts.days", now);
      const before = new Date(now.getTime() - days * 86_400_000);
      await sql`
        with stopped as (
          update batches set state = 'applied', stopped_in = null, version = version + 1
          where state = 'stopped' and stopped_in = 'applying' and at < ${before} and kind = any(${forgetting}) returning id)
        update batch_rows as r set kind = 'wrong',
          faults = '[{"code": "row-forgotten", "field": null, "column": null, "value": ""}]'
        from stopped as s where s.id = r.batch_id and r.kind in ('new', 'changed', 'over')`.execute(db);
      await sql`
        update batch_rows as r set cells = '[]', shape = null, about = ''
        from batches as b
        where b.id = r.batch_id and r.cells <> '[]' and b.at < ${before} and b.kind = any(${forgetting})
          and b.state in ('uploaded', 'checked', 'applied', 'undone', 'stopped')`.execute(db);
    },
  };
}
