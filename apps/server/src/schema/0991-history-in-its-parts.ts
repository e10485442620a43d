import { type Kysely, sql } from "kysely";
import { demandFilled } from "./demand-filled.js";

/** What is named after its table: the key, and the indexes beside it. */
const named = ["pkey", "position", "actor"] as const;

/**
 * Puts the history's twin in parts, which holds every entry, in the place of the history (docs/decisions/0375). The old
 * table stands on as `history_entry_whole`, which nothing reads or writes, until the next version drops it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: parted } = await sql`
    select from pg_class where oid = 'history_entry'::regclass and relkind = 'p'`.execute(db);
  if (parted.length > 0) return;
  await demandFilled(db, "history-parts");
  // In the order of whoever writes: the history, and by its trigger the twin.
  await sql`lock table history_entry, history_entry_parted in access exclusive mode`.execute(db);
  await sql`drop trigger add_to_parts on history_entry`.execute(db);
  await sql`drop function add_to_parted_history()`.execute(db);
  await rename(db, "history_entry", "history_entry_whole");
  await rename(db, "history_entry_parted", "history_entry");
}

async function rename(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  await sql`alter table ${sql.table(from)} rename to ${sql.ref(to)}`.execute(db);
  for (const name of named) {
    await sql`alter index ${sql.ref(`${from}_${name}`)} rename to ${sql.ref(`${to}_${name}`)}`.execute(db);
  }
}
