import type { VisitQuery } from "@yer/api/contract/visit-register";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ApplicationScope } from "../../identity/access/scope.js";
import type { Asked } from "../../places/register/asked-places.js";
import { among, conditionsFor, every, is } from "../../platform/lists/conditions.js";
import { placedIn } from "../../places/register/placed-in.js";
import { keyed } from "../applications/keyed.js";
import { inTerritory } from "../applications/scope-sql.js";

/** Visits with their areas. */
export const visitsOfAreas = sql`visits as v join areas as a on a.home_region = v.home_region and a.id = v.area_id`;

/** What visits are narrowed by. */
export type VisitFilters = Omit<VisitQuery, "after" | "limit" | "exact" | "sort">;

/** Conditions on what a visit tells: an outline that was walked, an area that it moved. */
interface Told {
  readonly walked: RawBuilder<SqlBool>;
  readonly moved: RawBuilder<SqlBool>;
}
const told: Told = { walked: sql`(v.outline is not null)`, moved: sql`(v.kept_because is null)` };

/**
 * Visits that a reader sees under some filters: members of organisations those of their own. Over {@link visitsOfAreas},
 * or over what is kept of visits `as v` and of their areas' places `as a`.
 */
export function visitsSeen(
  { territory, organisationId }: ApplicationScope,
  filters: Asked<VisitFilters>,
  { walked, moved } = told,
): RawBuilder<SqlBool> {
  return every([
    sql`${inTerritory(territory)}`,
    organisationId === null ? sql`true` : sql`v.organisation_id = ${organisationId}`,
    conditionsFor(filters, {
      places: placedIn,
      search: (typed) => (typed.trim() === "" ? sql`true` : keyed(sql`a.search_key`, typed)),
      area: (area) => sql`v.area_id = ${area}`,
      writer: (people) => among(sql`v.written_by`, people),
      organisation: (bodies) => among(sql`v.organisation_id`, bodies),
      finding: (findings) => among(sql`v.finding`, findings),
      from: (first) => sql`v.visited_on >= ${first}`,
      to: (last) => sql`v.visited_on <= ${last}`,
      walked: (asked) => is(asked, walked),
      moved: (asked) => is(asked, moved),
      bbox: ([west, south, east, north]) => sql`(
        (v.position->>'longitude')::double precision between ${west} and ${east}
        and (v.position->>'latitude')::double precision between ${south} and ${north})`,
    }),
  ]);
}
