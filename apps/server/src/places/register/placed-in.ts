import { type PlaceLevel, placeLevels } from "@yer/api/contract/places";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { among } from "../../platform/lists/conditions.js";
import type { PlaceSet } from "./asked-places.js";

/** Columns in which applications, areas and plots say where they lie, over their table `as a`. */
export const placeColumns: Readonly<Record<PlaceLevel, RawBuilder<unknown>>> = {
  region: sql`a.region_soato`,
  district: sql`a.district_soato`,
  neighborhood: sql`a.neighborhood_id`,
};

/** Whether a row lies in one of the places at least; by {@link placeColumns} unless other columns are named. */
export function placedIn(places: PlaceSet | undefined, columns = placeColumns): RawBuilder<SqlBool> {
  if (places === undefined) return sql`true`;
  const within = placeLevels
    .filter((level) => places[level].length > 0)
    .map((level) => among(columns[level], places[level]));
  return within.length === 0 ? sql`false` : sql`(${sql.join(within, sql` or `)})`;
}
