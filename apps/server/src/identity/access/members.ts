import type { Db, Transaction } from "../../platform/database/database.js";
import type { Actor } from "../../platform/acting/actor.js";
import { rolesCodes } from "./codes-query.js";
import { effectiveCodes } from "./effective-codes.js";

/** What decides which files a person sees and what they may do. */
export type Member = Pick<Actor, "id" | "isStaff" | "blocked" | "territory" | "organisation" | "codes">;

function members(db: Db | Transaction) {
  return db
    .selectFrom("users")
    .innerJoin("organisations", "organisations.id", "users.organisation_id")
    .leftJoin("positions", "positions.id", "users.position_id")
    .select(["users.id", "users.territory", "users.granted", "users.revoked"])
    .select(["organisations.id as organisation_id", "organisations.kind", "positions.codes"])
    .select(rolesCodes.as("roles"))
    .where("users.is_staff", "=", true)
    .where("users.blocked", "=", false);
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>["execute"]>>[number];

const member = ({ id, territory, organisation_id, kind, codes, roles, granted, revoked }: MemberRow): Member => ({
  id,
  isStaff: true,
  blocked: false,
  territory,
  organisation: { id: organisation_id, kind },
  codes: effectiveCodes({ position: codes ?? [], roles, granted, revoked }),
});

/** Everybody of an organisation who can come in, with their rights as they stand. */
export async function membersOf(db: Db | Transaction, organisationId: string): Promise<Member[]> {
  const rows = await members(db).where("users.organisation_id", "=", organisationId).orderBy("users.id").execute();
  return rows.map(member);
}

/** A member of staff who can come in; `undefined` for anybody else. */
export async function memberById(db: Db | Transaction, id: string): Promise<Member | undefined> {
  const row = await members(db).where("users.id", "=", id).executeTakeFirst();
  return row && member(row);
}
