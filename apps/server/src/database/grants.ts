import { sql } from "kysely";
import type { Db } from "./database.js";

/** What nobody but the schema's owner may change once it is written. */
const appendOnly = ["history_entry", "history_personal", "history_root"];

/**
 * Gives the running role what it needs and no more: read and write everywhere, except that history can only be read
 * and appended to. Runs as the owner of the schema, after every migration.
 */
export async function grantToRunningRole(owner: Db, role: string): Promise<void> {
  await sql`grant usage on schema public to ${sql.id(role)}`.execute(owner);
  await sql`grant select, insert, update, delete on all tables in schema public to ${sql.id(role)}`.execute(owner);
  await sql`grant usage, select on all sequences in schema public to ${sql.id(role)}`.execute(owner);
  for (const table of appendOnly) {
    // oxlint-disable-next-line no-await-in-loop -- three short statements
    await sql`revoke update, delete, truncate on ${sql.table(table)} from ${sql.id(role)}`.execute(owner);
  }
}
