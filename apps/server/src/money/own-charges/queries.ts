import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";

/** Id of the file that a charge is of. @throws {Problem} `not-found` */
export async function applicationOfCharge(db: Db | Transaction, id: string): Promise<string> {
  const found = await db.selectFrom("charges").select("application_id").where("id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound();
  return found.application_id;
}
