import type { NarrowedAreas } from "@yer/api/contract/areas";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { every } from "../../platform/lists/conditions.js";

/** Areas that somebody visited, under whatever inspection. */
export const visitedEver = sql<SqlBool>`exists (
  select from visits as v where v.home_region = a.home_region and v.area_id = a.id)`;

/**
 * Areas of rounds of some days: of the reader's organisation where they are a member of one, as its visits alone are
 * theirs to see. An area that lies on several of these rounds is visited where one of their people has seen it since that
 * round was made.
 */
export function onRounds(
  { round = "taken_along", roundFrom, roundTo }: Pick<NarrowedAreas, "round" | "roundFrom" | "roundTo">,
  organisationId: string | null,
): RawBuilder<SqlBool> {
  const ofThem = every([
    organisationId === null ? sql`true` : sql`r.organisation_id = ${organisationId}`,
    roundFrom === undefined ? sql`true` : sql`r.day >= ${roundFrom}`,
    roundTo === undefined ? sql`true` : sql`r.day <= ${roundTo}`,
  ]);
  const along = (seen: RawBuilder<SqlBool>) => sql<SqlBool>`a.id in (
    select ra.area_id from rounds as r join round_areas as ra on ra.round_id = r.id where ${ofThem} and ${seen})`;
  if (round === "taken_along") return along(sql`true`);
  const visited = along(sql`exists (
    select from visits as v
    where v.home_region = ra.home_region and v.area_id = ra.area_id and v.written_by = r.user_id
      and v.received_at >= r.created_at)`);
  return round === "visited" ? visited : every([along(sql`true`), sql`not ${visited}`]);
}
