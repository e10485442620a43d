import type { Db, Transaction } from "../../platform/database/database.js";

/** The application that has a number; `undefined` where none has. */
export async function applicationNumbered(db: Db | Transaction, number: string): Promise<string | undefined> {
  const named = await db.selectFrom("applications").select("id").where("number", "=", number).executeTakeFirst();
  return named?.id;
}
