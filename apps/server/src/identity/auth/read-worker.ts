import type { Actor } from "../../platform/acting/actor.js";
import { readRights } from "../access/codes-query.js";
import type { Db, Transaction } from "../../platform/database/database.js";

/**
 * A person for whom the service goes on working after their request has ended, with their rights as they stand at this
 * moment, whether or not they are signed in. `undefined`: they are blocked, or staff no more.
 * @param until when their part of the work is over: nothing here asks for a session
 */
export async function readWorker(db: Db | Transaction, userId: string, until: Date): Promise<Actor | undefined> {
  const rights = await readRights(db, userId);
  if (rights === undefined || !rights.isStaff || rights.blocked) return undefined;
  const person = await db
    .selectFrom("users")
    .leftJoin("organisations", "organisations.id", "users.organisation_id")
    .select([
      "users.name",
      "users.pinfl",
      "users.stirs",
      "organisations.id as organisation_id",
      "organisations.kind as organisation_kind",
    ])
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  const { organisation_id: organisationId, organisation_kind: kind } = person;
  return {
    id: userId,
    sessionId: "",
    name: person.name,
    pinfl: person.pinfl,
    stirs: person.stirs,
    isStaff: true,
    blocked: false,
    organisation: organisationId === null || kind === null ? null : { id: organisationId, kind },
    territory: rights.territory,
    codes: rights.codes,
    impersonation: null,
    sessionEnds: until,
  };
}
