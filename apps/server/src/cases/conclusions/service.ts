import type { Seat, SeatAct } from "@yer/api/contract/conclusion-seat";
import type { Actor } from "../../platform/acting/actor.js";
import { decide } from "../../identity/access/decide.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import { type ApplicationRecord, lockApplication } from "../applications/application.js";
import { enforceOnApplication, record } from "../applications/transition.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { stepLabel, stepParams } from "../../questions/diagrams/step-names.js";
import { notify } from "../../identity/notices/service.js";
import { reasonsAgainstSeat, type SeatState, seatView } from "./lease.js";
import { diagramOf } from "./queries.js";
import { endLease, readSeat, type SeatKey, seatHolder } from "./seats.js";

/** A seat under its application's lock. */
interface LockedSeat {
  readonly application: ApplicationRecord;
  readonly key: SeatKey;
  readonly seat: SeatState;
}

/** Milliseconds in an hour. */
const hour = 3_600_000;

/** When a lease that begins now is over, by the setting `conclusion_lease`. */
export function leaseEnd({ now, settings }: Pick<Acting, "now" | "settings">): Date {
  return new Date(now.getTime() + settings.value("conclusion_lease", now) * hour);
}

/**
 * The seat of the actor's organisation at a step, for an act on it. Everything that takes a seat waits for the
 * application's row, so of two who take it at once one finds the other there, on whichever server.
 * @throws {Problem} `not-found`, `permission-missing`, `duty-conflict`, `move-refused` with every reason
 */
async function openSeat(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  stepId: string,
  act: SeatAct,
): Promise<LockedSeat> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "give:conclusion", application);
  if (act === "take_over") enforceOnApplication(acting, "take_over:conclusion", application);
  const { organisation } = acting.actor;
  if (application.run === null || organisation === null) {
    throw new Problem("move-refused", { reasons: [{ code: "run-not-running" }] });
  }
  const key: SeatKey = {
    homeRegion: application.row.home_region,
    applicationId: id,
    runId: application.run.id,
    stepId,
    organisationId: organisation.id,
  };
  const seat = await readSeat(transaction, key);
  if (seat === undefined) throw new Problem("move-refused", { reasons: [{ code: "not-your-step" }] });
  const reasons = reasonsAgainstSeat(acting.actor, act, application.subject, seat, acting.now);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  return { application, key, seat };
}

/** How the seat stands after an act. */
async function seatAfter(transaction: Transaction, acting: ActingPerson, { application, key, seat }: LockedSeat) {
  return seatView(acting.actor, application.subject, (await readSeat(transaction, key)) ?? seat, acting.now);
}

