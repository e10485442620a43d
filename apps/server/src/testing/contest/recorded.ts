import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/**
 * What the database says was done: acts by application and name, money by application, and each application's version.
 */
export interface Recorded {
  readonly done: ReadonlyMap<string, number>;
  readonly paid: ReadonlyMap<string, number>;
  /** Applications whose version is not one more than their moves and changes of facts. */
  readonly lost: readonly string[];
}

/** Reads what was done from `since` on. */
export async function readRecorded(db: Db, since: Date): Promise<Recorded> {
  const { rows } = await sql<{ id: string; name: string; times: number }>`
    select record_id as id, case action
        when 'application.moved' then params ->> 'move'
        when 'facts.changed' then 'facts'
        when 'request.answered' then 'answer'
        else action end as name, count(*) as times
    from history_entry
    where record_kind = 'application' and at >= ${since} and actor is not null
      and (action in ('application.moved', 'facts.changed', 'request.answered')
        or action in ('conclusion.given', 'conclusion.superseded'))
    group by 1, 2`.execute(db);
  const receipts = await sql<{ id: string; paid: number }>`
    select application_id as id, sum(amount)::bigint as paid from receipts group by 1`.execute(db);
  const versions = await sql<{ id: string }>`
    select a.id from applications as a
    where a.version <> 1 + (select count(*) from history_entry as h
      where h.home_region = a.home_region and h.record_kind = 'application' and h.record_id = a.id::text
        and h.action in ('application.moved', 'facts.changed'))`.execute(db);
  const done = new Map<string, number>();
  for (const { id, name, times } of rows) {
    // A conclusion that ends a run is told twice, as itself and as the move it makes.
    if (name === "give_conclusion") continue;
    const key = `${id} ${name.startsWith("conclusion.") ? "give_conclusion" : name}`;
    done.set(key, (done.get(key) ?? 0) + times);
  }
  return {
    done,
    paid: new Map(receipts.rows.map(({ id, paid }) => [id, paid])),
    lost: versions.rows.map(({ id }) => id),
  };
}
