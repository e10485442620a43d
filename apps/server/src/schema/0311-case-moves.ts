import { type Kysely, sql } from "kysely";

/** Acts that move running cases to another version of their diagram, and what became of each case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_moves (
      id uuid primary key,
      diagram_id uuid not null references diagrams,
      from_version uuid not null references diagram_versions,
      to_version uuid not null references diagram_versions,
      steps jsonb not null,
      reason text not null,
      by_user uuid not null,
      by_impersonator uuid,
      by_name text not null,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index case_moves_open on case_moves (id) where ended_at is null`.execute(db);
  await sql`create index case_moves_diagram on case_moves (diagram_id, id)`.execute(db);
  await sql`
    create table case_move_files (
      move_id uuid not null references case_moves,
      application_id uuid not null,
      number text not null,
      state text not null check (state in ('pending', 'moved', 'refused')),
      result jsonb,
      at timestamptz,
      primary key (move_id, application_id)
    )`.execute(db);
  await sql`
    create index case_move_files_pending on case_move_files (move_id, application_id) where state = 'pending'`.execute(
    db,
  );
}
