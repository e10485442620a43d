import type { Insertable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { ConclusionsTable, RunsTable } from "../../schema/tables/discussion.js";

/** Writes a conclusion of an organisation, the next of its run. */
export async function insertConclusion(
  transaction: Transaction,
  { answers, file_ids, ...conclusion }: Insertable<ConclusionsTable>,
): Promise<void> {
  await transaction
    .insertInto("conclusions")
    .values({ ...conclusion, answers: jsonb(answers), file_ids: jsonb(file_ids) })
    .execute();
}

/** Ends a run with its outcome. */
export async function endRun(
  transaction: Transaction,
  run: { readonly home_region: string; readonly id: string },
  outcome: RunsTable["outcome"],
  at: Date,
): Promise<void> {
  await transaction
    .updateTable("runs")
    .set({ state: "ended", outcome, ended_at: at })
    .where("home_region", "=", run.home_region)
    .where("id", "=", run.id)
    .execute();
}

/** When each step of a run that was asked has to be answered. */
export async function readStepsDue(
  db: Db | Transaction,
  homeRegion: string,
  runId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom("step_organisations")
    .select(["step_id", "due_at"])
    .where("home_region", "=", homeRegion)
    .where("run_id", "=", runId)
    .where("due_at", "is not", null)
    .execute();
  return new Map(rows.flatMap(({ step_id, due_at }) => (due_at === null ? [] : [[step_id, due_at]])));
}
