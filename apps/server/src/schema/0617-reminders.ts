import { type Kysely, sql } from "kysely";

/** Which reminder of an awaited conclusion was sent last: that its term is near (`soon`), or over (`late`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table step_organisations add column reminded text check (reminded in ('soon', 'late'))`.execute(db);
  // What a job asks for each minute: the few that it has not told of.
  await sql`
    create index step_organisations_unreminded on step_organisations (due_at)
    where state = 'awaited' and (reminded is null or reminded = 'soon')`.execute(db);
}
