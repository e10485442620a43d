import { type Kysely, sql } from "kysely";

/** Position of the administrator, who holds every permission there is. */
const administrator = "01932f00-0000-7000-8000-00000000a001";

/** Questions, manuals, legal documents, public pages: each a line of versions, and the order of each kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table articles (
      id uuid primary key,
      kind text not null check (kind in ('faq', 'manual', 'legal', 'page')),
      slug text not null constraint articles_slug unique
    )`.execute(db);
  await sql`
    create table article_versions (
      id uuid primary key,
      article_id uuid not null references articles (id) on delete cascade,
      number integer not null,
      state text not null check (state in ('draft', 'published', 'replaced', 'withdrawn')),
      content jsonb not null,
      file_ids jsonb not null,
      search_key text not null,
      revision integer not null default 1,
      saved_at timestamptz not null,
      saved_by text,
      due_at timestamptz,
      published_at timestamptz,
      published_by text,
      reason text,
      ended_at timestamptz,
      unique (article_id, number)
    )`.execute(db);
  await sql`create unique index article_versions_draft on article_versions (article_id) where state = 'draft'`.execute(
    db,
  );
  await sql`create unique index article_versions_in_force on article_versions (article_id) where state = 'published'`.execute(
    db,
  );
  await sql`create index article_versions_due on article_versions (due_at) where due_at is not null`.execute(db);
  await sql`create index article_versions_files on article_versions using gin (file_ids)`.execute(db);
  await sql`
    create table article_arrangements (
      kind text primary key,
      version integer not null default 1,
      loose jsonb not null default '[]',
      sections jsonb not null default '[]'
    )`.execute(db);
  await sql`insert into article_arrangements (kind) values ('faq'), ('manual'), ('legal'), ('page')`.execute(db);
  await sql`
    update positions set version = version + 1, codes = (
      select jsonb_agg(distinct code) from (
        select jsonb_array_elements_text(codes) as code
        union select unnest(array['create:article', 'update:article', 'publish:article'])) as every)
    where id = ${administrator}`.execute(db);
}
