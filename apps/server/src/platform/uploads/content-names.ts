import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db, Transaction } from "../database/database.js";

/**
 * Holds content for the rest of a transaction: whoever names it shares the lock until the commit, whoever removes it holds
 * it alone.
 */
export async function lockContent(transaction: Transaction, sha256: string, how: "shared" | "alone"): Promise<void> {
  const lock = createHash("sha256").update(`content\0${sha256}`).digest().readBigInt64BE().toString();
  const take = sql.raw(how === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock");
  await sql`select ${take}(${lock}::text::bigint)::text`.execute(transaction);
}

/** Tables of papers that are put into the store as they are printed. */
const printed = ["documents", "bank_day_statements", "svod_statements"] as const;

/** Which of some hashes something names: a file that somebody brought, or a document that was put on paper. */
export async function namedAmong(db: Db | Transaction, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const tables = ["stored_file", ...printed].map(
    (table) => sql`select sha256 from ${sql.table(table)} where sha256 = any(${[...hashes]}::text[])`,
  );
  const { rows } = await sql<{ sha256: string }>`${sql.join(tables, sql` union `)}`.execute(db);
  return new Set(rows.map(({ sha256 }) => sha256));
}
