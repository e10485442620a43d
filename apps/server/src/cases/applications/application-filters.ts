import type { ApplicationFilters } from "@yer/api/contract/application-filters";
import { type PlaceLevel, placeLevels } from "@yer/api/contract/places";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Asked, PlaceSet } from "../../places/register/asked-places.js";
import { among, type ConditionTable, conditionsFor } from "../../platform/lists/conditions.js";

/** Columns of places over files, areas or plots `as a`. */
export const placeColumns: Readonly<Record<PlaceLevel, RawBuilder<unknown>>> = {
  region: sql`a.region_soato`,
  district: sql`a.district_soato`,
  neighborhood: sql`a.neighborhood_id`,
};

/** Whether a row lies in one of the places at least; over files, areas or plots `as a` unless other columns are named. */
export function placedIn(places: PlaceSet | undefined, columns = placeColumns): RawBuilder<SqlBool> {
  if (places === undefined) return sql`true`;
  const within = placeLevels
    .filter((level) => places[level].length > 0)
    .map((level) => among(columns[level], places[level]));
  return within.length === 0 ? sql`false` : sql`(${sql.join(within, sql` or `)})`;
}

type Filters = Omit<Asked<ApplicationFilters>, "status"> & { readonly status?: readonly string[] | undefined };

/** What the map and the registers are narrowed by alike, over `applications`, `plots` or `all_plots as a`. */
export const alikeConditions: ConditionTable<Filters> = {
  status: (statuses) => among(sql`a.status`, statuses),
  places: placedIn,
  legalBasis: (legalBases) => among(sql`a.legal_basis`, legalBases),
  year: (years) => among(sql`left(a.number, 4)`, years.map(String)),
};

/** What narrows by {@link alikeConditions} alone. */
export function filteredBy(filters: Filters): RawBuilder<SqlBool> {
  return conditionsFor(filters, alikeConditions);
}
