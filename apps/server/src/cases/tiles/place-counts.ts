import { type AreaStateOnMap, areaStatesOnMap } from "@yer/api/contract/area-states";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import type { MapFilters } from "@yer/api/contract/tiles";
import type { PlaceLevel } from "@yer/api/contract/places";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { republic } from "../../platform/territory/territory.js";
import { placedIn } from "../../places/register/placed-in.js";
import { filteredBy } from "../applications/application-filters.js";
import { inScope } from "../applications/scope-sql.js";
import type { Db } from "../../platform/database/database.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { type MapScope, type Shown, shownUnder } from "./map-scope.js";
import { among } from "../../platform/lists/conditions.js";

/** Applications and areas of a place under filters: as many as the registers list for the same reader. */
export interface PlaceCount {
  readonly code: string;
  /** Applications in all. */
  readonly total: number;
  /** Statuses without applications are left out. */
  readonly byStatus: Partial<Record<StatusKey, number>>;
  readonly areas: number;
  /** States without areas are left out. */
  readonly byState: Partial<Record<AreaStateOnMap, number>>;
}

/** Narrows counting to some places of the level, and for speed to the regions they were counted under. */
export interface CountedPlaces {
  readonly codes: readonly string[];
  readonly regions: readonly string[];
}

const keys = [...statusKeys, ...areaStatesOnMap];

type CountRow = { code: string } & Record<StatusKey, number> & Partial<Record<AreaStateOnMap, number>>;

/**
 * Numbers by place, places without any left out. For those who see a whole territory they are added up from what is
 * kept by place; members of an organisation that concludes see only applications that involve it, and for them those
 * are counted.
 */
export async function placeCounts(
  db: Db,
  scope: MapScope,
  level: PlaceLevel,
  given: MapFilters,
  counted?: CountedPlaces,
): Promise<PlaceCount[]> {
  if (counted?.codes.length === 0) return [];
  const filters = await askedPlaces(db, given);
  const shown = shownUnder(scope, given);
  const { rows } = await (
    scope.organisationId === null
      ? aggregated(scope.territory, level, filters, counted)
      : asked(scope, level, filters, shown, counted)
  ).execute(db);
  return rows.flatMap(({ code, ...numbers }) => {
    const byStatus = some(shown.statuses, numbers);
    const byState = some(shown.states, numbers);
    const total = sum(byStatus);
    const areas = sum(byState);
    return total + areas === 0 ? [] : [{ code, total, byStatus, areas, byState }];
  });
}

/** Those of the numbers that are asked for and not zero. */
function some<Key extends string>(
  wanted: readonly Key[],
  numbers: Partial<Record<Key, number>>,
): Partial<Record<Key, number>> {
  const found: Partial<Record<Key, number>> = {};
  for (const key of wanted) {
    const number = numbers[key] ?? 0;
    if (number > 0) found[key] = number;
  }
  return found;
}

const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((total, number) => total + number, 0);

function aggregated(
  territory: string,
  level: PlaceLevel,
  filters: Asked<MapFilters>,
  counted: CountedPlaces | undefined,
): RawBuilder<CountRow> {
  const fine = level === "neighborhood" || filters.places?.neighborhood.length;
  const code = codeOf(level);
  const conditions: RawBuilder<SqlBool>[] = [
    territory === republic ? sql`true` : sql`starts_with(a.district_soato, ${territory})`,
    placedIn(filters.places, {
      region: sql`left(a.district_soato, 4)`,
      district: sql`a.district_soato`,
      neighborhood: sql`a.neighborhood_id`,
    }),
    among(sql`a.legal_basis`, filters.legalBasis),
    among(sql`a.year`, filters.year),
    // What lies in no neighbourhood is kept under its district's own code, and is none of them.
    level === "neighborhood" ? sql`a.neighborhood_id <> a.district_soato` : sql`true`,
    among(code, counted?.codes),
    among(sql`a.home_region`, counted?.regions),
  ];
  const sums = sql.raw(keys.map((key) => `sum(${key})::integer as ${key}`).join(", "));
  return sql<CountRow>`
    select ${code} as code, ${sums}
    from ${sql.raw(fine ? "neighborhood_counts" : "district_counts")} as a
    where ${sql.join(conditions, sql` and `)} group by 1 order by 1`;
}

function asked(
  scope: MapScope,
  level: PlaceLevel,
  filters: Asked<MapFilters>,
  { statuses }: Shown,
  counted: CountedPlaces | undefined,
): RawBuilder<CountRow> {
  const tallies = sql.raw(
    statusKeys.map((key) => `count(*) filter (where a.status = '${key}')::integer as ${key}`).join(", "),
  );
  const code = codeOf(level);
  return sql<CountRow>`
    select ${code} as code, ${tallies} from applications as a
    where ${inScope(scope)} and ${filteredBy({ ...filters, status: statuses })} and ${among(code, counted?.codes)} group by 1 order by 1`;
}

function codeOf(level: PlaceLevel): RawBuilder<unknown> {
  if (level === "region") return sql`left(a.district_soato, 4)`;
  return level === "district" ? sql`a.district_soato` : sql`a.neighborhood_id`;
}
