import { type Kysely, sql } from "kysely";

/** Files of rows on their way into a register: what was read, what each row would do and did, and columns remembered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      id uuid primary key,
      -- What the rows become: of which register they are.
      kind text not null,
      file_name text not null,
      format text not null,
      encoding text,
      columns jsonb not null,
      -- The header, folded: by it a person's choice of columns is remembered.
      layout text not null,
      mapping jsonb not null,
      remembered boolean not null,
      -- The system of the shapes beside the rows; null where there are none.
      system jsonb,
      row_count integer not null,
      state text not null check (
        state in ('uploaded', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone')),
      -- Line up to which the rows have been gone through in this state, and how many they are.
      reached integer not null default 0,
      done integer not null default 0,
      by_id uuid not null references users,
      by_name text not null,
      at timestamptz not null,
      applied_at timestamptz,
      undone_at timestamptz,
      version integer not null default 1
    )`.execute(db);
  await sql`create index imports_order on imports (kind, id desc)`.execute(db);
  await sql`
    create index imports_at_work on imports (id) where state in ('checking', 'applying', 'undoing')`.execute(db);
  await sql`
    create table import_rows (
      import_id uuid not null references imports on delete cascade,
      line integer not null,
      -- Emptied once the row is entered: what it said then stands in the record, under the record's rules.
      cells jsonb not null,
      shape jsonb,
      kind text check (kind in ('new', 'wrong', 'entered', 'undone', 'kept')),
      -- By what a row is recognised a second time in the same file, and as what a person would find it.
      subject text,
      about text not null default '',
      faults jsonb not null default '[]',
      warnings jsonb not null default '[]',
      record_region text,
      record_id uuid,
      record_number text,
      primary key (import_id, line)
    )`.execute(db);
  await sql`create index import_rows_kind on import_rows (import_id, kind, line)`.execute(db);
  await sql`create index import_rows_subject on import_rows (import_id, subject) where subject is not null`.execute(db);
  await sql`
    create table import_mappings (
      user_id uuid not null references users on delete cascade,
      kind text not null,
      layout text not null,
      mapping jsonb not null,
      at timestamptz not null,
      primary key (user_id, kind, layout)
    )`.execute(db);
}
