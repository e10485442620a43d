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

/** Which of some hashes something names: a file that somebody brought, or a document that was put on paper. */
export async function namedAmong(db: Db | Transaction, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const named = await db
    .selectFrom("stored_file")
    .select("sha256")
    .where("sha256", "in", [...hashes])
    .union(
      db
        .selectFrom("documents")
        .select((each) => each.ref("documents.sha256").$notNull().as("sha256"))
        .where("sha256", "in", [...hashes]),
    )
    .execute();
  return new Set(named.map(({ sha256 }) => sha256));
}
