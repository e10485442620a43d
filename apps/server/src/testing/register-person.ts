import type { Insertable } from "kysely";
import { type StandardPositionKey, standardPositions } from "../identity/users/standard-positions.js";
import type { Actor } from "../platform/acting/actor.js";
import { jsonb } from "../platform/sql/jsonb.js";
import type { Database } from "../schema/database.js";
import type { ApplicationKit } from "./application-kit.js";

type Kit = Pick<ApplicationKit, "database" | "clock">;

/** Puts one of the cast among the people whom notices reach; the standard positions are there. */
export async function registerPerson(
  kit: Kit,
  { id, name, pinfl, organisation, territory }: Actor,
  position: StandardPositionKey,
): Promise<void> {
  await insertPerson(kit, {
    id,
    name,
    pinfl,
    organisation_id: organisation?.id ?? null,
    position_id: standardPositions[position].id,
    territory,
    is_staff: true,
  });
}

/** Lets a citizen have an account, by which OneID vouches for their numbers. */
export async function registerCitizen(
  kit: Kit,
  { id, name, pinfl }: Pick<Actor, "id" | "name" | "pinfl">,
  stirs: readonly string[] = [],
): Promise<void> {
  await insertPerson(kit, { id, name, pinfl, stirs: jsonb([...stirs]) });
}

type Person = Insertable<Database["users"]>;

async function insertPerson(kit: Kit, person: Pick<Person, "id" | "name" | "pinfl"> & Partial<Person>): Promise<void> {
  await kit.database.db
    .insertInto("users")
    .values({
      sort_key: person.name,
      search_key: person.name,
      username: null,
      password_hash: null,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: null,
      is_staff: false,
      organisation_id: null,
      position_id: null,
      territory: null,
      granted: jsonb([]),
      revoked: jsonb([]),
      blocked: false,
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: kit.clock.now(),
      ...person,
    })
    .execute();
}
