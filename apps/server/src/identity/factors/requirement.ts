import type { PermissionCode } from "@yer/api/contract/codes";
import { readRights } from "../access/codes-query.js";
import type { Config } from "../../platform/config/config.js";
import type { Db, Transaction } from "../../platform/database/database.js";

/**
 * Permissions that make an administrator: with any of them, from whatever position, role or grant, a second factor is
 * demanded at the next sign-in.
 */
const administering: readonly PermissionCode[] = [
  "create:user",
  "update:user",
  "update:permissions",
  "block:user",
  "impersonate:user",
  "reset_factor:user",
  "end_sessions:user",
  "update:position",
  "update:role",
  "update:organisation",
  "update:setting",
  "approve:setting",
];

/** Whether these rights demand a second factor. */
export function demandsFactor(codes: ReadonlySet<string>): boolean {
  return administering.some((code) => codes.has(code));
}

/**
 * Whether a person's rights demand a second factor. The demonstration's own identities, whose one password is printed
 * at every start, are exempt where its settings say so; production has no such setting.
 */
export async function factorRequired(
  { factorExempt }: Pick<Config, "factorExempt">,
  db: Db | Transaction,
  userId: string,
): Promise<boolean> {
  const rights = await readRights(db, userId);
  if (rights === undefined || !rights.isStaff || !demandsFactor(rights.codes)) return false;
  if (factorExempt === undefined) return true;
  const row = await db.selectFrom("users").select("pinfl").where("id", "=", userId).executeTakeFirst();
  return row === undefined || row.pinfl === null || !factorExempt.has(row.pinfl);
}
