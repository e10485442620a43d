import type { NarrowedAreas } from "@yer/api/contract/areas";
import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { among } from "../../platform/lists/conditions.js";
import type { Asked } from "../../places/register/asked-places.js";
import { placedIn } from "../applications/application-filters.js";
import { inAggregateTerritory } from "../applications/scope-sql.js";

/** What the map's numbers know of an area beside its district. */
const known: ReadonlySet<string> = new Set(["state", "legalBasis", "year", "places"]);

/**
 * How many areas of a territory the filters leave, where the map's numbers say it, which are kept with every move: those
 * that stand, of states, districts, legal bases and years. Undefined where the filters ask for more than those know.
 */
export async function areaTotal(db: Db, territory: string, filters: Asked<NarrowedAreas>): Promise<number | undefined> {
  const { places, state = areaStatesOnMap } = filters;
  const asks = Object.entries(filters).every(
    ([name, value]) => value === undefined || known.has(name) || (name === "search" && value === ""),
  );
  const states = areaStatesOnMap.filter((one) => state.includes(one));
  if (!asks || places?.neighborhood.length || states.length < new Set(state).size) return undefined;
  if (states.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(${sql.join(
      states.map((one) => sql.ref(`a.${one}`)),
      sql` + `,
    )}), 0)::integer as total
    from district_counts as a
    where ${inAggregateTerritory(territory)}
      and ${placedIn(places, { region: sql`a.home_region`, district: sql`a.district_soato`, neighborhood: sql`null::text` })}
      and ${among(sql`a.legal_basis`, filters.legalBasis)} and ${among(sql`a.year`, filters.year)}`.execute(db);
  return rows[0]?.total ?? 0;
}
