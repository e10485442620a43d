import { type Kysely, sql } from "kysely";

/**
 * Results of reports that were kept: what each said stays, word for word. What was entered into the journal since a moment
 * is looked up by it, for reports that are asked as of one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_reports (
      id uuid primary key,
      report text not null,
      territory text not null,
      organisation_id uuid references organisations,
      content text not null,
      sha256 text not null,
      kept_by uuid not null references users,
      kept_at timestamptz not null
    )`.execute(db);
  await sql`create index kept_reports_report on kept_reports (report, id desc)`.execute(db);
  await sql`
    create trigger append_only before update or delete or truncate on kept_reports
    for each statement execute function refuse_history_change()`.execute(db);
  await sql`create index journal_entries_at on journal_entries (at)`.execute(db);
}
