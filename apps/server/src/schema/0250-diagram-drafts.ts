import { type Kysely, sql } from "kysely";

/** Drafts of diagrams that several people save, scenarios beside each version, and who published it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table diagrams add column version integer not null default 1`.execute(db);
  await sql`
    alter table diagram_versions
      add column scenarios jsonb not null default '[]',
      add column revision integer not null default 1,
      add column saved_at timestamptz,
      add column saved_by text,
      add column published_by text`.execute(db);
  await sql`
    create unique index diagram_versions_draft on diagram_versions (diagram_id) where state = 'draft'`.execute(db);
}
