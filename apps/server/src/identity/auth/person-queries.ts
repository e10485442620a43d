import { searchKey, sortKey } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { LegalTime } from "../../platform/clock/clock.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { OneIdIdentity } from "./oneid-client.js";

/** What sign-in needs to know of a person. */
const columns = ["id", "is_staff", "blocked", "oneid_user_id"] as const;

/** The person with a PINFL, locked; `undefined` when the register has none. */
export async function lockByPinfl(tx: Transaction, pinfl: string) {
  return tx.selectFrom("users").select(columns).where("pinfl", "=", pinfl).forNoKeyUpdate().executeTakeFirst();
}

/** The person who signs in under a user name, lower case. */
export async function findByUsername(db: Db, username: string) {
  return db
    .selectFrom("users")
    .select([...columns, "password_hash"])
    .where("username", "=", username)
    .executeTakeFirst();
}

/** Adds a citizen, unless another sign-in of theirs was faster. */
export async function insertCitizen(tx: Transaction, identity: OneIdIdentity, now: LegalTime): Promise<void> {
  await tx
    .insertInto("users")
    .values({
      id: uuidv7(),
      name: identity.name,
      sort_key: sortKey(identity.name),
      search_key: searchKey(identity.name),
      username: null,
      password_hash: null,
      pinfl: identity.pinfl,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: identity.phone,
      is_staff: false,
      organisation_id: null,
      position_id: null,
      territory: null,
      granted: jsonb([]),
      revoked: jsonb([]),
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("pinfl").doNothing())
    .execute();
}

/** Binds OneID's name for a person and the STIRs it vouches for; a citizen's name follows OneID, staff keep the register's. */
export async function bindOneId(
  tx: Transaction,
  person: { readonly id: string; readonly is_staff: boolean },
  identity: OneIdIdentity,
): Promise<void> {
  const name = { name: identity.name, sort_key: sortKey(identity.name), search_key: searchKey(identity.name) };
  await tx
    .updateTable("users")
    .set({
      oneid_user_id: identity.userId,
      stirs: jsonb([...identity.stirs]),
      ...(person.is_staff ? {} : { ...name, phone: identity.phone }),
    })
    .where("id", "=", person.id)
    .execute();
}

/** What a person signs in with by password, and the name a password must not be made of. */
export async function passwordOf(db: Db, id: string) {
  return db
    .selectFrom("users")
    .select(["username", "name", "password_hash"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Sets a person's password and the name they sign in under. */
export async function setPassword(
  tx: Transaction,
  id: string,
  { username, password_hash }: { readonly username: string; readonly password_hash: string },
): Promise<void> {
  await tx.updateTable("users").set({ username, password_hash }).where("id", "=", id).execute();
}
