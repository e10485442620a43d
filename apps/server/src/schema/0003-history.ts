import { sql, type Kysely } from "kysely";

/** The append-only history: chains of entries, personal values beside them, signed roots over them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence history_position`.execute(db);
  await sql`
    create table history_entry (
      home_region text not null,
      record_kind text not null,
      record_id text not null,
      sequence integer not null check (sequence > 0),
      position bigint not null default nextval('history_position'),
      at timestamptz not null,
      actor text,
      impersonator text,
      action text not null,
      from_state text,
      to_state text,
      reason text,
      changes jsonb not null,
      params jsonb not null,
      personal_hash bytea,
      previous_hash bytea not null,
      hash bytea not null,
      primary key (home_region, record_kind, record_id, sequence)
    )`.execute(db);
  await sql`create index history_entry_position on history_entry (home_region, position)`.execute(db);
  await sql`create index history_entry_actor on history_entry (actor, at)`.execute(db);
  await sql`
    create table history_personal (
      home_region text not null,
      record_kind text not null,
      record_id text not null,
      sequence integer not null,
      salt bytea not null,
      changes jsonb not null,
      primary key (home_region, record_kind, record_id, sequence)
    )`.execute(db);
  await sql`
    create table history_root (
      home_region text not null,
      number integer not null check (number > 0),
      at timestamptz not null,
      until_position bigint not null,
      leaves integer not null,
      root bytea not null,
      previous bytea not null,
      signature bytea not null,
      primary key (home_region, number)
    )`.execute(db);

  // Rights keep the running role out; this keeps mistakes out, also where one role owns everything.
  await sql`
    create function refuse_history_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  for (const table of ["history_entry", "history_root"]) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_history_change()`.execute(db);
  }
}
