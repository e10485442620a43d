import { type Kysely, sql } from "kysely";

/** The applications that each person keeps at hand: opened lately, pinned, or both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookmarks (
      user_id uuid not null references users on delete cascade,
      application_id uuid not null,
      home_region text not null,
      visited_at timestamptz,
      pinned_at timestamptz,
      primary key (user_id, application_id),
      foreign key (home_region, application_id) references applications (home_region, id) on delete cascade,
      check (visited_at is not null or pinned_at is not null)
    )`.execute(db);
  await sql`create index bookmarks_application on bookmarks (home_region, application_id)`.execute(db);
}
