import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type {
  BegunEnrolment,
  Enrolment,
  factors,
  FactorKind,
  IdentityProof,
  PasskeyRequest,
} from "@yer/api/contract/factors";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Actor } from "../../platform/acting/actor.js";
import { assertGrant, growthOf } from "../access/grant.js";
import { endHalfSessionsOf } from "../auth/half-session.js";
import { verifyPassword } from "../sessions/password-hash.js";
import { endSessionsOf, setProved } from "../sessions/session-queries.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { forgive } from "../../platform/throttle/throttle.js";
import { announce, recordAct, rightsOf, visibleUser } from "../users/page.js";
import { assertProved, provedMinutes, provedUntil } from "../factors/assert-proved.js";
import { beginEnrolment, finishEnrolment } from "../factors/enrol.js";
import { relyingParty } from "../factors/passkeys.js";
import { askPasskey, countTry, factorLimits, proveFactor } from "../factors/prove.js";
import { deleteFactors, type FactorRow, factorsOf, recoveryLeft, setName } from "../factors/queries.js";
import { renewRecoveryCodes } from "../factors/recovery-codes.js";
import { factorRequired } from "../factors/requirement.js";
import { passwordHashOf, signInOf } from "./queries.js";

function presentFactor({ id, kind, name, created_at, last_used_at }: FactorRow) {
  return { id, kind, name, createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null };
}

async function stateOf(context: Context, db: Db | Transaction, userId: string) {
  return {
    items: (await factorsOf(db, userId)).map(presentFactor),
    recoveryLeft: await recoveryLeft(db, userId),
    required: await factorRequired(context.config, db, userId),
  };
}

/** The actor's own factors, and how they can prove who they are. */
export async function readOwn({
  actor,
  now,
  context,
}: ActingInContext<MachineTime>): Promise<ReplyOf<typeof factors.own>> {
  const { db, config } = context;
  const { username, password_hash, email } = await signInOf(db, actor.id);
  return {
    ...(await stateOf(context, db, actor.id)),
    username,
    hasPassword: password_hash !== null,
    email,
    passkeyHost: relyingParty(config)?.id ?? null,
    provedUntil: (await provedUntil(db, actor, now))?.toISOString() ?? null,
  };
}

/** A challenge for the actor's passkeys. */
export async function askOwnPasskey({
  actor,
  now,
  context,
}: ActingInContext<MachineTime>): Promise<{ options: PasskeyRequest }> {
  return { options: await askPasskey(context, context.db, actor.sessionId, actor.id, now) };
}

/**
 * Proves anew that it is the actor. Where a second factor is enrolled it must be that: a password alone, which may be
 * what a thief has, is not enough to change factors.
 * @throws {Problem} `factor-refused`, `too-many-requests`
 */
export async function prove(
  { actor, now, context }: ActingInContext<MachineTime>,
  proof: IdentityProof,
): Promise<{ until: string }> {
  await countTry(context, actor.id);
  if (proof.kind === "password") {
    const right = await verifyPassword(proof.password, await passwordHashOf(context.db, actor.id));
    if (!right || (await factorsOf(context.db, actor.id)).length > 0) throw new Problem("factor-refused");
    await setProved(context.db, actor.sessionId, now);
  } else {
    await withTransaction(context.db, async (tx) => {
      await proveFactor(context, tx, { id: actor.id, holder: actor.sessionId }, proof, now);
      await setProved(tx, actor.sessionId, now);
    });
  }
  await forgive(context, factorLimits(actor.id));
  return { until: new Date(now.getTime() + provedMinutes * 60_000).toISOString() };
}

/** Begins enrolling a factor. @throws {Problem} `reauthentication-required`, `unavailable` */
export async function beginOwn(
  { actor, now, context }: ActingInContext<MachineTime>,
  kind: FactorKind,
): Promise<BegunEnrolment> {
  await assertProved(context.db, actor, now);
  return beginEnrolment(context, context.db, { id: actor.id, name: actor.name, holder: actor.sessionId }, kind, now);
}

/**
 * Finishes the enrolment that {@link beginOwn} began.
 * @throws {Problem} `reauthentication-required`, `factor-refused`, `too-many-requests`
 */
