import { searchKey } from "@yer/api/formats";
import type { Organisation } from "@yer/api/contract/organisations";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import type { Db } from "../database/database.js";

/** What the register of bodies can be narrowed by. */
export interface OrganisationFilters {
  readonly search?: string | undefined;
  readonly kind?: OrganisationKind | undefined;
  /** Bodies that serve this place: its own, and those above it. */
  readonly territory?: string | undefined;
  readonly active?: boolean | undefined;
}

/** Bodies in Uzbek order. */
export async function listOrganisations(db: Db, filters: OrganisationFilters): Promise<Organisation[]> {
  const { kind, territory, active } = filters;
  const words = searchKey(filters.search ?? "")
    .split(" ")
    .filter(Boolean);
  let query = db
    .selectFrom("organisations")
    .select(["id", "name", "kind", "territory", "parent_id as parentId", "active", "version"])
    .orderBy("sort_key")
    .orderBy("id");
  // A search key holds letters, digits and spaces only: nothing to escape for LIKE.
  for (const word of words) query = query.where("search_key", "like", `%${word}%`);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (active !== undefined) query = query.where("active", "=", active);
  if (territory !== undefined) query = query.where("territory", "in", [territory, territory.slice(0, 4), "17"]);
  return query.execute();
}
