import type { ApplicationFilters } from "@yer/api/contract/application-filters";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Asked } from "../../places/register/asked-places.js";
import { placedIn } from "../../places/register/placed-in.js";
import { among, type ConditionTable, conditionsFor } from "../../platform/lists/conditions.js";

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
