import { type Kysely, sql } from "kysely";

/** Runs of diagrams over applications, and the conclusions given in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table runs (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      sequence integer not null,
      version_id uuid not null references diagram_versions,
      resolution jsonb not null,
      state text not null check (state in ('running', 'ended', 'cancelled')),
      outcome text check (outcome in ('positive', 'negative')),
      started_at timestamptz not null,
      ended_at timestamptz,
      primary key (home_region, id),
      unique (home_region, application_id, sequence),
      foreign key (home_region, application_id) references applications on delete cascade
    )`.execute(db);
  await sql`
    create unique index runs_running on runs (home_region, application_id) where state = 'running'`.execute(db);
  await sql`create index runs_version on runs (version_id) where state = 'running'`.execute(db);

  // Which organisations a step asks, and how far it has come with each; what organisations may see follows from it.
  await sql`
    create table step_bodies (
      home_region text not null,
      run_id uuid not null,
      step_id text not null,
      organisation_id uuid not null references organisations,
      application_id uuid not null,
      state text not null check (state in ('waiting', 'awaited', 'given', 'passed')),
      due_at timestamptz,
      primary key (home_region, run_id, step_id, organisation_id),
      foreign key (home_region, run_id) references runs on delete cascade
    )`.execute(db);
  await sql`
    create index step_bodies_organisation on step_bodies (organisation_id, application_id)
      where state <> 'waiting'`.execute(db);
  await sql`
    create index step_bodies_awaited on step_bodies (organisation_id, application_id)
      where state = 'awaited'`.execute(db);
  await sql`create index step_bodies_application on step_bodies (application_id)`.execute(db);

  await sql`
    create table conclusions (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      run_id uuid not null,
      sequence integer not null,
      type text not null check (type in ('given', 'superseded')),
      step_id text not null,
      organisation_id uuid not null references organisations,
      verdict text not null check (verdict in ('positive', 'negative')),
      summary text not null,
      answers jsonb not null,
      file_ids jsonb not null,
      field_group_id integer not null references field_groups,
      field_group_version integer not null,
      by_name text,
      by_user uuid,
      at timestamptz not null,
      carried boolean not null default false,
      version integer not null default 1,
      primary key (home_region, id),
      unique (home_region, run_id, sequence),
      foreign key (home_region, run_id) references runs on delete cascade
    )`.execute(db);
  await sql`create index conclusions_application on conclusions (home_region, application_id)`.execute(db);
}
