import type { MoveOutcome } from "@yer/api/contract/case-moves";
import type { Names } from "@yer/api/contract/values";
import { awaited, type Diagram } from "@yer/flow-editor/model";
import { namesOf } from "@yer/flow-editor/model/names";
import { namesKept, stepNames } from "../../questions/diagrams/step-names.js";
import { type MovePlan, verdictOf } from "./plan-move.js";

/** A case that stays, and why. */
export function refusedOutcome(why: NonNullable<MoveOutcome["why"]>): MoveOutcome {
  return { kind: "refused", why, carried: 0, superseded: [], awaited: [], verdict: null };
}

/** A case that moves once its application is placed: its neighbourhood is no more. */
export const waitingOutcome: MoveOutcome = { ...refusedOutcome("place-ended"), kind: "waits" };

/** A plan as the contract tells it, steps and organisations by their names. */
export function outcomeOf(plan: MovePlan, before: Diagram, names: ReadonlyMap<string, Names>): MoveOutcome {
  if (plan.kind === "refused") return refusedOutcome(plan.why);
  const { run, carried, left } = plan.moved;
  return {
    kind: plan.kind,
    why: null,
    carried: carried.length,
    superseded: left.map(({ from, organisationId, why }) => ({
      step: stepNames(before, from),
      organisation: names.get(organisationId) ?? namesOf({ label: organisationId }),
      why,
    })),
    longer: plan.longer.map(({ stepId, ...days }) => ({ step: stepNames(run.diagram, stepId), ...days })),
    awaited: awaited(run).map(({ stepId }) => stepNames(run.diagram, stepId)),
    verdict: verdictOf(plan),
  };
}

/**
 * An outcome as a report of a move keeps it: those of before steps had names in languages name them by their labels,
 * whatever the type says.
 */
export const outcomeKept = (outcome: MoveOutcome): MoveOutcome => ({
  ...outcome,
  superseded: outcome.superseded.map((one) => ({ ...one, step: namesKept(one.step) })),
  awaited: outcome.awaited.map(namesKept),
  ...(outcome.longer && { longer: outcome.longer.map((one) => ({ ...one, step: namesKept(one.step) })) }),
});
