import { sql, type SqlBool } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { ReportSchedulesTable } from "../../schema/tables/own-reports.js";
import type { Selectable } from "kysely";

/** A schedule as it is stored, with whom it sends to. */
export type ScheduleRecord = Selectable<ReportSchedulesTable> & {
  readonly readers: readonly { readonly id: string; readonly name: string }[];
};

function select(db: Db | Transaction) {
  return db
    .selectFrom("report_schedules as s")
    .selectAll("s")
    .select(
      sql<ScheduleRecord["readers"]>`coalesce((
        select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.sort_key, u.id)
        from report_readers as r join users as u on u.id = r.user_id where r.schedule_id = s.id), '[]')`.as("readers"),
    );
}

/** A person's schedules of a report, the first made first. */
export async function schedulesOf(db: Db, owner: string, report: string): Promise<ScheduleRecord[]> {
  return select(db)
    .where("s.owner_id", "=", owner)
    .where("s.report", "=", report)
    .orderBy("s.created_at")
    .orderBy("s.id")
    .execute();
}

/** A schedule by its id. */
export async function findSchedule(db: Db | Transaction, id: string): Promise<ScheduleRecord | undefined> {
  return select(db).where("s.id", "=", id).executeTakeFirst();
}

/** Locks a schedule until the transaction ends: whoever comes second sees what the first has written. */
export async function lockReportSchedule(transaction: Transaction, id: string): Promise<void> {
  await transaction.selectFrom("report_schedules").select("id").where("id", "=", id).forUpdate().execute();
}

/** Schedules whose moment has come, the longest waiting first. */
export async function dueSchedules(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("report_schedules")
    .select("id")
    .where("next_at", "<=", now)
    .where("paused", "=", false)
    .orderBy("next_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many schedules a person has. */
export async function countSchedules(transaction: Transaction, owner: string): Promise<number> {
  const { count } = await transaction
    .selectFrom("report_schedules")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("owner_id", "=", owner)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of some people who are staff and whose territory lies in another. */
export async function staffWithin(
  transaction: Transaction,
  people: readonly string[],
  territory: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom("users")
    .select("id")
    .where(sql<SqlBool>`id = any(${people}::uuid[])`)
    .where("is_staff", "=", true)
    .where(sql<SqlBool>`starts_with(territory, ${territory}::text)`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes a new schedule with whom it sends to. */
export async function insertSchedule(
  transaction: Transaction,
  row: Pick<
    Selectable<ReportSchedulesTable>,
    "id" | "owner_id" | "report" | "own_report_id" | "every" | "on_day" | "time" | "ends_on" | "next_at" | "created_at"
  >,
  readers: readonly string[],
): Promise<void> {
  await transaction.insertInto("report_schedules").values(row).execute();
  await transaction
    .insertInto("report_readers")
    .values(readers.map((user) => ({ schedule_id: row.id, user_id: user })))
    .execute();
}

/** Pauses a schedule, or lets it go on, under the next version. */
export async function setPaused(
  transaction: Transaction,
  { id, version }: Pick<ScheduleRecord, "id" | "version">,
  { paused, nextAt }: { readonly paused: boolean; readonly nextAt: Date | null },
): Promise<void> {
  await transaction
    .updateTable("report_schedules")
    .set({ paused, next_at: nextAt, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

/** Notes that a schedule was sent, and when it is next. */
export async function setSent(
  transaction: Transaction,
  id: string,
  { at, to, nextAt }: { readonly at: Date; readonly to: number; readonly nextAt: Date | null },
): Promise<void> {
  await transaction
    .updateTable("report_schedules")
    .set({ last_sent_at: at, last_sent_to: to, next_at: nextAt })
    .where("id", "=", id)
    .execute();
}

/** Ends a schedule. */
export async function deleteSchedule(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom("report_schedules").where("id", "=", id).execute();
}
