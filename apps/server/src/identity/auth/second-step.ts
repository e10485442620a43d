import type { SignInRecord } from "@yer/api/contract/auth";
import type { BegunEnrolment, Enrolment, FactorKind, FactorProof, PasskeyRequest } from "@yer/api/contract/factors";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { beginEnrolment, finishEnrolment } from "../factors/enrol.js";
import { askPasskey, countTry, factorLimits, proveFactor } from "../factors/prove.js";
import { factorsOf } from "../factors/queries.js";
import { Problem } from "../../platform/problem/problem.js";
import { forgive } from "../../platform/throttle/throttle.js";
import { appendUserHistory } from "../users/user-record.js";
import type { Arrival } from "../sessions/device.js";
import { endHalfSession, readHalfSession } from "./half-session.js";
import { openWhole } from "./open-whole.js";

/** A challenge for the passkeys of a person who has given the first factor. @throws {Problem} `sign-in-over` */
export async function askForPasskey(context: Context, pending: string, now: MachineTime): Promise<PasskeyRequest> {
  const half = await readHalfSession(context, context.db, pending, now);
  return askPasskey(context, context.db, half.id, half.user_id, now);
}

/**
 * Takes the second factor and opens the session.
 * @throws {Problem} `sign-in-over`, `factor-refused`, `too-many-requests`
 */
export async function giveFactor(
  context: Context,
  pending: string,
  proof: FactorProof,
  arrival: Arrival,
  now: MachineTime,
): Promise<SignInRecord> {
  const { user_id: userId } = await readHalfSession(context, context.db, pending, now);
  await countTry(context, userId);
  const record = await withTransaction(context.db, async (tx) => {
    const half = await readHalfSession(context, tx, pending, now, true);
    await proveFactor(context, tx, { id: userId, holder: half.id }, proof, now);
    if (proof.kind === "recovery") {
      await appendUserHistory(tx, userId, { at: context.legalClock.now(), actor: userId, action: "factor.recovered" });
    }
    await endHalfSession(tx, half.id, now);
    return openWhole(context, tx, { id: userId, is_staff: half.is_staff }, { ...half, arrival }, now);
  });
  await forgive(context, factorLimits(userId));
  return record;
}

/**
 * Begins the enrolment that a sign-in demands of somebody who has no factor. Whoever has one gives it: the first
 * factor alone adds none.
 * @throws {Problem} `sign-in-over`, `unavailable`
 */
export async function beginDemanded(
  context: Context,
  pending: string,
  kind: FactorKind,
  now: MachineTime,
): Promise<BegunEnrolment> {
  const half = await readHalfSession(context, context.db, pending, now);
  if ((await factorsOf(context.db, half.user_id)).length > 0) throw new Problem("sign-in-over");
  return beginEnrolment(context, context.db, { id: half.user_id, name: half.name, holder: half.id }, kind, now);
}

/**
 * Finishes the demanded enrolment, which is the second factor of this sign-in too.
 * @throws {Problem} `sign-in-over`, `factor-refused`, `too-many-requests`
 */
export async function finishDemanded(
  context: Context,
  pending: string,
  enrolment: Enrolment,
  arrival: Arrival,
  now: MachineTime,
): Promise<{ record: SignInRecord; codes: string[] }> {
  const { user_id: userId } = await readHalfSession(context, context.db, pending, now);
  await countTry(context, userId);
  const done = await withTransaction(context.db, async (tx) => {
    const half = await readHalfSession(context, tx, pending, now, true);
    // Two browsers at it at once: the second one gives what the first has enrolled.
    await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
    if ((await factorsOf(tx, userId, true)).length > 0) throw new Problem("sign-in-over");
    const codes = await finishEnrolment(context, tx, { id: userId, name: half.name, holder: half.id }, enrolment, now);
    await appendUserHistory(tx, userId, {
      at: context.legalClock.now(),
      actor: userId,
      action: "factor.added",
      params: { kind: enrolment.kind },
    });
    await endHalfSession(tx, half.id, now);
    const record = await openWhole(context, tx, { id: userId, is_staff: half.is_staff }, { ...half, arrival }, now);
    return { record, codes: codes ?? [] };
  });
  await forgive(context, factorLimits(userId));
  return done;
}
