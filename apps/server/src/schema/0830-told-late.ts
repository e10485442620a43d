import { type Kysely, sql } from "kysely";

/** Whether people know that a schedule is behind its line: each is told of once, until it has caught up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table schedules add column told_late boolean not null default false`.execute(db);
}
