import type { PlaceLevel } from "@yer/api/contract/places";
import type { VisitMapFilters } from "@yer/api/contract/tiles";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ApplicationScope } from "../../identity/access/scope.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import type { Db } from "../../platform/database/database.js";
import { among, every } from "../../platform/lists/conditions.js";
import { visitsSeen } from "../visits/filters.js";
import type { PlaceNumbers } from "./count-tile.js";
import type { CountedPlaces } from "./place-counts.js";

/**
 * Visits by place, as many as the register lists for the same reader, places without any left out. They are added up
 * from what is kept by place and month or day; those of some people or of one area are few, and are counted.
 */
export async function visitCounts(
  db: Db,
  scope: ApplicationScope,
  level: PlaceLevel,
  given: VisitMapFilters,
  { codes, regions }: CountedPlaces,
): Promise<readonly PlaceNumbers[]> {
  if (codes.length === 0) return [];
  const filters = await askedPlaces(db, given);
  const counted = given.writer === undefined && given.area === undefined ? kept(level, filters) : asked(filters);
  const code = (
    { region: sql`a.region_soato`, district: sql`a.district_soato`, neighborhood: sql`a.neighborhood_id` } as const
  )[level];
  const seen = visitsSeen(scope, counted.filters, { walked: sql`v.walked`, moved: sql`v.moved` });
  const { rows } = await sql<{ code: string; finding: string; n: number }>`
    select ${code} as code, v.finding, (${counted.number})::integer as n from ${counted.from}
    where ${every([seen, ...counted.where, among(code, codes), among(sql`v.home_region`, regions)])}
    group by 1, 2 order by 1, 2`.execute(db);
  const byCode = new Map<string, Record<string, number>>();
  for (const { code: of, finding, n } of rows) {
    if (n > 0) byCode.set(of, { ...byCode.get(of), [finding]: n });
  }
  return [...byCode].map(([of, by]) => ({ code: of, n: Object.values(by).reduce((sum, each) => sum + each, 0), by }));
}

/** From where, and how, visits are counted. */
interface Counted {
  readonly from: RawBuilder<unknown>;
  readonly number: RawBuilder<unknown>;
  readonly filters: Asked<VisitMapFilters>;
  readonly where: readonly RawBuilder<SqlBool>[];
}

function kept(level: PlaceLevel, { from, to, ...filters }: Asked<VisitMapFilters>): Counted {
  const isFine = level === "neighborhood" || (filters.places?.neighborhood.length ?? 0) > 0;
  return {
    from: sql`visit_counts as v cross join lateral (
      select left(v.district_soato, 4) as region_soato, v.district_soato, nullif(v.code, v.district_soato) as neighborhood_id) as a`,
    number: sql`sum(v.visits)`,
    filters,
    where: [sql`v.level = ${isFine ? "neighborhood" : "district"}`, inSpans(from, to)],
  };
}

/** Rows of whole months between two days, both counted, and of the days that are left before and after. */
function inSpans(from: string | undefined, to: string | undefined): RawBuilder<SqlBool> {
  const days = every([
    ...(from === undefined ? [] : [sql<SqlBool>`v.since >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`v.since <= ${to}`]),
  ]);
  // The month of `to` is counted by its days, whole or not.
  const months = every([
    ...(from === undefined
      ? []
      : [
          sql<SqlBool>`v.since >= date_trunc('month', ${from}::timestamp + interval '1 month' - interval '1 day')::date`,
        ]),
    ...(to === undefined ? [] : [sql<SqlBool>`v.since < date_trunc('month', ${to}::timestamp)::date`]),
  ]);
  return sql`(v.grain = 'month' and ${months} or v.grain = 'day' and ${days} and not ${months})`;
}

function asked(filters: Asked<VisitMapFilters>): Counted {
  return {
    from: sql`visit_points as v cross join lateral (
      select v.region_soato, v.district_soato, v.neighborhood_id) as a`,
    number: sql`count(*)`,
    filters,
    where: [],
  };
}
