import { searchKey } from "@yer/api/formats";
import { type Kysely, sql } from "kysely";

/**
 * What staff need to work on objections: a number for the receipt, the redacted copy, groups of those that say the same,
 * a key to search by; and the occupier's consent to a charge.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table objections
      add column sequence integer,
      add column group_id uuid,
      add column text_key text,
      add column search_key text,
      add column taken_by text,
      add column redacted_text text,
      add column redacted_file_ids jsonb not null default '[]',
      add column redacted_by text,
      add column redacted_at timestamptz`.execute(db);
  await sql`alter table complaints add column sequence integer`.execute(db);
  for (const table of ["objections", "complaints"]) {
    await sql`
      update ${sql.table(table)} as o set sequence = n.nth from (
        select home_region, id, row_number() over (partition by home_region, application_id order by at, id) as nth
        from ${sql.table(table)}) as n
      where n.home_region = o.home_region and n.id = o.id`.execute(db);
    await sql`alter table ${sql.table(table)} alter column sequence set not null`.execute(db);
    await sql`create unique index ${sql.raw(`${table}_sequence`)} on ${sql.table(table)}
      (home_region, application_id, sequence)`.execute(db);
    await sql`create index ${sql.raw(`${table}_order`)} on ${sql.table(table)} (at, id)`.execute(db);
    await sql`create index ${sql.raw(`${table}_id`)} on ${sql.table(table)} (id)`.execute(db);
  }
  await keyOldRows(db);
  await sql`
    alter table objections
      alter column group_id set not null,
      alter column text_key set not null,
      alter column search_key set not null,
      add check ((redacted_text is null) = (redacted_at is null) and (redacted_text is null) = (redacted_by is null))
  `.execute(db);
  await sql`
    create index objections_search on objections
      using gin (array_to_tsvector(string_to_array(search_key, ' ')))`.execute(db);
  await sql`create index objections_number on objections (objector_number)`.execute(db);
  await sql`create index objections_phone on objections (objector_phone)`.execute(db);
  await sql`create index objections_group on objections (home_region, group_id)`.execute(db);
  await sql`
    create index objections_redacted_files on objections using gin (redacted_file_ids jsonb_path_ops)`.execute(db);
  await sql`create index complaints_number on complaints (complainant_number)`.execute(db);
  await sql`alter table charges add column consented_at timestamptz, add column consented_by text`.execute(db);
}

/** Objections of before: each a group of its own, with keys made as those to come will be. */
async function keyOldRows(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ home_region: string; id: string; text: string; name: string; number: string }>`
    select o.home_region, o.id, o.text, o.objector_name as name, a.number || '-e' || o.sequence as number
    from objections as o
    join applications as a on a.home_region = o.home_region and a.id = o.application_id`.execute(db);
  for (const row of rows) {
    await sql`
      update objections set group_id = id, text_key = ${searchKey(row.text)},
        search_key = ${searchKey(`${row.number} ${row.name}`)}
      where home_region = ${row.home_region} and id = ${row.id}`.execute(db);
  }
}
