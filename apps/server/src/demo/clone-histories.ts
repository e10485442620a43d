import { sql } from "kysely";
import type { Transaction } from "../platform/database/database.js";
import { entryHash, genesis, type HashedEntry } from "../platform/history/chain.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { among, columnsOf, type Renaming, rowsOf } from "./clone-rows.js";

/** Clones the histories of records, their chains hashed anew; what was renamed already is named by its new id in them. */
export async function cloneHistories(
  transaction: Transaction,
  kind: "application" | "area",
  ids: readonly string[],
  { rename, renamed }: Renaming,
): Promise<void> {
  const entries = await transaction
    .selectFrom("history_entry")
    .selectAll()
    .where("record_kind", "=", kind)
    .where("record_id", "in", [...ids])
    .orderBy("record_id")
    .orderBy("sequence")
    .execute();
  let previous = genesis;
  const cloned = entries.map(({ position: _position, hash: _hash, previous_hash: _previous, ...entry }) => {
    if (entry.sequence === 1) previous = genesis;
    const row: HashedEntry = {
      ...entry,
      record_id: String(rename(entry.record_id)),
      params: Object.fromEntries(Object.entries(entry.params ?? {}).map(([name, value]) => [name, renamed(value)])),
    };
    const before = previous;
    previous = entryHash(before, row);
    return {
      ...row,
      at: entry.at.toISOString(),
      personal_hash: hexOf(entry.personal_hash),
      previous_hash: hexOf(before),
      hash: hexOf(previous),
    };
  });
  await sql`
    insert into history_entry (${sql.join(columnsOf(cloned).map((name) => sql.ref(name)))})
    select ${sql.join(columnsOf(cloned).map((name) => sql.ref(name)))}
    from jsonb_populate_recordset(null::history_entry, ${jsonb(cloned)})`.execute(transaction);
  const personal = await rowsOf(
    transaction,
    sql`
    select to_jsonb(p) as row from history_personal as p
    where record_kind = ${kind} and ${among("record_id", ids)}`,
  );
  await sql`
    insert into history_personal
    select * from jsonb_populate_recordset(null::history_personal, ${jsonb(
      personal.map((row) => ({ ...row, record_id: rename(row["record_id"]) })),
    )})`.execute(transaction);
}

function hexOf(bytes: Buffer | null): string | null {
  return bytes === null ? null : `\\x${bytes.toString("hex")}`;
}
