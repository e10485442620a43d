import type { ApplicationFilters } from "@yer/api/contract/application-filters";
import { finalStatuses, type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ApplicationScope } from "../../identity/access/scope.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { type Asked, askedPlaces, type PlaceSet } from "../../places/register/asked-places.js";
import { addDays, dayInTashkent } from "../../rules/workflow/calendar.js";
import { placedIn } from "../../places/register/placed-in.js";
import { filteredBy } from "./application-filters.js";
import { inAggregateTerritory } from "../../platform/lists/territory.js";
import { inScope } from "./scope-sql.js";
import { among } from "../../platform/lists/conditions.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/** Statuses in which applications wait for somebody or something. */
export const openStatuses: readonly StatusKey[] = statusKeys.filter(
  (key) => !finalStatuses.some((final) => final === key),
);

/** What of an application says how it stands. */
export interface Standing {
  readonly status: StatusKey;
  readonly since: Date;
  readonly deadlineAt: Date | null;
  readonly suspended: boolean;
}

/** The day on which a term ends at 24:00; a term without an end never does. */
function dueDay(deadlineAt: Date | null): string {
  return deadlineAt === null ? "infinity" : dayInTashkent(new Date(deadlineAt.getTime() - 1));
}

/** How an application stood and stands: one that came has no `before`, one that was taken out no `after`. */
export interface StandingChange {
  readonly application: { readonly home_region: string; readonly district_soato: string };
  readonly before: Standing | null;
  readonly after: Standing | null;
}

/**
 * Keeps the numbers of the process panel in step with applications that came, moved, were stopped or whose term was
 * reckoned anew, in that transaction and after `countMoves`: its rows are held by then, so no two moves of one district
 * and status meet here.
 */
export async function countStanding(transaction: Transaction, changes: readonly StandingChange[]): Promise<void> {
  const deltas = new Map<string, { readonly row: ReturnType<typeof standingRow>; readonly total: number }>();
  for (const { application, before, after } of changes) {
    for (const [standing, by] of [[before, -1] as const, [after, 1] as const]) {
      if (standing === null || !openStatuses.includes(standing.status)) continue;
      const row = standingRow(application, standing);
      const key = JSON.stringify(row);
      deltas.set(key, { row, total: (deltas.get(key)?.total ?? 0) + by });
    }
  }
  // In one order everywhere, so that two transactions do not wait for each other in a ring.
  const changed = [...deltas]
    .filter(([, { total }]) => total !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { row, total }]) => ({ ...row, total }));
  if (changed.length === 0) return;
  await transaction
    .insertInto("standing_counts")
    .values(changed)
    .onConflict((conflict) =>
      conflict
        .columns(["home_region", "district_soato", "status", "since_day", "due_day", "suspended"])
        .doUpdateSet({ total: sql`standing_counts.total + excluded.total` }),
    )
    .execute();
  const left = changed.filter(({ total }) => total < 0);
  if (left.length === 0) return;
  // Days pass, and rows of days gone by would pile up empty.
  await sql`
    delete from standing_counts as s
    using jsonb_to_recordset(${jsonb(left)}) as l (home_region text, district_soato text, status text, since_day date,
      due_day date, suspended boolean)
    where s.home_region = l.home_region and s.district_soato = l.district_soato and s.status = l.status
      and s.since_day = l.since_day and s.due_day = l.due_day and s.suspended = l.suspended and s.total = 0`.execute(
    transaction,
  );
}

function standingRow(
  { home_region, district_soato }: StandingChange["application"],
  { status, since, deadlineAt, suspended }: Standing,
) {
  return {
    home_region,
    district_soato,
    status,
    since_day: dayInTashkent(since),
    due_day: dueDay(deadlineAt),
    suspended,
  };
}

const sinceDay = sql`(a.status_since at time zone 'UTC' + interval '5 hours')::date`;
const lastDay = sql`coalesce(
  (a.deadline_at at time zone 'UTC' + interval '5 hours' - interval '1 millisecond')::date, 'infinity')`;

/** Counts many new applications at once, as their rows stand. */
export async function countStandings(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    insert into standing_counts (home_region, district_soato, status, since_day, due_day, suspended, total)
    select a.home_region, a.district_soato, a.status, ${sinceDay}, ${lastDay}, a.suspended, count(*)
    from applications as a where ${among(sql`a.id`, ids)} and ${among(sql`a.status`, openStatuses)}
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (home_region, district_soato, status, since_day, due_day, suspended)
    do update set total = standing_counts.total + excluded.total`.execute(transaction);
}

/** Unfinished applications that came into a status on a day. */
export interface DayOfApplications {
  readonly status: StatusKey;
  /** Day of Tashkent. */
  readonly day: string;
  readonly files: number;
  readonly late: number;
  readonly soon: number;
  readonly suspended: number;
}

/**
 * Unfinished applications by status and the day they came into it, the oldest day first. From the aggregates where the
 * reader sees a whole territory and asks for regions and districts; narrowed further, from an index over unfinished
 * applications; for members of an organisation that concludes, from the applications that involve it.
 */
export async function readStanding(
  db: Db,
  scope: ApplicationScope | undefined,
  given: Omit<ApplicationFilters, "status">,
  at: { readonly now: Date; readonly soonDays: number },
): Promise<DayOfApplications[]> {
  const filters = await askedPlaces(db, given);
  const { legalBasis, year, places } = filters;
  const isWide = legalBasis === undefined && year === undefined && !places?.neighborhood.length;
  const whole = isWide && scope?.organisationId === null;
  const today = dayInTashkent(at.now);
  const { rows } = await sql<DayOfApplications>`
    select a.status, a.since_day::text as day, sum(a.total)::integer as files,
      coalesce(sum(a.total) filter (where a.due_day < ${today}::date), 0)::integer as late,
      coalesce(sum(a.total) filter (
        where a.due_day between ${today}::date and ${addDays(today, at.soonDays)}::date), 0)::integer as soon,
      coalesce(sum(a.total) filter (where a.suspended), 0)::integer as suspended
    from ${whole ? aggregated(scope.territory, places) : asked(scope, filters)} as a
    group by 1, 2 having sum(a.total) > 0 order by 1, 2`.execute(db);
  return rows;
}

function aggregated(territory: string, places: PlaceSet | undefined): RawBuilder<unknown> {
  const conditions: RawBuilder<SqlBool>[] = [
    inAggregateTerritory(territory),
    placedIn(places, { region: sql`a.home_region`, district: sql`a.district_soato`, neighborhood: sql`null::text` }),
  ];
  return sql`(select * from standing_counts as a where ${sql.join(conditions, sql` and `)})`;
}

function asked(
  scope: ApplicationScope | undefined,
  filters: Asked<Omit<ApplicationFilters, "status">>,
): RawBuilder<unknown> {
  return sql`(
    select a.status, ${sinceDay} as since_day, ${lastDay} as due_day, a.suspended, 1 as total
    from applications as a
    where ${inScope(scope)} and ${filteredBy(filters)} and ${isOpen})`;
}

/** Unfinished, in the words of the indexes over unfinished applications. */
export const isOpen: RawBuilder<SqlBool> = sql`a.status in (${sql.raw(
  openStatuses.map((key) => `'${key}'`).join(", "),
)})`;
