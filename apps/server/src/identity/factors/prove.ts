import type { FactorProof, PasskeyRequest } from "@yer/api/contract/factors";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { unseal } from "../../platform/secrets/seal.js";
import { type Limit, throttle } from "../../platform/throttle/throttle.js";
import { countAfter, relyingParty, requestOptions } from "./passkeys.js";
import { factorsOf, keepChallenge, passkeyOf, setUsed, takeChallenge } from "./queries.js";
import { spendRecoveryCode } from "./recovery-codes.js";
import { stepOf } from "./totp.js";

/** How long an answer to a challenge is awaited. */
export const challengeMinutes = 10;

/** Tries at a person's second factor, whoever makes them: who makes them has the first one already. */
export function factorLimits(userId: string): readonly Limit[] {
  return [{ kind: "factor.person", key: userId }];
}

/** Counts a try, before it is made and outside of any transaction. @throws {Problem} `too-many-requests` */
export async function countTry(context: Context, userId: string): Promise<void> {
  await throttle(context, factorLimits(userId));
}

/** When a challenge given now ends. */
export function challengeEnd(now: MachineTime): Date {
  return new Date(now.getTime() + challengeMinutes * 60_000);
}

/**
 * A challenge for a person's passkeys.
 * @param holder the session, or half-open one, whose answer counts
 */
export async function askPasskey(
  context: Context,
  db: Db | Transaction,
  holder: string,
  userId: string,
  now: MachineTime,
): Promise<PasskeyRequest> {
  const party = relyingParty(context.config);
  if (party === undefined) throw new Problem("unavailable", { detail: "Passkeys need the service to have a name." });
  const known = (await factorsOf(db, userId)).flatMap((row) => passkeyOf(row) ?? []);
  const options = await requestOptions(party, known);
  await keepChallenge(db, { holder, purpose: "request", challenge: options.challenge, expires_at: challengeEnd(now) });
  return options;
}

/** Whether a proof is one of the person's factors, used up by this very try. */
async function isProof(
  context: Context,
  tx: Transaction,
  person: { readonly id: string; readonly holder: string },
  proof: FactorProof,
  now: MachineTime,
): Promise<boolean> {
  if (proof.kind === "recovery") return spendRecoveryCode(tx, context.secrets, person.id, proof.code, now);
  const rows = await factorsOf(tx, person.id, true);
  if (proof.kind === "totp") {
    for (const row of rows) {
      if (row.secret === null) continue;
      const seed = unseal(context.secrets, "factor-seed.v1", row.id, row.secret);
      if (seed === undefined) continue;
      const step = stepOf(seed, proof.code, now, row.last_step);
      if (step === undefined) continue;
      await setUsed(tx, row.id, { last_step: step }, now);
      return true;
    }
    return false;
  }
  const party = relyingParty(context.config);
  const challenge = await takeChallenge(tx, person.holder, "request", now);
  const row = rows.find(({ credential_id }) => credential_id === proof.response.id);
  const stored = row && passkeyOf(row);
  if (party === undefined || challenge === undefined || row === undefined || stored === undefined) return false;
  const count = await countAfter(party, challenge, proof.response, stored);
  if (count === undefined) return false;
  await setUsed(tx, row.id, { sign_count: count }, now);
  return true;
}

/**
 * Judges a second factor. Count the try first ({@link countTry}).
 * @throws {Problem} `factor-refused`, the same for a wrong code, a used one, and a passkey of somebody else
 */
export async function proveFactor(
  context: Context,
  tx: Transaction,
  person: { readonly id: string; readonly holder: string },
  proof: FactorProof,
  now: MachineTime,
): Promise<void> {
  if (!(await isProof(context, tx, person, proof, now))) throw new Problem("factor-refused");
}
