import { type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";

/** Accounts of those for whom OneID vouches that they are, or act for, the holder of a PINFL or STIR; blocked ones are none. */
export async function accountsOf(db: Db | Transaction, number: string): Promise<string[]> {
  const isHolder =
    number.length === 14 ? sql<SqlBool>`pinfl = ${number}` : sql<SqlBool>`stirs @> ${JSON.stringify([number])}::jsonb`;
  const rows = await db.selectFrom("users").select("id").where("blocked", "=", false).where(isHolder).execute();
  return rows.map(({ id }) => id);
}
