import { tashkentDay } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Entries of an application's history `e` that tell of each. */
const entries = {
  submitted: sql<SqlBool>`e.to_state = 'to_conclusion'`,
  finished: sql<SqlBool>`e.to_state in ('registered', 'unregistered')`,
} as const;

const columns = { submitted: sql`a.submitted_on`, finished: sql`a.finished_on` } as const;

/**
 * Whether an application `a` had done something by a moment. The day on which it did it first never changes; what was
 * done on the moment's own day its moves tell.
 */
export function doneBy(what: keyof typeof entries, asOf: Date): RawBuilder<SqlBool> {
  const day = tashkentDay(asOf);
  return sql`(${columns[what]} < ${day}::date or (${columns[what]} = ${day}::date and exists (
    select from history_entry as e
    where e.home_region = a.home_region and e.record_kind = 'application' and e.record_id = a.id::text
      and e.at <= ${asOf} and ${entries[what]})))`;
}
