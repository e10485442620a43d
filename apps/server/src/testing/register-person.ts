import { type StandardPositionKey, standardPositions } from "../identity/users/standard-positions.js";
import type { Actor } from "../platform/acting/actor.js";
import { jsonb } from "../platform/sql/jsonb.js";
import type { ApplicationKit } from "./application-kit.js";

/** Puts one of the cast among the people whom notices reach; the standard positions are there. */
export async function registerPerson(
  kit: Pick<ApplicationKit, "database" | "clock">,
  { id, name, pinfl, organisation, territory }: Actor,
  position: StandardPositionKey,
): Promise<void> {
  await kit.database.db
    .insertInto("users")
    .values({
      id,
      name,
      pinfl,
      organisation_id: organisation?.id ?? null,
      position_id: standardPositions[position].id,
      territory,
      sort_key: name,
      search_key: name,
      username: null,
      password_hash: null,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: null,
      is_staff: true,
      granted: jsonb([]),
      revoked: jsonb([]),
      blocked: false,
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: kit.clock.now(),
    })
    .execute();
}
