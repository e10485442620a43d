import type { Presence } from "@yer/api/contract/presences";
import type { Db, Transaction } from "../../platform/database/database.js";

/** A person on an application. */
export interface PresenceKey {
  readonly id: string;
  readonly user: string;
}

/** People on an application but one, heard of since a moment; those first who came first. */
export async function othersOn(db: Db | Transaction, { id, user }: PresenceKey, since: Date): Promise<Presence[]> {
  const rows = await db
    .selectFrom("presences as p")
    .innerJoin("users as u", "u.id", "p.user_id")
    .leftJoin("organisations as o", "o.id", "u.organisation_id")
    .select(["p.user_id", "u.name", "o.name as organisation", "p.editing", "p.since"])
    .where("p.application_id", "=", id)
    .where("p.user_id", "<>", user)
    .where("p.seen_at", ">", since)
    .orderBy("p.since")
    .orderBy("p.user_id")
    .execute();
  return rows.map((row) => ({
    person: { id: row.user_id, name: row.name },
    organisation: row.organisation,
    editing: row.editing,
    since: row.since.toISOString(),
  }));
}

/** A person on an application as they last said; `undefined` where they are not. */
export async function presenceOf(transaction: Transaction, { id, user }: PresenceKey) {
  return transaction
    .selectFrom("presences")
    .select(["editing", "since", "seen_at"])
    .where("application_id", "=", id)
    .where("user_id", "=", user)
    .executeTakeFirst();
}

/** Writes a person on an application down. */
export async function markPresent(
  transaction: Transaction,
  { id, user }: PresenceKey,
  home: string,
  row: { readonly editing: boolean; readonly since: Date; readonly seen_at: Date },
): Promise<void> {
  await transaction
    .insertInto("presences")
    .values({ application_id: id, user_id: user, home_region: home, ...row })
    .onConflict((conflict) => conflict.columns(["application_id", "user_id"]).doUpdateSet(row))
    .execute();
}

/** Takes a person off an application. @returns whether they were on it */
export async function removePresence(transaction: Transaction, { id, user }: PresenceKey): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("presences")
    .where("application_id", "=", id)
    .where("user_id", "=", user)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets, on one application, whoever was not heard of since a moment. */
export async function forgetGone(transaction: Transaction, id: string, since: Date): Promise<void> {
  await transaction.deleteFrom("presences").where("application_id", "=", id).where("seen_at", "<=", since).execute();
}
