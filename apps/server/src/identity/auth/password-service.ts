import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { factors } from "@yer/api/contract/factors";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import { isUniqueViolation } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { assertProved } from "../factors/assert-proved.js";
import { countTry, factorLimits } from "../factors/prove.js";
import { Problem } from "../../platform/problem/problem.js";
import { forgive } from "../../platform/throttle/throttle.js";
import { recordAct } from "../users/page.js";
import { hashPassword, verifyPassword } from "../sessions/password-hash.js";
import { faultOfPassword } from "./password-rules.js";
import { passwordOf, setPassword } from "./person-queries.js";
import { endSessions, livingSessions } from "../sessions/session-queries.js";

function fault(pointer: string, code: FaultCode): Problem {
  return new Problem("invalid", { errors: [{ in: "body", pointer, code }] });
}

/**
 * Changes the actor's password, or gives them their first with a user name they choose: nobody else sets one, so
 * nobody else knows it. The old password is asked for where there is one, and a fresh proof of identity in any case.
 * @throws {Problem} `reauthentication-required`, `wrong-credentials`, `invalid`, `too-many-requests`
 */
export async function changePassword(
  { actor, now, context }: ActingInContext<MachineTime>,
  given: BodyOf<typeof factors.password>,
): Promise<{ ended: number }> {
  await assertProved(context.db, actor, now);
  const person = await passwordOf(context.db, actor.id);
  if (person.password_hash !== null) {
    await countTry(context, actor.id);
    if (!(await verifyPassword(given.current ?? "", person.password_hash))) throw new Problem("wrong-credentials");
    await forgive(context, factorLimits(actor.id));
  }
  const username = person.username ?? given.username;
  if (username === undefined) throw fault("/username", "required");
  const found = faultOfPassword(given.next, { username, name: person.name });
  if (found !== undefined) throw fault("/next", found);
  const password_hash = await hashPassword(given.next);
  return withTransaction(context.db, async (tx) => {
    await setPassword(tx, actor.id, { username, password_hash });
    await recordAct(tx, { actor, now: context.legalClock.now() }, actor.id, { action: "password.changed" });
    const others = given.endOthers
      ? (await livingSessions(tx, actor.id, now)).filter(({ id }) => id !== actor.sessionId)
      : [];
    // A handful, as everybody's sessions are.
    for (const { id } of others) await endSessions(tx, id, now);
    await context.events.publish(tx, { kind: "session.ended", user: actor.id });
    return { ended: others.length };
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw fault("/username", "username-taken");
    throw error;
  });
}
