import { type Kysely, sql } from "kysely";
import { entryHash, genesis } from "../platform/history/chain.js";
import { regionLock } from "../platform/history/region-lock.js";
import { jsonb } from "../platform/sql/jsonb.js";

interface Made {
  readonly home_region: string;
  readonly id: string;
  readonly basket_reason: string;
  readonly number: string;
  readonly created_at: Date;
}

/** Areas of one turn. */
const turn = 500;

/**
 * Areas that migration 0802 made of applications begin their history, which it did not write: as those do that are made when
 * an application ends, at the moment that the area says it is of. What was written later shows by its position.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<Made>`
      select distinct on (a.home_region, a.id) a.home_region, a.id, a.basket_reason, a.created_at, p.number
      from areas as a join applications as p on p.home_region = a.home_region and p.area_id = a.id
      where a.source = 'application' and a.basket = 'not_registered' and not exists (
        select from history_entry as h
        where h.home_region = a.home_region and h.record_kind = 'area' and h.record_id = a.id::text)
      order by a.home_region, a.id, p.created_at limit ${turn}`.execute(db);
    for (const region of new Set(rows.map(({ home_region }) => home_region))) {
      await sql`select pg_advisory_xact_lock_shared(${regionLock(region)}::text::bigint)`.execute(db);
    }
    for (const area of rows) await begin(db, area);
    if (rows.length < turn) return;
  }
}

async function begin(db: Kysely<unknown>, area: Made): Promise<void> {
  const { home_region, id, basket_reason, number, created_at: at } = area;
  const row = {
    home_region,
    record_kind: "area",
    record_id: id,
    sequence: 1,
    at,
    actor: null,
    impersonator: null,
    action: "area.created",
    from_state: null,
    to_state: "not_registered",
    reason: basket_reason,
    changes: [],
    params: { number },
    personal_hash: null,
  };
  await sql`
    insert into history_entry (home_region, record_kind, record_id, sequence, at, action, to_state, reason, changes, params,
      previous_hash, hash)
    values (${home_region}, ${row.record_kind}, ${id}, ${row.sequence}, ${at}, ${row.action}, ${row.to_state}, ${basket_reason},
      ${jsonb(row.changes)}, ${jsonb(row.params)}, ${genesis}, ${entryHash(genesis, row)})`.execute(db);
}
