import type { QueueStatus } from "@yer/api/contract/my-work";
import { type RawBuilder, sql } from "kysely";
import type { ApplicationScope } from "../../identity/access/scope.js";
import { inAggregateTerritory } from "../../platform/lists/territory.js";
import type { Db } from "../../platform/database/database.js";

/** How many applications stand in a status. */
export interface StandingQueue {
  readonly status: QueueStatus;
  readonly total: number;
  readonly late: number;
  /** The last day of the term that ends first; null where none has an end. */
  readonly due: string | null;
}

/** Applications of a scope by status, from the numbers kept by district and last day: as bounded as there are of those. */
export async function standingQueues(
  db: Db,
  { territory, organisationId }: ApplicationScope,
  statuses: readonly QueueStatus[],
  today: string,
): Promise<StandingQueue[]> {
  if (statuses.length === 0) return [];
  const lines: RawBuilder<unknown> =
    organisationId === null
      ? sql`standing_counts as a where ${inAggregateTerritory(territory)}`
      : sql`organisation_counts as a where a.organisation_id = ${organisationId} and ${inAggregateTerritory(territory)}`;
  const { rows } = await sql<StandingQueue>`
    select l.status, sum(l.total)::integer as total,
      coalesce(sum(l.total) filter (where l.due_day < ${today}::date), 0)::integer as late,
      (min(l.due_day) filter (where l.due_day < 'infinity'))::text as due
    from (
      select a.status, a.due_day, sum(a.total) as total from ${lines} and a.status in (${sql.join([...statuses])})
      group by a.status, a.due_day having sum(a.total) > 0
    ) as l
    group by l.status`.execute(db);
  return rows;
}
