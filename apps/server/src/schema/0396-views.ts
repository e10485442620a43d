import { type Kysely, sql } from "kysely";

/** States of registers kept under names, which of them a register opens in, and who is told of what enters them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table views (
      id uuid primary key,
      register text not null,
      owner_id uuid not null references users on delete cascade,
      name text not null,
      shared boolean not null,
      query text not null,
      version integer not null default 1,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index views_own on views (owner_id, register, lower(name)) where not shared`.execute(db);
  await sql`create unique index views_shared on views (register, lower(name)) where shared`.execute(db);
  await sql`
    create table view_choices (
      user_id uuid not null references users on delete cascade,
      register text not null,
      view_id uuid not null references views on delete cascade,
      primary key (user_id, register)
    )`.execute(db);
  await sql`create index view_choices_view on view_choices (view_id)`.execute(db);
  await sql`
    create table view_watches (
      view_id uuid not null references views on delete cascade,
      user_id uuid not null references users on delete cascade,
      -- Null until what is in the view at the beginning is known: of that nobody is told.
      looked_at timestamptz,
      primary key (view_id, user_id)
    )`.execute(db);
  await sql`create index view_watches_person on view_watches (user_id)`.execute(db);
  await sql`create index view_watches_due on view_watches (looked_at nulls first)`.execute(db);
  await sql`
    create table view_members (
      view_id uuid not null,
      user_id uuid not null,
      home_region text not null,
      application_id uuid not null,
      primary key (view_id, user_id, application_id),
      foreign key (view_id, user_id) references view_watches on delete cascade,
      foreign key (home_region, application_id) references applications (home_region, id) on delete cascade
    )`.execute(db);
  await sql`create index view_members_file on view_members (home_region, application_id)`.execute(db);
  await sql`
    update positions set version = version + 1, codes = codes || '["share:view"]'::jsonb
    where codes ? 'hand_over:work' and not codes ? 'share:view'`.execute(db);
}
