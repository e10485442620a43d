import type { NarrowedAreas } from "@yer/api/contract/areas";
import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { among, every } from "../../platform/lists/conditions.js";
import { type Grouped, groupedBy } from "../../platform/lists/grouped.js";
import type { Asked } from "../../places/register/asked-places.js";
import { placedIn } from "../../places/register/placed-in.js";
import { inAggregateTerritory } from "../../platform/lists/territory.js";
import { scheduled } from "./scheduled.js";

/** What the map's numbers know of an area beside its district, or its neighbourhood. */
const known: ReadonlySet<string> = new Set(["state", "legalBasis", "year", "places", "schedule"]);

/**
 * How many areas of a territory the filters leave, where the map's numbers say it, which are kept with every move: those
 * that stand, of states, districts, legal bases, years and schedules. Undefined where the filters ask for more than those know.
 */
export async function areaTotal(db: Db, territory: string, filters: Asked<NarrowedAreas>): Promise<number | undefined> {
  const totals = await areaTotals(db, territory, filters, undefined);
  return totals === undefined ? undefined : (totals.get(null) ?? 0);
}

/** The same by region or by district; without a level all together under null. */
export async function areaTotals(
  db: Db,
  territory: string,
  filters: Asked<NarrowedAreas>,
  by: "region" | "district" | undefined,
): Promise<Grouped | undefined> {
  const { places, state = areaStatesOnMap } = filters;
  const asks = Object.entries(filters).every(
    ([name, value]) => value === undefined || known.has(name) || (name === "search" && value === ""),
  );
  const states = areaStatesOnMap.filter((one) => state.includes(one));
  if (!asks || places?.neighborhood.length || states.length < new Set(state).size) return undefined;
  if (states.length === 0) return new Map();
  const total = states.map((one) => sql.ref(`a.${one}`));
  const where = every([
    inAggregateTerritory(territory),
    placedIn(places, { region: sql`a.home_region`, district: sql`a.district_soato`, neighborhood: sql`null::text` }),
    among(sql`a.legal_basis`, filters.legalBasis),
    among(sql`a.year`, filters.year),
    filters.schedule === undefined ? sql`true` : scheduled[filters.schedule],
  ]);
  const numbers = sql.raw(filters.schedule === undefined ? "district_counts" : "neighborhood_counts");
  return groupedBy(db, sql`from ${numbers} as a where ${where}`, {
    key: by && (by === "region" ? sql`a.home_region` : sql`a.district_soato`),
    value: sql`sum(${sql.join(total, sql` + `)})`,
  });
}
