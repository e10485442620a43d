import { sql, type Kysely } from "kysely";

/** Drafts of forms, per person (DESIGN §3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table draft (
      person text not null,
      form text not null,
      record text not null,
      value jsonb not null,
      base_version integer,
      saved_at timestamptz not null,
      primary key (person, form, record)
    )`.execute(db);
  await sql`create index draft_saved_at on draft (saved_at)`.execute(db);
}
