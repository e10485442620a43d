import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";

/** Whether a schedule of a neighbourhood runs: then applications are opened there from its confirmed areas. */
export async function scheduleRuns(db: Db | Transaction, neighborhoodId: string): Promise<boolean> {
  const { rows } = await sql<{ runs: boolean }>`
    select exists (
      select from schedules where neighborhood_id = ${neighborhoodId} and state = 'schedule_running') as runs`.execute(
    db,
  );
  return rows[0]?.runs === true;
}
