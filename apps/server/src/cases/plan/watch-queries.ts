import type { Names } from "@yer/api/contract/values";
import type { Db, Transaction } from "../../platform/database/database.js";

/** Neighbourhoods that a person is told of, by name. */
export async function watchesOf(
  db: Db | Transaction,
  user: string,
): Promise<{ readonly id: string; readonly name: Names }[]> {
  return db
    .selectFrom("plan_watches as w")
    .innerJoin("neighborhoods as n", "n.id", "w.neighborhood_id")
    .select(["n.id", "n.name"])
    .where("w.user_id", "=", user)
    .orderBy("n.sort_key")
    .orderBy("n.id")
    .execute();
}

/** Lets a person's watches be counted and added to by one request at a time. */
export async function lockWatcher(transaction: Transaction, user: string): Promise<void> {
  await transaction.selectFrom("users").select("id").where("id", "=", user).forNoKeyUpdate().execute();
}

/** Tells a person of a neighbourhood from now on. */
export async function addWatch(transaction: Transaction, user: string, neighborhood: string, at: Date): Promise<void> {
  await transaction
    .insertInto("plan_watches")
    .values({ user_id: user, neighborhood_id: neighborhood, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Tells a person of a neighbourhood no more. */
export async function removeWatch(transaction: Transaction, user: string, neighborhood: string): Promise<void> {
  await transaction
    .deleteFrom("plan_watches")
    .where("user_id", "=", user)
    .where("neighborhood_id", "=", neighborhood)
    .execute();
}

/** Who is told of a neighbourhood. */
export async function watchersOf(transaction: Transaction, neighborhood: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom("plan_watches")
    .select("user_id")
    .where("neighborhood_id", "=", neighborhood)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
