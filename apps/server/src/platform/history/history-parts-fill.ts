import { sql } from "kysely";
import type { Fill } from "../fills/fill.js";

/** The last entry of a chunk: region, kind and id of its record, and its number within it. */
type EntryKey = readonly [homeRegion: string, kind: string, id: string, sequence: number];

/** What was written before the database wrote each entry into the history's parts too (migration 0990). */
export const historyPartsFill: Fill = {
  name: "history-parts",
  why: "the history in parts by region",
  total: async (db) => {
    const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from history_entry`.execute(db);
    return rows[0]?.rows ?? 0;
  },
  // Entries never change: none has to be locked.
  chunk: async (transaction, after, limit) => {
    const [homeRegion, kind, id, sequence] = after === null ? ["", "", "", 0] : (JSON.parse(after) as EntryKey);
    const { rows } = await sql<{ key: EntryKey; rows: number }>`
      with chunk as materialized (
        select * from history_entry
        where (home_region, record_kind, record_id, sequence) > (${homeRegion}, ${kind}, ${id}, ${sequence}::integer)
        order by home_region, record_kind, record_id, sequence limit ${limit}
      ), added as (insert into history_entry_parted select * from chunk on conflict do nothing)
      select jsonb_build_array(home_region, record_kind, record_id, sequence) as key,
        (select count(*) from chunk)::integer as rows
      from chunk order by home_region desc, record_kind desc, record_id desc, sequence desc limit 1`.execute(
      transaction,
    );
    const [last] = rows;
    return last && { after: JSON.stringify(last.key), rows: last.rows };
  },
};
