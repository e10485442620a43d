import { type Kysely, type RawBuilder, sql } from "kysely";

/**
 * Makes an index of a table that people write to, which go on meanwhile: for a migration with `inTransaction = false`.
 * One that was broken off leaves an index that nothing reads and every write pays for; it is made anew.
 *
 * @param definition what follows its name: `on applications (status, id) where …`.
 */
export async function createIndex(db: Kysely<unknown>, name: string, definition: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await dropIndex(db, name);
  await sql`create index ${concurrently(db)} if not exists ${sql.id(name)} ${definition}`.execute(db);
}

/** Takes away an index that people's statements may be reading, without waiting in their way; see {@link createIndex}. */
export async function dropIndex(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`drop index ${concurrently(db)} if exists ${sql.id(name)}`.execute(db);
}

/** A new database, which nobody works with, is made in a transaction. */
const concurrently = (db: Kysely<unknown>): RawBuilder<unknown> => (db.isTransaction ? sql`` : sql`concurrently`);
