import type { Db, Transaction } from "../../platform/database/database.js";
import type { Actor } from "../../platform/acting/actor.js";
import { readRights } from "./codes-query.js";

/**
 * A person as the service would see them if they came now, without any session: for deciding about somebody else's
 * rights. `undefined` for someone unknown.
 */
export async function personAsActor(db: Db | Transaction, id: string, now: Date): Promise<Actor | undefined> {
  const rights = await readRights(db, id);
  const row = await db
    .selectFrom("users")
    .leftJoin("organisations", "organisations.id", "users.organisation_id")
    .select(["users.name", "users.pinfl", "users.stirs", "organisations.id as organisation_id", "organisations.kind"])
    .where("users.id", "=", id)
    .executeTakeFirst();
  if (rights === undefined || row === undefined) return undefined;
  return {
    id,
    sessionId: "",
    name: row.name,
    pinfl: row.pinfl,
    stirs: row.stirs,
    ...rights,
    organisation:
      row.organisation_id === null || row.kind === null ? null : { id: row.organisation_id, kind: row.kind },
    impersonation: null,
    sessionEnds: now,
  };
}
