import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";

/** How long a proof of identity holds for changes of what proves it. */
export const provedMinutes = 10;

/** Until when the actor's last proof holds; `null` once it does no more. */
export async function provedUntil(db: Db | Transaction, actor: Actor, now: Date): Promise<Date | null> {
  const { proved_at: proved } = await db
    .selectFrom("sessions")
    .select("proved_at")
    .where("id", "=", actor.sessionId)
    .executeTakeFirstOrThrow();
  const until = new Date(proved.getTime() + provedMinutes * 60_000);
  return until > now ? until : null;
}

/**
 * Wants an identity that was proved within the last ten minutes: whoever finds an unlocked screen changes nothing of
 * what opens it.
 * @throws {Problem} `reauthentication-required`
 */
export async function assertProved(db: Db | Transaction, actor: Actor, now: Date): Promise<void> {
  if ((await provedUntil(db, actor, now)) === null) throw new Problem("reauthentication-required");
}
