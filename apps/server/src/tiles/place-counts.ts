import type { FileFilters } from "@yer/api/contract/file-filters";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import type { PlaceLevel } from "@yer/api/contract/places";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FileScope } from "../access/scope.js";
import { republic } from "../access/territory.js";
import { among, filteredBy } from "../applications/file-filters.js";
import { inScope } from "../applications/scope-sql.js";
import type { Db } from "../database/database.js";

/** Files of a place under filters: as many as the register lists for the same reader. */
export interface PlaceCount {
  readonly code: string;
  readonly total: number;
  /** Statuses without files are left out. */
  readonly byStatus: Partial<Record<StatusKey, number>>;
}

/** Narrows counting to some places of the level, and for speed to the regions they were counted under. */
export interface CountedPlaces {
  readonly codes: readonly string[];
  readonly regions: readonly string[];
}

type CountRow = { code: string } & Record<StatusKey, number>;

/**
 * Numbers by place, places without files left out. For those who see a whole territory they are added up from what is
 * kept by place; members of a body see only files that involve it, and for them those are counted.
 */
export async function placeCounts(
  db: Db,
  scope: FileScope,
  level: PlaceLevel,
  filters: FileFilters,
  places?: CountedPlaces,
): Promise<PlaceCount[]> {
  if (places?.codes.length === 0) return [];
  const { rows } = await (
    scope.organisationId === null ? kept(scope.territory, level, filters, places) : asked(scope, level, filters, places)
  ).execute(db);
  const wanted = statusKeys.filter((key) => filters.status === undefined || filters.status.includes(key));
  return rows.flatMap(({ code, ...numbers }) => {
    const some = wanted.filter((key) => numbers[key] > 0);
    if (some.length === 0) return [];
    return [
      {
        code,
        total: some.reduce((sum, key) => sum + numbers[key], 0),
        byStatus: Object.fromEntries(some.map((key) => [key, numbers[key]])),
      },
    ];
  });
}

function kept(
  territory: string,
  level: PlaceLevel,
  filters: FileFilters,
  places: CountedPlaces | undefined,
): RawBuilder<CountRow> {
  const fine = level === "neighborhood" || filters.neighborhood !== undefined;
  const code = codeOf(level);
  const conditions: RawBuilder<SqlBool>[] = [
    territory === republic ? sql`true` : sql`starts_with(a.district_soato, ${territory})`,
    among(sql`left(a.district_soato, 4)`, filters.region),
    among(sql`a.district_soato`, filters.district),
    fine ? among(sql`a.neighborhood_id`, filters.neighborhood) : sql`true`,
    among(sql`a.ground`, filters.ground),
    among(sql`a.year`, filters.year),
    among(code, places?.codes),
    among(sql`a.home_region`, places?.regions),
  ];
  const sums = sql.raw(statusKeys.map((key) => `sum(${key})::integer as ${key}`).join(", "));
  return sql<CountRow>`
    select ${code} as code, ${sums}
    from ${sql.raw(fine ? "neighborhood_counts" : "district_counts")} as a
    where ${sql.join(conditions, sql` and `)} group by 1 order by 1`;
}

function asked(
  scope: FileScope,
  level: PlaceLevel,
  filters: FileFilters,
  places: CountedPlaces | undefined,
): RawBuilder<CountRow> {
  const tallies = sql.raw(
    statusKeys.map((key) => `count(*) filter (where a.status = '${key}')::integer as ${key}`).join(", "),
  );
  const code = codeOf(level);
  return sql<CountRow>`
    select ${code} as code, ${tallies} from applications as a
    where ${inScope(scope)} and ${filteredBy(filters)} and ${among(code, places?.codes)} group by 1 order by 1`;
}

function codeOf(level: PlaceLevel): RawBuilder<unknown> {
  if (level === "region") return sql`left(a.district_soato, 4)`;
  return level === "district" ? sql`a.district_soato` : sql`a.neighborhood_id`;
}
