import type { MachineTime } from "../../platform/clock/clock.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { SessionsTable, SignInMethod } from "../../schema/tables/people.js";

/** Adds a session. */
export async function insertSession(tx: Transaction, session: SessionsTable): Promise<void> {
  await tx.insertInto("sessions").values(session).execute();
}

/** Records that a person was here. */
export async function setLastSeen(tx: Db | Transaction, userId: string, now: MachineTime): Promise<void> {
  await tx.updateTable("users").set({ last_seen_at: now }).where("id", "=", userId).execute();
}

/** A session with its person, its row locked until the transaction ends. */
export async function lockSession(tx: Transaction, id: string) {
  return tx
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .selectAll("sessions")
    .select(["users.is_staff", "users.blocked"])
    .where("sessions.id", "=", id)
    .forUpdate("sessions")
    .executeTakeFirst();
}

/** How the person of a session proved who they are. */
export async function methodOf(tx: Db | Transaction, id: string): Promise<SignInMethod | undefined> {
  const row = await tx.selectFrom("sessions").select("method").where("id", "=", id).executeTakeFirst();
  return row?.method;
}

/** The session that waits behind an impersonation; `null` behind any other. */
export async function parentOf(tx: Transaction, id: string): Promise<string | null> {
  const { parent_id } = await tx
    .selectFrom("sessions")
    .select("parent_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return parent_id;
}

/** Records that refresh token `n` was given out. */
export async function setRefresh(tx: Transaction, id: string, n: number, now: MachineTime): Promise<void> {
  await tx.updateTable("sessions").set({ refresh_n: n, refreshed_at: now }).where("id", "=", id).execute();
}

/** Records that the person did something. */
export async function setActive(tx: Db | Transaction, id: string, now: MachineTime): Promise<void> {
  await tx.updateTable("sessions").set({ active_at: now }).where("id", "=", id).execute();
}

/** Records that the person proved anew who they are. */
export async function setProved(tx: Db | Transaction, id: string, now: MachineTime): Promise<void> {
  await tx.updateTable("sessions").set({ proved_at: now }).where("id", "=", id).execute();
}

/** Ends a session, by whichever clock the act goes that ends it, and every session that impersonates from it. */
export async function endSessions(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ ended_at: at })
    .where((where) => where.or([where("id", "=", id), where("parent_id", "=", id)]))
    .where("ended_at", "is", null)
    .execute();
}

/** Ends every session of a person, and every one in which they act as someone else. */
export async function endSessionsOf(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ ended_at: at })
    .where((where) => where.or([where("user_id", "=", userId), where("impersonator_id", "=", userId)]))
    .where("ended_at", "is", null)
    .execute();
}

/** Makes an impersonation writable. */
export async function setImpersonationReason(tx: Transaction, id: string, reason: string): Promise<void> {
  await tx.updateTable("sessions").set({ impersonation_reason: reason }).where("id", "=", id).execute();
}

/** Marks a ticket as used; `false` when it was. */
export async function spendTicket(tx: Transaction, id: string, expiresAt: Date): Promise<boolean> {
  const result = await tx
    .insertInto("spent_tickets")
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets tickets and sessions that are long over. */
export async function deleteOld(db: Db, now: MachineTime, sessionsBefore: Date): Promise<void> {
  await db.deleteFrom("spent_tickets").where("expires_at", "<=", now).execute();
  await db.deleteFrom("sessions").where("expires_at", "<=", sessionsBefore).execute();
  await db.deleteFrom("half_sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("factor_challenges").where("expires_at", "<=", now).execute();
}

/** Sessions of a person that can still be used, the one used last first, with who acts in the person's name. */
export async function livingSessions(db: Db | Transaction, userId: string, now: MachineTime) {
  return db
    .selectFrom("sessions")
    .leftJoin("users as impersonators", "impersonators.id", "sessions.impersonator_id")
    .leftJoin("sessions as parents", "parents.id", "sessions.parent_id")
    .select([
      "sessions.id",
      "sessions.method",
      "sessions.created_at",
      "sessions.last_seen_at",
      "sessions.expires_at",
      "sessions.active_at",
      "sessions.idle_minutes",
      "sessions.browser",
      "sessions.system",
      "sessions.network",
      "impersonators.name as impersonator",
    ])
    .where("sessions.user_id", "=", userId)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("parents.ended_at", "is", null)
    .orderBy("sessions.last_seen_at", "desc")
    .orderBy("sessions.id", "desc")
    .execute();
}
