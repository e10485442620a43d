import type { BegunEnrolment, Enrolment, FactorKind } from "@yer/api/contract/factors";
import { uuidv7 } from "uuidv7";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { isUniqueViolation } from "../../platform/database/errors.js";
import { Problem } from "../../platform/problem/problem.js";
import { seal, unseal } from "../../platform/secrets/seal.js";
import { creationOptions, madePasskey, relyingParty } from "./passkeys.js";
import { challengeEnd } from "./prove.js";
import {
  factorsOf,
  insertFactor,
  keepChallenge,
  passkeyOf,
  readChallenge,
  recoveryLeft,
  takeChallenge,
} from "./queries.js";
import { renewRecoveryCodes } from "./recovery-codes.js";
import { makeSeed, seedUri, stepOf } from "./totp.js";

/** Who enrols, and in which session, half-open or whole. */
export interface Enrolling {
  readonly id: string;
  readonly name: string;
  readonly holder: string;
}

/** Begins an enrolment. @throws {Problem} `unavailable` for a passkey where the service has no name */
export async function beginEnrolment(
  context: Context,
  db: Db | Transaction,
  person: Enrolling,
  kind: FactorKind,
  now: MachineTime,
): Promise<BegunEnrolment> {
  const { holder } = person;
  const expires_at = challengeEnd(now);
  if (kind === "totp") {
    const secret = makeSeed();
    await keepChallenge(db, {
      holder,
      purpose: "totp",
      challenge: seal(context.secrets, "factor-seed.v1", holder, secret),
      expires_at,
    });
    return { kind, secret, uri: seedUri(secret, person.name) };
  }
  const party = relyingParty(context.config);
  if (party === undefined) throw new Problem("unavailable", { detail: "Passkeys need the service to have a name." });
  const known = (await factorsOf(db, person.id)).flatMap((row) => passkeyOf(row) ?? []);
  const options = await creationOptions(party, person, known);
  await keepChallenge(db, { holder, purpose: "create", challenge: options.challenge, expires_at });
  return { kind, options };
}

/**
 * Finishes an enrolment; answers recovery codes where the person had none.
 * @throws {Problem} `factor-refused`
 */
export async function finishEnrolment(
  context: Context,
  tx: Transaction,
  person: Enrolling,
  given: Enrolment,
  now: MachineTime,
): Promise<string[] | null> {
  const factor = { id: uuidv7(), userId: person.id, kind: given.kind, name: given.name };
  if (given.kind === "totp") {
    const sealed = await readChallenge(tx, person.holder, "totp", now);
    const seed = sealed === undefined ? undefined : unseal(context.secrets, "factor-seed.v1", person.holder, sealed);
    const step = seed === undefined ? undefined : stepOf(seed, given.code, now, null);
    if (seed === undefined || step === undefined) throw new Problem("factor-refused");
    await takeChallenge(tx, person.holder, "totp", now);
    await insertFactor(
      tx,
      { ...factor, totp: { secret: seal(context.secrets, "factor-seed.v1", factor.id, seed), step } },
      now,
    );
  } else {
    const party = relyingParty(context.config);
    const challenge = await takeChallenge(tx, person.holder, "create", now);
    const passkey =
      party === undefined || challenge === undefined ? undefined : await madePasskey(party, challenge, given.response);
    if (passkey === undefined) throw new Problem("factor-refused");
    try {
      await insertFactor(tx, { ...factor, passkey }, now);
    } catch (error) {
      // Enrolled already, by this person or another.
      if (isUniqueViolation(error)) throw new Problem("factor-refused", { cause: error });
      throw error;
    }
  }
  return (await recoveryLeft(tx, person.id)) > 0 ? null : renewRecoveryCodes(tx, context.secrets, person.id);
}
