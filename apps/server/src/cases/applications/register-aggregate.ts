import { statusKeys } from "@yer/api/contract/statuses";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { applicationScope } from "../../identity/access/scope.js";
import type { Db } from "../../platform/database/database.js";
import { daysCounted } from "../day-counts/queries.js";
import { groupedOutcomes } from "./register-outcomes.js";
import { preparedStatement } from "../../platform/database/prepared-statements.js";
import type { PlaceSet } from "../../places/register/asked-places.js";
import { addDays, dayInTashkent } from "../../rules/workflow/calendar.js";
import { placedIn } from "../../places/register/placed-in.js";
import { conclusionDays, conclusionFilters, type ConclusionGroup } from "./conclusion-days.js";
import type { RegisterFilters } from "./register-conditions.js";
import { inAggregateTerritory } from "../../platform/lists/territory.js";
import { among } from "../../platform/lists/conditions.js";
import { type Grouped, groupedBy } from "../../platform/lists/grouped.js";

type Asked = RegisterFilters & { readonly places: PlaceSet | undefined };

/** Rows of an aggregate `as a`, what of them is summed, and which of them. */
interface Aggregate {
  readonly table: RawBuilder<unknown>;
  readonly total: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<SqlBool>[];
}

type At = { readonly now: Date; readonly soonDays: number };

/**
 * How many applications the filters leave, where an aggregate (a number kept with every move) says it: those of
 * statuses and districts (the menu's), of legal bases and years too (the map's), of terms and stays (the process
 * panel's), of organisations (their members'), of those that ended in a period. Undefined where the reader or the
 * filters ask for more than those know.
 */
