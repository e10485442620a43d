import type { Lease, Seat, SeatAct } from "@yer/api/contract/conclusion-seat";
import { seatActs } from "@yer/api/contract/conclusion-seat";
import type { PermissionCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";
import { inTashkent } from "@yer/api/formats";
import type { Actor } from "../../platform/acting/actor.js";
import { decide } from "../../identity/access/decide.js";
import type { ApplicationSubject } from "../../identity/access/subject.js";
import type { StepOrganisationsTable } from "../../schema/tables/discussion.js";

/** Who took an organisation's conclusion at a step last, as it is stored; all four or none. */
export type Hold = Pick<StepOrganisationsTable, "held_by" | "holder_name" | "held_since" | "held_until">;

/** An organisation's place at a step of a run, with what the rules of its lease weigh. */
export interface SeatState extends Hold {
  readonly organisation_id: string;
  readonly state: StepOrganisationsTable["state"];
  readonly running: boolean;
}

/** Who holds a conclusion at a moment; `undefined` where nobody does, or no longer. */
export function liveHolder(hold: Hold, now: Date): { id: string; name: string; until: Date } | undefined {
  const { held_by: id, holder_name: name, held_until: until } = hold;
  if (id === null || name === null || until === null || until <= now) return undefined;
  return { id, name, until };
}

const two = (value: number) => String(value).padStart(2, "0");

/** A moment as a clock in Tashkent shows it, for sentences in any language. */
function onTheClock(moment: Date): string {
  const { year, month, day, hour, minute } = inTashkent(moment);
  return `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`;
}

/** Codes that an act on a lease asks for: all of them. */
const codesOf: Readonly<Record<SeatAct | "give", readonly PermissionCode[]>> = {
  give: ["give:conclusion"],
  take: ["give:conclusion"],
  release: ["give:conclusion"],
  take_over: ["give:conclusion", "take_over:conclusion"],
  delegate: ["give:conclusion"],
};

/**
 * Why a member of the organisation may not do something about its conclusion at this moment; empty: they may. One who
 * holds it may take it again, which begins the lease anew: a second click refuses nothing.
 */
export function reasonsAgainstSeat(
  actor: Actor,
  act: SeatAct | "give",
  application: ApplicationSubject,
  seat: SeatState,
  now: Date,
): Reason[] {
  const own = codesOf[act].flatMap((code) => {
    const decision = decide(actor, { code, kind: "act" }, application);
    return decision.allowed ? [] : decision.reasons;
  });
  const reasons: Reason[] = own.filter(
    (reason, index) => own.findIndex((other) => JSON.stringify(other) === JSON.stringify(reason)) === index,
  );
  if (seat.organisation_id !== actor.organisation?.id) reasons.push({ code: "not-your-step" });
  if (!seat.running) reasons.push({ code: "run-not-running" });
  else if (seat.state !== "awaited" && seat.state !== "given") reasons.push({ code: "step-not-awaited" });
  return [...reasons, ...reasonsOfLease(actor, act, seat, now)];
}

function reasonsOfLease(actor: Actor, act: SeatAct | "give", seat: SeatState, now: Date): Reason[] {
  const holder = liveHolder(seat, now);
  const mine = holder?.id === actor.id;
  const held: Reason[] =
    holder === undefined || mine
      ? []
      : [{ code: "conclusion-held", params: { name: holder.name, until: onTheClock(holder.until) } }];
  switch (act) {
    case "give":
    case "take":
      return held;
    case "release":
      return mine ? [] : [{ code: "conclusion-not-held" }];
    case "take_over":
      if (mine) return [{ code: "conclusion-own" }];
      return holder === undefined ? [{ code: "conclusion-free" }] : [];
    case "delegate":
      // Who may take it from its holder may as well give it to another at once.
      return actor.codes.has("take_over:conclusion") ? [] : held;
  }
}

/** A lease as a person is shown it; `null` where nobody has taken the conclusion yet. */
export function leaseView(
  hold: Hold & Pick<SeatState, "organisation_id">,
  reader: Pick<Actor, "id">,
  now: Date,
): Lease | null {
  const { held_by: id, holder_name: name, held_since: since, held_until: until } = hold;
  if (id === null || name === null || since === null || until === null) return null;
  return {
    organisationId: hold.organisation_id,
    holder: { id, name },
    since: since.toISOString(),
    until: until.toISOString(),
    live: until > now,
    mine: id === reader.id,
  };
}

/** The seat of the reader's own organisation: its lease, and every act on it, open or closed with the reasons. */
export function seatView(actor: Actor, application: ApplicationSubject, seat: SeatState, now: Date): Seat {
  const mine = liveHolder(seat, now)?.id === actor.id;
  return {
    lease: leaseView(seat, actor, now),
    acts: seatActs.map((key) => {
      const reasons = reasonsAgainstSeat(actor, key, application, seat, now);
      if (key === "take" && mine) reasons.push({ code: "conclusion-own" });
      return { key, allowed: reasons.length === 0, reasons };
    }),
  };
}
