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

/** Tables that name content, each by a column `sha256` beside its `size`. */
const naming = ["stored_file", ...printed] as const;

/** Which of some hashes something names: a file that somebody brought, or a document that was put on paper. */
export async function namedAmong(db: Db | Transaction, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const tables = naming.map(
    (table) => sql`select sha256 from ${sql.table(table)} where sha256 = any(${[...hashes]}::text[])`,
  );
  const { rows } = await sql<{ sha256: string }>`${sql.join(tables, sql` union `)}`.execute(db);
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Content that something names, with what is recorded of its length. */
export interface NamedContent {
  readonly sha256: string;
  /** Bytes: more than one where records of one content disagree. */
  readonly sizes: readonly number[];
}

/** Hashes read at once. */
const page = 500;

/** All content that something names, in order of its hash. */
export async function* allNamed(db: Db): AsyncGenerator<NamedContent> {
  for (let after = ""; ;) {
    const tables = naming.map(
      (table) => sql`(select sha256, array_agg(distinct size) as sizes from ${sql.table(table)}
        where sha256 > ${after} group by sha256 order by sha256 limit ${page})`,
    );
    const { rows } = await sql<{ sha256: string; sizes: number[] }>`
      select sha256, array_agg(distinct size) as sizes
      from (${sql.join(tables, sql` union all `)}) named, unnest(sizes) size
      group by sha256 order by sha256 limit ${page}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = last.sha256;
  }
}

/** What names a content: `table id`, in order. */
export async function namesOf(db: Db, sha256: string): Promise<readonly string[]> {
  const tables = naming.map(
    (table) => sql`select ${table}::text || ' ' || id::text as name from ${sql.table(table)} where sha256 = ${sha256}`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(tables, sql` union all `)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
