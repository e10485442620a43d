import { sql } from "kysely";
import type { Db } from "./database.js";

/** What nobody but the schema's owner may change once it is written. */
const appendOnly = new Set(["history_entry", "history_personal", "history_root"]);
/** Kysely's own record of the migrations: the owner's business. */
const readOnly = new Set(["kysely_migration", "kysely_migration_lock"]);

/**
 * Gives the running role what it needs and no more: read and write everywhere, except that history can only be read
 * and appended to. Runs as the owner of the schema, after every migration.
 */
export async function grantToRunningRole(owner: Db, role: string): Promise<void> {
  const to = sql.id(role);
  await sql`grant usage on schema public to ${to}`.execute(owner);
  await sql`grant usage, select on sequence history_position to ${to}`.execute(owner);
  // Not "all tables": some belong to PostGIS, whose owner is another one.
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tableowner = current_user`.execute(owner);
  for (const { name } of rows) {
    const table = sql.table(name);
    const rights = readOnly.has(name)
      ? "select"
      : appendOnly.has(name)
        ? "select, insert"
        : "select, insert, update, delete";
    await sql`revoke all on ${table} from ${to}`.execute(owner);
    await sql`grant ${sql.raw(rights)} on ${table} to ${to}`.execute(owner);
  }
  const { rows: views } = await sql<{ name: string }>`
    select viewname as name from pg_views where schemaname = 'public' and viewowner = current_user`.execute(owner);
  for (const { name } of views) await sql`grant select on ${sql.table(name)} to ${to}`.execute(owner);
}
