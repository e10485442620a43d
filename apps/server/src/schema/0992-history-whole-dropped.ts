import { type Kysely, sql } from "kysely";

/** The parts of the history lack what the table before them holds. */
export class HistoryPartsLack extends Error {
  constructor(entry: string) {
    super(
      `The history's parts lack an entry that history_entry_whole holds, or hold another (${entry}). Nothing was dropped. ` +
        "Leave both tables as they are, go on with the version before this one, and compare them by the last backup.",
    );
    this.name = "HistoryPartsLack";
  }
}

/**
 * Drops what the history was before it had parts (docs/decisions/0375), once each of its entries is found in them with its
 * place and its hash. Where the history was made in parts there is nothing to drop.
 *
 * @throws {HistoryPartsLack}
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: never } = await sql`select where to_regclass('history_entry_whole') is null`.execute(db);
  if (never.length > 0) return;
  // Before it is read, so that nothing is read twice where a backup still holds it.
  await sql`lock table history_entry_whole in access exclusive mode`.execute(db);
  const { rows } = await sql<{ entry: string }>`
    select concat_ws(' ', w.home_region, w.record_kind, w.record_id, w.sequence) as entry
    from history_entry_whole as w
    left join history_entry as h using (home_region, record_kind, record_id, sequence)
    where (h.position, h.hash) is distinct from (w.position, w.hash) limit 1`.execute(db);
  const [lacking] = rows;
  if (lacking) throw new HistoryPartsLack(lacking.entry);
  await sql`drop table history_entry_whole`.execute(db);
}
