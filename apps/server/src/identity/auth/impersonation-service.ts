import type { SignInRecord } from "@yer/api/contract/auth";
import type { Reason } from "@yer/api/contract/problem";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Rights } from "../access/grant.js";
import { readRights } from "../access/codes-query.js";
import { decide } from "../access/decide.js";
import { contains } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { appendUserHistory } from "../users/user-record.js";
import { endSessions, parentOf, setImpersonationReason } from "../sessions/session-queries.js";
import { openSession, resumeSession } from "./session-service.js";
import { settingAt } from "../../platform/dated-settings/queries.js";

/** Whom somebody would act as. */
export interface Borrowed extends Rights {
  readonly id: string;
  readonly isStaff: boolean;
  readonly blocked: boolean;
}

/** Why a person cannot be acted as: oneself, no staff, blocked, or someone who may do more, or elsewhere. */
export function reasonsAgainstImpersonating(actor: Rights & { readonly id: string }, borrowed: Borrowed): Reason[] {
  return [
    ...(borrowed.id === actor.id ? [{ code: "oneself" as const }] : []),
    ...(borrowed.isStaff ? [] : [{ code: "not-staff" as const }]),
    ...(borrowed.blocked ? [{ code: "person-blocked" as const }] : []),
    ...[...borrowed.codes]
      .filter((code) => !actor.codes.has(code))
      .toSorted()
      .map((code) => ({ code: "permission-missing" as const, params: { code } })),
    ...(contains(actor.territory, borrowed.territory ?? "") ? [] : [{ code: "other-territory" as const }]),
  ];
}

/**
 * Opens a read-only child session as another member of staff; the actor's own session waits. What the child may do is
 * what both may do, read anew with every request, so it never grows past the actor's own rights.
 * @throws {Problem} `not-found`, `impersonation-limited`, `grant-refused`
 */
export async function impersonate(
  tx: Transaction,
  acting: ActingInContext<MachineTime>,
  userId: string,
): Promise<SignInRecord> {
  const { actor, context, now } = acting;
  const rights = await readRights(tx, userId);
  const subject = { kind: "user", id: userId, territory: rights?.territory ?? null } as const;
  const decision = decide(actor, { code: "impersonate:user", kind: "read" }, subject);
  if (rights === undefined || (!decision.allowed && !decision.visible)) throw notFound();
  if (actor.impersonation !== null) {
    throw new Problem("impersonation-limited", { detail: "Impersonations do not nest." });
  }
  const reasons = reasonsAgainstImpersonating(actor, { id: userId, ...rights });
  if (userId === actor.id || !rights.isStaff || rights.blocked) {
    throw new Problem("impersonation-limited", { detail: "This person cannot be impersonated.", reasons });
  }
  if (reasons.length > 0) {
    throw new Problem("grant-refused", { detail: "This person may do more than you may.", reasons });
  }
  const latest = now.getTime() + (await settingAt(tx, "impersonation.minutes", context.legalClock.now())) * 60_000;
  const record = await openSession(
    tx,
    { context, now },
    {
      userId,
      isStaff: true,
      method: "impersonation",
      expiresAt: new Date(Math.min(latest, actor.sessionEnds.getTime())),
      parent: { sessionId: actor.sessionId, userId: actor.id },
    },
  );
  await appendUserHistory(tx, userId, {
    at: context.legalClock.now(),
    actor: actor.id,
    action: "impersonation.opened",
  });
  await context.events.publish(tx, { kind: "user.impersonated", id: userId, user: userId });
  return record;
}

/**
 * Makes the impersonation writable; the reason stands in the history under both names.
 * @throws {Problem} `impersonation-limited` outside an impersonation
 */
export async function giveReason(tx: Transaction, acting: ActingInContext<MachineTime>, reason: string): Promise<void> {
  const { actor, context } = acting;
  if (actor.impersonation === null) throw new Problem("impersonation-limited", { detail: "Nobody is impersonated." });
  await setImpersonationReason(tx, actor.sessionId, reason);
  await appendUserHistory(tx, actor.id, {
    at: context.legalClock.now(),
    actor: actor.id,
    impersonator: actor.impersonation.byId,
    action: "impersonation.reasoned",
    reason,
  });
  await context.events.publish(tx, { kind: "user.impersonated", id: actor.id, user: actor.id });
}

/**
 * Ends the impersonation and answers a fresh record of the session that waited.
 * @throws {Problem} `impersonation-limited` outside an impersonation, `unauthenticated` when the parent is over
 */
export async function revert(tx: Transaction, acting: ActingInContext<MachineTime>): Promise<SignInRecord> {
  const { actor, context, now } = acting;
  if (actor.impersonation === null) throw new Problem("impersonation-limited", { detail: "Nobody is impersonated." });
  const parentId = await parentOf(tx, actor.sessionId);
  await endSessions(tx, actor.sessionId, now);
  await appendUserHistory(tx, actor.id, {
    at: context.legalClock.now(),
    actor: actor.id,
    impersonator: actor.impersonation.byId,
    action: "impersonation.ended",
  });
  await context.events.publish(tx, { kind: "user.impersonated", id: actor.id, user: actor.id });
  const record = parentId === null ? undefined : await resumeSession(tx, { context, now }, parentId);
  if (record === undefined) throw new Problem("unauthenticated", { detail: "The session behind it is over." });
  return record;
}
