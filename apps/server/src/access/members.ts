import type { Db, Transaction } from "../database/database.js";
import type { Actor } from "./actor.js";
import { rolesCodes } from "./codes-query.js";
import { effectiveCodes } from "./effective-codes.js";

/** What decides which files a person sees and what they may do. */
export type Member = Pick<Actor, "id" | "isStaff" | "blocked" | "territory" | "organisation" | "codes">;

/** Everybody of an organisation who can come in, with their rights as they stand. */
export async function membersOf(db: Db | Transaction, organisationId: string): Promise<Member[]> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("organisations", "organisations.id", "users.organisation_id")
    .leftJoin("positions", "positions.id", "users.position_id")
    .select(["users.id", "users.territory", "users.granted", "users.revoked"])
    .select(["organisations.kind", "positions.codes"])
    .select(rolesCodes.as("roles"))
    .where("users.organisation_id", "=", organisationId)
    .where("users.is_staff", "=", true)
    .where("users.blocked", "=", false)
    .orderBy("users.id")
    .execute();
  return rows.map(({ id, territory, kind, codes, roles, granted, revoked }) => ({
    id,
    isStaff: true,
    blocked: false,
    territory,
    organisation: { id: organisationId, kind },
    codes: effectiveCodes({ position: codes ?? [], roles, granted, revoked }),
  }));
}