export async function aggregateTotal(db: Db, actor: Actor, filters: Asked, at: At): Promise<number | undefined> {
  const aggregate = aggregateOf(actor, filters, at);
  if (aggregate === undefined) {
    const ended = await groupedOutcomes(db, actor, filters, { value: "count" });
    return ended && (ended.get(null) ?? 0);
  }
  const { table, total, where } = aggregate;
  const { rows } = await sql<{ total: number }>`
    ${preparedStatement} select coalesce(sum(${total}), 0)::bigint as total from ${table} as a
    where ${sql.join([...where], sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What an aggregate can tell applications apart by; undefined: all together, under null. */
export type AggregateGroup = keyof typeof groups | undefined;

const groups = {
  region: sql`a.home_region`,
  district: sql`a.district_soato`,
  organisation: sql`a.who`,
  step: sql`a.who`,
} as const;

/** Whether an aggregate may know applications by what they are to be told apart by. */
export const isAggregateGroup = (by: unknown): by is AggregateGroup =>
  by === undefined || (typeof by === "string" && Object.hasOwn(groups, by));

/**
 * The same by group; a group that has none is left out. Of what ended in a period see {@link groupedOutcomes}.
 */
export async function aggregateBy(
  db: Db,
  actor: Actor,
  filters: Asked,
  { by, ...at }: At & { readonly by: AggregateGroup },
): Promise<Grouped | undefined> {
  const aggregate = aggregateOf(actor, filters, at, by === "organisation" || by === "step" ? by : undefined);
  if (aggregate === undefined) return undefined;
  const { table, total, where } = aggregate;
  const grouped = await groupedBy(db, sql`from ${table} as a where ${sql.join([...where], sql` and `)}`, {
    key: by && groups[by],
    value: sql`sum(${total})`,
  });
  return new Map([...grouped].filter(([group, files]) => group === null || files !== 0));
}

function aggregateOf(actor: Actor, filters: Asked, at: At, by?: ConclusionGroup): Aggregate | undefined {
  const scope = applicationScope(actor);
  if (scope === undefined || filters.places?.neighborhood.length) return undefined;
  const { region: _region, district: _district, neighborhood: _neighborhood, places, ...asked } = filters;
  const given = Object.entries(asked).flatMap(([name, value]) => (value === undefined || value === "" ? [] : [name]));
  const asks = (...names: readonly string[]): boolean => given.every((name) => names.includes(name));
  const where: RawBuilder<SqlBool>[] = [
    inAggregateTerritory(scope.territory),
    placedIn(places, { region: sql`a.home_region`, district: sql`a.district_soato`, neighborhood: sql`null::text` }),
  ];
  const total = sql`a.total`;
  if (scope.organisationId === null && asks(...conclusionFilters) && (by !== undefined || given.length > 0)) {
    const days = conclusionDays(filters, at.now, by);
    if (days === undefined) return undefined;
    const { what, who, ...asOfDays } = days;
    const counted = daysCounted([what], { ...scope, places, ...asOfDays });
    return { table: sql`day_counts`, total, where: who === undefined ? [counted] : [counted, sql`a.who = ${who}`] };
  }
  // Nothing else knows what organisations and steps had to do with applications.
  if (by !== undefined) return undefined;
  if (scope.organisationId !== null) {
    if (!asks("status", "late", "soon") || filters.late === false || filters.soon === false) return undefined;
    const own = [
      sql<SqlBool>`a.organisation_id = ${scope.organisationId}`,
      ...where,
      among(sql`a.status`, filters.status),
      ...standingAs(filters, at),
    ];
    return { table: sql`organisation_counts`, total, where: own };
  }
  const days = daysAsked(filters, asks);
  if (days !== undefined) {
    return { table: sql`day_counts`, total, where: [daysCounted([days.what], { ...scope, places, ...days })] };
  }
  const [awaited, another] = filters.awaits ?? [];
  if (asks("awaits") && awaited !== undefined && another === undefined) {
    const since = daysCounted(["awaited"], { ...scope, places });
    return { table: sql`day_counts`, total, where: [since, sql`a.who = ${awaited}`] };
  }
  if (asks("status")) {
    return { table: sql`application_counts`, total, where: [...where, among(sql`a.status`, filters.status)] };
  }
  if (asks("status", "legalBasis", "year")) {
    const statuses = [...new Set(filters.status ?? statusKeys)].map((status) => sql.ref(`a.${status}`));
    return {
      table: sql`district_counts`,
      total: statuses.length === 0 ? sql`0` : sql`(${sql.join(statuses, sql` + `)})`,
      where: [...where, among(sql`a.legal_basis`, filters.legalBasis), among(sql`a.year`, filters.year)],
    };
  }
  // Only unfinished applications are kept by their terms, and of what is not late some are finished.
  const onlyUnfinished = [filters.late, filters.soon, filters.suspended].every((value) => value !== false);
  if (asks("status", "late", "soon", "suspended") && onlyUnfinished) {
    const terms = standingAs(filters, at);
    return {
      table: sql`standing_counts`,
      total,
      where: [...where, among(sql`a.status`, filters.status), ...terms],
    };
  }
  return undefined;
}

const isPeriod = (first: string | undefined, last: string | undefined) => first !== undefined || last !== undefined;

/**
 * The days that filters ask for, and nothing else, and what applications did on them; undefined where they ask for
 * more.
 */
function daysAsked(filters: RegisterFilters, asks: (...names: readonly string[]) => boolean) {
  const { from, to, submittedFrom, submittedTo, finishedFrom, finishedTo } = filters;
  if (asks("from", "to") && isPeriod(from, to)) return { what: "opened", from, to } as const;
  if (asks("submittedFrom", "submittedTo") && isPeriod(submittedFrom, submittedTo)) {
    return { what: "submitted", from: submittedFrom, to: submittedTo } as const;
  }
  if (asks("finishedFrom", "finishedTo") && isPeriod(finishedFrom, finishedTo)) {
    return { what: "finished", from: finishedFrom, to: finishedTo } as const;
  }
  return undefined;
}

/** Terms end at 24:00 (`rules/workflow/deadlines.ts`): late is who has a last day before today. */
function standingAs(
  { late, soon, suspended }: RegisterFilters,
  { now, soonDays }: { readonly now: Date; readonly soonDays: number },
): RawBuilder<SqlBool>[] {
  const today = dayInTashkent(now);
  return [
    ...(late === true ? [sql<SqlBool>`a.due_day < ${today}::date`] : []),
    ...(soon === true ? [sql<SqlBool>`a.due_day between ${today}::date and ${addDays(today, soonDays)}::date`] : []),
    ...(suspended === true ? [sql<SqlBool>`a.suspended`] : []),
  ];
}
