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
  const counted = given.writer === undefined && given.area === undefined ? kept(level, filters, codes) : asked(filters);
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

function kept(level: PlaceLevel, { from, to, ...filters }: Asked<VisitMapFilters>, codes: readonly string[]): Counted {
  const isFine = level === "neighborhood" || (filters.places?.neighborhood.length ?? 0) > 0;
  const stored = isFine ? "neighborhood" : "district";
  return {
    from: sql`(${sql.join(
      spansBetween(from, to).map(
        ({ grain, days }) => sql`
      select home_region, code, district_soato, organisation_id, finding, walked, moved, visits from visit_counts
      where level = ${stored} and grain = ${grain} and ${every(days)}`,
      ),
      sql` union all `,
    )}) as v
      cross join lateral (
        select left(v.district_soato, 4) as region_soato, v.district_soato, nullif(v.code, v.district_soato) as neighborhood_id
      ) as a`,
    number: sql`sum(v.visits)`,
    filters,
    // What is grouped is what is kept: the index finds it.
    where: stored === level ? [among(sql`v.code`, codes)] : [],
  };
}

/** Rows of one length, on some days. */
interface Span {
  readonly grain: "month" | "day";
  readonly days: readonly RawBuilder<SqlBool>[];
}

/** Whole months between two days, both counted, and the days that are left before and after; none is in two of them. */
function spansBetween(from: string | undefined, to: string | undefined): readonly Span[] {
  // The month of `to` is counted by its days, whole or not.
  const first = sql`date_trunc('month', ${from ?? null}::timestamp + interval '1 month' - interval '1 day')::date`;
  const end = sql`date_trunc('month', ${to ?? null}::timestamp)::date`;
  const notAfter = to === undefined ? [] : [sql<SqlBool>`since <= ${to}`];
  const head: Span[] =
    from === undefined ? [] : [{ grain: "day", days: [sql`since >= ${from}`, sql`since < ${first}`, ...notAfter] }];
  const beyondHead = from === undefined ? [] : [sql<SqlBool>`since >= ${first}`];
  const tail: Span[] =
    to === undefined ? [] : [{ grain: "day", days: [sql`since >= ${end}`, ...beyondHead, ...notAfter] }];
  const whole = [...beyondHead, ...(to === undefined ? [] : [sql<SqlBool>`since < ${end}`])];
  return [{ grain: "month", days: whole }, ...head, ...tail];
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
