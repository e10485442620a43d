import type { Act } from "./acts.js";
import {
  type Answer,
  done,
  type ModelApplication,
  type ModelRun,
  type ModelSeat,
  type ModelWorld,
  refused,
} from "./model-application.js";
import { forbidden, ownReasons, sees, standing } from "./model-rules.js";
import { type OrganisationKey, planOf, type StaffKey } from "./world-plan.js";

/** Hours of the setting `conclusion_lease`, its first value. */
const leaseHours = 8;
const hour = 3_600_000;

const keyOf = (step: string, body: OrganisationKey) => `${step} ${body}`;

/** Who holds an organisation's conclusion at a step now. */
export function holderOf(world: ModelWorld, run: ModelRun, step: string, body: OrganisationKey): StaffKey | undefined {
  const seat = run.seats.get(keyOf(step, body));
  return seat !== undefined && seat.until > world.now ? seat.holder : undefined;
}

/** A conclusion was given: nobody is at it. */
export function leaveSeat(run: ModelRun, step: string, body: OrganisationKey): void {
  run.seats.delete(keyOf(step, body));
}

/** An application that comes back finds its seats as they were left, those of organisations that are asked again. */
export function seatsAfter(before: ModelRun | undefined, asked: ModelRun["asked"]): Map<string, ModelSeat> {
  const kept = new Map<string, ModelSeat>();
  for (const [step, bodies] of asked) {
    for (const body of bodies) {
      const seat = before?.seats.get(keyOf(step, body));
      if (seat !== undefined) kept.set(keyOf(step, body), { ...seat });
    }
  }
  return kept;
}

type SeatAct = Extract<Act, { act: "seat" }>;

function leaseReasons(by: StaffKey, what: SeatAct["what"], holder: StaffKey | undefined): string[] {
  const held = holder === undefined || holder === by ? [] : ["conclusion-held"];
  switch (what) {
    case "take":
      return held;
    case "renew":
    case "release":
      return holder === by ? [] : ["conclusion-not-held"];
    case "takeover":
      if (holder === by) return ["conclusion-own"];
      return holder === undefined ? ["conclusion-free"] : [];
    case "delegate":
      return planOf(by).codes.includes("take_over:conclusion") ? [] : held;
  }
}

/** What an act on a seat must be answered (DOMAIN §4's conclusions, decision 0059's leases). */
export function judgeSeat(world: ModelWorld, application: ModelApplication, { by, step, what, to }: SeatAct): Answer {
  const { body, codes } = planOf(by);
  if (what === "takeover" && !codes.includes("take_over:conclusion")) return refused("permission-missing");
  const against = forbidden(application, by, "give:conclusion");
  if (against !== undefined) return against;
  const run = application.runs.at(-1);
  if (run === undefined) return refused("move-refused", "run-not-running");
  if (!(run.asked.get(step)?.includes(body) ?? false)) return refused("move-refused", "not-your-step");
  const stands = standing(application, run, step, body);
  const awaits = stands === "awaited" || stands === "given";
  const reasons = [
    ...(run.state !== "running" ? ["run-not-running"] : awaits ? [] : ["step-not-awaited"]),
    ...leaseReasons(by, what, holderOf(world, run, step, body)),
  ];
  if (reasons.length > 0) return refused("move-refused", ...reasons.toSorted());
  const until = world.now + leaseHours * hour;
  const key = keyOf(step, body);
  if (what === "release") {
    run.seats.set(key, { holder: by, until: world.now });
    return done;
  }
  if (what !== "delegate") {
    run.seats.set(key, { holder: by, until });
    return done;
  }
  if (to === undefined || to === by || planOf(to).body !== body) return refused("invalid");
  const theirs = ownReasons(to, "give:conclusion", application);
  if (!sees(to, application)) theirs.push("other-territory");
  if (theirs.length > 0) return refused("move-refused", ...theirs.toSorted());
  run.seats.set(key, { holder: to, until });
  return done;
}

/**
 * How long somebody's inbox is: what their organisation owes, what they hold, and what it gave in each application's
 * latest run.
 */
export function inboxOf(world: ModelWorld, person: StaffKey): { waiting: number; mine: number; done: number } {
  const { body } = planOf(person);
  const count = { waiting: 0, mine: 0, done: 0 };
  for (const application of world.applications) {
    const run = application.runs.at(-1);
    if (run === undefined || !sees(person, application)) continue;
    for (const step of run.asked.keys()) {
      const stands = standing(application, run, step, body);
      if (stands === "given") count.done += 1;
      if (run.state !== "running") continue;
      if (stands === "awaited") count.waiting += 1;
      const awaits = stands === "awaited" || stands === "given";
      if (awaits && holderOf(world, run, step, body) === person) count.mine += 1;
    }
  }
  return count;
}