export async function addOwn(
  { actor, now, context }: ActingInContext<MachineTime>,
  enrolment: Enrolment,
): Promise<{ codes: string[] | null }> {
  await assertProved(context.db, actor, now);
  await countTry(context, actor.id);
  const added = await withTransaction(context.db, async (tx) => {
    const person = { id: actor.id, name: actor.name, holder: actor.sessionId };
    const codes = await finishEnrolment(context, tx, person, enrolment, now);
    await recordAct(tx, { actor, now: context.legalClock.now() }, actor.id, {
      action: "factor.added",
      params: { kind: enrolment.kind },
    });
    await context.events.publish(tx, { kind: "session.factors", user: actor.id });
    return { codes };
  });
  await forgive(context, factorLimits(actor.id));
  return added;
}

async function ownFactor(tx: Transaction, actor: Actor, id: string): Promise<readonly FactorRow[]> {
  const rows = await factorsOf(tx, actor.id, true);
  if (!rows.some((row) => row.id === id)) throw notFound();
  return rows;
}

/** Gives one of the actor's factors another name. @throws {Problem} `not-found` */
export async function renameOwn(
  tx: Transaction,
  { actor }: ActingInContext<MachineTime>,
  id: string,
  { name }: BodyOf<typeof factors.rename>,
): Promise<void> {
  await ownFactor(tx, actor, id);
  await setName(tx, id, name);
}

/**
 * Removes one of the actor's factors; with the last one go the recovery codes.
 * @throws {Problem} `not-found`, `reauthentication-required`, `move-refused` for the last one of who must have one
 */
export async function removeOwn(tx: Transaction, acting: ActingInContext<MachineTime>, id: string): Promise<void> {
  const { actor, context, now } = acting;
  await assertProved(tx, actor, now);
  const rows = await ownFactor(tx, actor, id);
  if (rows.length === 1 && (await factorRequired(context.config, tx, actor.id))) {
    throw new Problem("move-refused", { reasons: [{ code: "last-factor" }] });
  }
  await deleteFactors(tx, actor.id, rows.length === 1 ? undefined : id);
  const kind = rows.find((row) => row.id === id)?.kind ?? "";
  await recordAct(tx, { actor, now: context.legalClock.now() }, actor.id, {
    action: "factor.removed",
    params: { kind },
  });
  await context.events.publish(tx, { kind: "session.factors", user: actor.id });
}

/** New recovery codes. @throws {Problem} `reauthentication-required`, `move-refused` for who has no factor */
export async function renewOwnCodes(tx: Transaction, acting: ActingInContext<MachineTime>): Promise<string[]> {
  const { actor, context, now } = acting;
  await assertProved(tx, actor, now);
  if ((await factorsOf(tx, actor.id, true)).length === 0) {
    throw new Problem("move-refused", { reasons: [{ code: "no-factor" }] });
  }
  await recordAct(tx, { actor, now: context.legalClock.now() }, actor.id, { action: "factor.codes" });
  return renewRecoveryCodes(tx, context.secrets, actor.id);
}

/** Factors of another person. @throws {Problem} `not-found` */
export async function readFactors(context: Context, actor: Actor, userId: string): Promise<ReplyOf<typeof factors.of>> {
  return withTransaction(context.db, async (tx) => {
    await visibleUser(tx, actor, userId, "read_sessions:user");
    return stateOf(context, tx, userId);
  });
}

/**
 * Removes all factors of a person who lost them. With the first factor in their hands they could then become that
 * person, so it is a grant of everything the person may do; nobody resets their own.
 * @throws {Problem} `not-found`, `grant-refused`, `reauthentication-required`
 */
export async function resetFactors(
  tx: Transaction,
  acting: ActingInContext<MachineTime>,
  userId: string,
  reason: string,
): Promise<void> {
  const { actor, context, now } = acting;
  const user = await visibleUser(tx, actor, userId, "reset_factor:user", true);
  if (userId === actor.id) throw new Problem("grant-refused", { reasons: [{ code: "own-rights" }] });
  assertGrant(actor, userId, growthOf({ codes: new Set(), territory: null }, rightsOf(user)));
  await assertProved(tx, actor, now);
  await deleteFactors(tx, userId);
  await endHalfSessionsOf(tx, userId, now);
  await endSessionsOf(tx, userId, now);
  await recordAct(tx, { actor, now: context.legalClock.now() }, userId, { action: "factor.reset", reason });
  await announce(context, tx, userId);
  await context.events.publish(tx, { kind: "session.ended", user: userId });
}
