import { type Kysely, sql } from "kysely";

/**
 * What staff write on an application for each other. Beside the history, which only says that it was written: words may
 * name people, and a chain forgets nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_notes (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      author_id uuid not null references users,
      organisation_id uuid references organisations,
      at timestamptz not null,
      text text not null,
      addressees uuid[] not null,
      primary key (home_region, id),
      foreign key (home_region, application_id) references applications (home_region, id) on delete cascade
    )`.execute(db);
  await sql`create index application_notes_application on application_notes (application_id, at desc, id desc)`.execute(
    db,
  );
}
