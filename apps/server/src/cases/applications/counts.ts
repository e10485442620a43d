import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { applicationRegister } from "@yer/api/contract/application-register";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationScope, applicationScope } from "../../identity/access/scope.js";
import { republic } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { statusesWaitingFor } from "./holder.js";
import { organisationThatConcludes, decidesObjectionsAlone } from "./register-conditions.js";
import { inAggregateTerritory } from "../../platform/lists/territory.js";
import { inScope } from "./scope-sql.js";

type Counts = ReplyOf<typeof applicationRegister.counts>;

/** Where applications lie that are counted. */
interface Counted {
  readonly home_region: string;
  readonly district_soato: string;
}

/**
 * Keeps the counters in step with an application that came (`from` null), moved or was taken out (`to` null), in that
 * transaction; or with so many of one district alike.
 */
export async function countMove(
  transaction: Transaction,
  application: Counted,
  from: StatusKey | null,
  to: StatusKey | null,
  applications = 1,
): Promise<void> {
  await countMoves(transaction, [{ application, from, to, applications }]);
}

/** Counts moves of many applications at once, as above of one. */
export async function countMoves(
  transaction: Transaction,
  moves: readonly {
    readonly application: Counted;
    readonly from: StatusKey | null;
    readonly to: StatusKey | null;
    /** @default 1 */
    readonly applications?: number;
  }[],
): Promise<void> {
  const deltas = new Map<string, Counted & { readonly status: StatusKey; readonly total: number }>();
  for (const { application, from, to, applications = 1 } of moves) {
    if (from === to) continue;
    const { home_region, district_soato } = application;
    for (const [status, by] of [[from, -applications] as const, [to, applications] as const]) {
      if (status === null) continue;
      const key = `${home_region} ${district_soato} ${status}`;
      deltas.set(key, { home_region, district_soato, status, total: (deltas.get(key)?.total ?? 0) + by });
    }
  }
  if (deltas.size === 0) return;
  await transaction
    .insertInto("application_counts")
    // In one order everywhere, so that two moves in opposite directions do not lock each other out.
    .values([...deltas].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, delta]) => delta))
    .onConflict((conflict) =>
      conflict
        .columns(["home_region", "district_soato", "status"])
        .doUpdateSet({ total: sql`application_counts.total + excluded.total` }),
    )
    .execute();
}

/**
 * Applications by status as many as the reader's registers would list: from the aggregates, of a territory or of an
 * organisation in it.
 */
export async function readCounts(db: Db, actor: Actor, now: Date): Promise<Counts> {
  const scope = applicationScope(actor);
  const byStatus = Object.fromEntries(statusKeys.map((key) => [key, { total: 0, late: 0 }])) as Counts["byStatus"];
  let waiting = 0;
  if (scope !== undefined) {
    const { territory, organisationId } = scope;
    if (organisationId === null) {
      for (const { status, total } of await aggregateTotals(db, territory)) byStatus[status].total = total;
      for (const { status, total } of await aggregateLate(db, territory, now)) byStatus[status].late = total;
    } else {
      for (const { status, total, late } of await ofOrganisation(db, territory, organisationId, now)) {
        byStatus[status] = { total, late };
      }
    }
    for (const status of statusesWaitingFor(actor)) waiting += byStatus[status].total;
    const concluding = organisationThatConcludes(actor);
    if (concluding !== undefined) waiting += await awaitedFrom(db, territory, concluding);
    if (decidesObjectionsAlone(actor)) waiting += await countObjected(db, scope);
  }
  return { all: Object.values(byStatus).reduce((sum, { total }) => sum + total, 0), waiting, byStatus };
}

interface Total {
  readonly status: StatusKey;
  readonly total: number;
}

async function aggregateTotals(db: Db, territory: string): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select a.status, sum(a.total)::bigint as total from application_counts as a
    where ${inAggregateTerritory(territory)} group by a.status`.execute(db);
  return rows;
}

/** Terms end at 24:00 (`rules/workflow/deadlines.ts`), so an application is late from the day after its last on. */
async function aggregateLate(db: Db, territory: string, now: Date): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select a.status, sum(a.total)::bigint as total from standing_counts as a
    where ${inAggregateTerritory(territory)} and a.due_day < ${dayInTashkent(now)}::date group by a.status`.execute(db);
  return rows;
}

async function ofOrganisation(db: Db, territory: string, organisation: string, now: Date) {
  const { rows } = await sql<Total & { readonly late: number }>`
    select a.status, sum(a.total)::bigint as total,
      coalesce(sum(a.total) filter (where a.due_day < ${dayInTashkent(now)}::date), 0)::bigint as late
    from organisation_counts as a
    where a.organisation_id = ${organisation} and ${inAggregateTerritory(territory)} group by a.status`.execute(db);
  return rows;
}

/** Applications in discussion that an organisation owes its conclusion on. */
async function awaitedFrom(db: Db, territory: string, organisation: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(a.total), 0)::bigint as total from organisation_counts as a
    where a.organisation_id = ${organisation} and ${inAggregateTerritory(territory)}
      and a.status = 'in_discussion' and a.awaits`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Announced applications with an objection to decide, found from the objections: the applications are many more. */
async function countObjected(db: Db, scope: ApplicationScope): Promise<number> {
  const home = scope.territory === republic ? sql`true` : sql`o.home_region = ${scope.territory.slice(0, 4)}`;
  // Application by application: the database would rather look through all that are announced.
  const { rows } = await sql<{ total: number }>`
    select count(*) filter (where o.fits) as total from (
      select (select ${inScope(scope)} and a.status = 'announced' from applications as a
        where a.home_region = o.home_region and a.id = o.application_id) as fits
      from (
        select distinct o.home_region, o.application_id from objections as o
        where o.state in ('new', 'in_review') and ${home}
      ) as o
    ) as o`.execute(db);
  return rows[0]?.total ?? 0;
}
