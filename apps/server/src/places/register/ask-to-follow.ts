import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";

/**
 * Something may have decided where the records lie of neighbourhoods that are no more: of these, or of those that they
 * came from. Looking at them is a job's (`cases/placing/follow.ts`).
 */
export async function askToFollow(transaction: Transaction, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await sql`
    with recursive before (code) as (
      select unnest(${[...codes]}::text[])
      union select s.from_code from before join place_successions as s on s.to_code = before.code
    )
    update neighborhoods as n set follow_asked = n.follow_asked + 1
    from before where n.id = before.code and not n.active`.execute(transaction);
}
