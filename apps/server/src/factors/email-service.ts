import type { Actor } from "../access/actor.js";
import { tellChangedAddress } from "../auth/security-mails.js";
import type { Context } from "../context.js";
import type { Transaction } from "../database/database.js";
import { recordAct } from "../users/page.js";
import { assertProved } from "./own-service.js";

/**
 * Sets where the actor is written to, or that they are not. The address they had is told: it is what a thief would
 * change first.
 * @throws {Problem} `reauthentication-required`
 */
export async function changeEmail(
  context: Context,
  tx: Transaction,
  actor: Actor,
  email: string | null,
  now: Date,
): Promise<void> {
  await assertProved(tx, actor, now);
  const { email: before } = await tx
    .selectFrom("users")
    .select("email")
    .where("id", "=", actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before === email) return;
  await tellChangedAddress(context, tx, actor.id, now);
  await tx.updateTable("users").set({ email }).where("id", "=", actor.id).execute();
  await recordAct(tx, actor, actor.id, now, {
    action: "email.changed",
    personal: [{ pointer: "/email", before, after: email }],
  });
  await context.events.publish(tx, { kind: "user.changed", id: actor.id, user: actor.id });
}
