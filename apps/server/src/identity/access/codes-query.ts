import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { preparedStatement } from "../../platform/database/prepared-statements.js";
import { effectiveCodes } from "./effective-codes.js";

/** Codes of all roles of the user in `users`, list by list; for a select on that table. */
export const rolesCodes = sql<string[][]>`coalesce((
  select jsonb_agg(roles.codes) from user_roles join roles on roles.id = user_roles.role_id
  where user_roles.user_id = users.id), '[]'::jsonb)`;

/** What decides about a person's rights, as it stands. `undefined` for someone unknown. */
export async function readRights(db: Db | Transaction, userId: string) {
  const row = await db
    .selectFrom("users")
    .leftJoin("positions", "positions.id", "users.position_id")
    .modifyFront(preparedStatement)
    .select(["users.is_staff", "users.blocked", "users.territory", "users.granted", "users.revoked", "positions.codes"])
    .select(rolesCodes.as("roles"))
    .where("users.id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const codes: ReadonlySet<string> = row.is_staff
    ? effectiveCodes({ position: row.codes ?? [], roles: row.roles, granted: row.granted, revoked: row.revoked })
    : new Set();
  return { isStaff: row.is_staff, blocked: row.blocked, territory: row.territory, codes };
}
