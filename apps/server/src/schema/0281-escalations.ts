import { type Kysely, sql } from "kysely";

/** Which overdue terms went to whom: one row a level, so that no level is reached twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table escalations (
      home_region text not null,
      application_id uuid not null,
      status_since timestamptz not null,
      level integer not null check (level > 0),
      -- The body that is told: that of the level, or the highest above the application where there are fewer levels.
      organisation_id uuid references organisations (id),
      days_late integer not null,
      at timestamptz not null,
      primary key (home_region, application_id, status_since, level)
    )`.execute(db);
}