async function recordSeat(
  transaction: Transaction,
  acting: ActingPerson,
  { application, key }: LockedSeat,
  action: "conclusion.taken" | "conclusion.released" | "conclusion.taken-over" | "conclusion.delegated",
  more: { readonly reason?: string; readonly params?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  await record(transaction, acting, application, {
    action,
    reason: more.reason ?? null,
    params: {
      step: stepLabel(await diagramOf(transaction, application.run?.version_id ?? ""), key.stepId),
      organisation: key.organisationId,
      ...more.params,
    },
  });
}

/**
 * Takes a conclusion for as long as the setting says. Who holds it already begins their lease anew, without a word in the
 * history: nothing has changed hands.
 * @throws {Problem}
 */
export async function takeConclusion(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  stepId: string,
): Promise<Seat> {
  const locked = await openSeat(transaction, acting, id, stepId, "take");
  await takeSeat(transaction, acting, locked);
  return seatAfter(transaction, acting, locked);
}

async function takeSeat(transaction: Transaction, acting: ActingPerson, locked: LockedSeat): Promise<void> {
  const { seat, key } = locked;
  const { actor, now } = acting;
  const goesOn = seat.held_by === actor.id && seat.held_until !== null && seat.held_until > now;
  const since = goesOn && seat.held_since !== null ? seat.held_since : now;
  await seatHolder(transaction, key, seat, { id: actor.id, name: actor.name, since, until: leaseEnd(acting) });
  if (!goesOn) await recordSeat(transaction, acting, locked, "conclusion.taken");
}

/** Begins the actor's own lease anew while the form is open. @throws {Problem} */
export async function renewConclusion(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  stepId: string,
): Promise<Seat> {
  // As giving it up: only who holds it.
  const locked = await openSeat(transaction, acting, id, stepId, "release");
  await takeSeat(transaction, acting, locked);
  return seatAfter(transaction, acting, locked);
}

/** Gives the actor's own lease up. @throws {Problem} */
export async function releaseConclusion(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  stepId: string,
): Promise<Seat> {
  const locked = await openSeat(transaction, acting, id, stepId, "release");
  await endLease(transaction, locked.key, acting.now);
  await recordSeat(transaction, acting, locked, "conclusion.released");
  return seatAfter(transaction, acting, locked);
}

/** Takes a conclusion from the colleague who holds it, with what they have written. @throws {Problem} */
export async function takeOverConclusion(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  given: { readonly stepId: string; readonly reason: string },
): Promise<Seat> {
  const locked = await openSeat(transaction, acting, id, given.stepId, "take_over");
  const { actor, now } = acting;
  await seatHolder(transaction, locked.key, locked.seat, {
    id: actor.id,
    name: actor.name,
    since: now,
    until: leaseEnd(acting),
  });
  await recordSeat(transaction, acting, locked, "conclusion.taken-over", {
    reason: given.reason,
    params: { from: locked.seat.held_by ?? "", name: locked.seat.holder_name ?? "" },
  });
  await tell(transaction, acting, locked, {
    kind: "conclusion.taken-over",
    to: locked.seat.held_by,
    reason: given.reason,
  });
  return seatAfter(transaction, acting, locked);
}

/** Tells a colleague that a conclusion came to them, or went from them, by whom and why. */
async function tell(
  transaction: Transaction,
  acting: ActingPerson,
  { application, key }: LockedSeat,
  told: {
    readonly kind: "conclusion.delegated" | "conclusion.taken-over";
    readonly to: string | null;
    readonly reason: string;
  },
): Promise<void> {
  const { kind, to, reason } = told;
  await notify(transaction, acting, {
    to: to === null ? [] : [to],
    kind,
    subject: { kind: "application", id: key.applicationId },
    params: {
      by: acting.actor.name,
      number: application.row.number,
      ...stepParams(await diagramOf(transaction, application.run?.version_id ?? ""), key.stepId),
      reason,
    },
  });
}

/**
 * Gives a conclusion to a colleague of the same organisation who could give it, with what was written.
 * @throws {Problem} `invalid` for who is no colleague; `move-refused` with the colleague's own reasons
 */
export async function delegateConclusion(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  given: { readonly stepId: string; readonly to: string; readonly reason: string },
): Promise<Seat> {
  const locked = await openSeat(transaction, acting, id, given.stepId, "delegate");
  const { actor, now } = acting;
  const to = await personAsActor(transaction, given.to, now);
  if (to === undefined || to.id === actor.id || !isColleague(actor, to)) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/to", code: "choice" }] });
  }
  const decision = decide(to, { code: "give:conclusion", kind: "act" }, locked.application.subject);
  if (!decision.allowed) throw new Problem("move-refused", { reasons: decision.reasons });
  // What the actor themselves has written goes along; only then what another wrote before.
  const from = { held_by: locked.seat.held_by ?? actor.id };
  await seatHolder(transaction, locked.key, from, { id: to.id, name: to.name, since: now, until: leaseEnd(acting) });
  await recordSeat(transaction, acting, locked, "conclusion.delegated", {
    reason: given.reason,
    params: { to: to.id, name: to.name },
  });
  await tell(transaction, acting, locked, { kind: "conclusion.delegated", to: to.id, reason: given.reason });
  return seatAfter(transaction, acting, locked);
}

/** Whether two people are staff of one organisation. */
export function isColleague(actor: Actor, other: Actor): boolean {
  return (
    other.isStaff && !other.blocked && other.organisation !== null && other.organisation.id === actor.organisation?.id
  );
}
