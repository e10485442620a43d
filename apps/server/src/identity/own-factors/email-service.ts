import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import { tellChangedAddress } from "../sessions/security-mails.js";
import type { Transaction } from "../../platform/database/database.js";
import { recordAct } from "../users/page.js";
import { assertProved } from "../factors/assert-proved.js";
import { lockEmail, setEmail } from "./queries.js";

/**
 * Sets where the actor is written to, or that they are not. The address they had is told: it is what a thief would
 * change first.
 * @throws {Problem} `reauthentication-required`
 */
export async function changeEmail(
  tx: Transaction,
  acting: ActingInContext<MachineTime>,
  email: string | null,
): Promise<void> {
  const { actor, context, now } = acting;
  await assertProved(tx, actor, now);
  const before = await lockEmail(tx, actor.id);
  if (before === email) return;
  await tellChangedAddress(context, tx, actor.id, context.legalClock.now());
  await setEmail(tx, actor.id, email);
  await recordAct(tx, { actor, now: context.legalClock.now() }, actor.id, {
    action: "email.changed",
    personal: [{ pointer: "/email", before, after: email }],
  });
  await context.events.publish(tx, { kind: "user.changed", id: actor.id, user: actor.id });
}
