import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { planBatch } from "./due.js";
import { behind, type PlanReading } from "./queries.js";
import type { ScheduleRecord } from "./schedule.js";

/** Running schedules that fell behind and nobody was told of, or were told of and have caught up. */
export async function findTurned(
  db: Db,
  reading: Pick<PlanReading, "today" | "latePercent">,
  after: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from schedules as s
    where s.state = 'schedule_running' and ${after === undefined ? sql`true` : sql`s.id > ${after}`}
      and s.told_late <> ${behind(reading)}
    order by s.id limit ${planBatch}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keeps whether people know that a schedule is behind. @returns whether that changed */
export async function keepToldLate(
  transaction: Transaction,
  { home_region, id }: Pick<ScheduleRecord, "home_region" | "id">,
  late: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("schedules")
    .set({ told_late: late })
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .where("told_late", "<>", late)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
