import { type Expression, type SqlBool, sql } from "kysely";
import type { ApplicationScope } from "../../identity/access/scope.js";
import { liesIn } from "../../platform/lists/territory.js";

/**
 * What {@link ApplicationScope} means in a WHERE over `applications as a`: the one place where SQL decides which
 * applications a person sees. `identity/access/scope.ts` says the same of one application.
 */
export function inScope(scope: ApplicationScope | undefined): Expression<SqlBool> {
  if (scope === undefined) return sql<boolean>`false`;
  return sql<boolean>`(${inTerritory(scope.territory)} and ${involves(scope.organisationId)})`;
}

/** Applications of a territory. */
export function inTerritory(territory: string): Expression<SqlBool> {
  return liesIn(territory, { region: sql`a.region_soato`, district: sql`a.district_soato` });
}

/** Applications in which an organisation holds or held a step; `null` matches every application. */
export function involves(organisationId: string | null): Expression<SqlBool> {
  if (organisationId === null) return sql<boolean>`true`;
  return sql<boolean>`exists (
    select from step_organisations as b
    where b.organisation_id = ${organisationId} and b.application_id = a.id and b.state <> 'waiting')`;
}
