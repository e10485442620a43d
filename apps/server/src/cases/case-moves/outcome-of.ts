import type { CaseOutcome } from "@yer/api/contract/case-moves";
import type { Names } from "@yer/api/contract/values";
import { awaited, type Diagram } from "@yer/flow-editor/model";
import { type CasePlan, verdictOf } from "./plan-case.js";

/** A case that stays, and why. */
export function refusedOutcome(why: NonNullable<CaseOutcome["why"]>): CaseOutcome {
  return { kind: "refused", why, carried: 0, superseded: [], awaited: [], verdict: null };
}

/** A case that moves once its file is placed: its neighbourhood is no more. */
export const waitingOutcome: CaseOutcome = { ...refusedOutcome("place-ended"), kind: "waits" };

/** A plan as the contract tells it, steps and organisations by their names. */
export function outcomeOf(plan: CasePlan, before: Diagram, names: ReadonlyMap<string, Names>): CaseOutcome {
  if (plan.kind === "refused") return refusedOutcome(plan.why);
  const { run, carried, left } = plan.moved;
  const labels = new Map(before.steps.map(({ id, label }) => [id, label]));
  const there = new Map(run.diagram.steps.map(({ id, label }) => [id, label]));
  return {
    kind: plan.kind,
    why: null,
    carried: carried.length,
    superseded: left.map(({ from, organisationId, why }) => ({
      step: labels.get(from) ?? from,
      organisation: names.get(organisationId) ?? unnamed(organisationId),
      why,
    })),
    longer: plan.longer.map(({ stepId, ...days }) => ({ step: there.get(stepId) ?? stepId, ...days })),
    awaited: awaited(run).map(({ stepId }) => there.get(stepId) ?? stepId),
    verdict: verdictOf(plan),
  };
}

const unnamed = (id: string): Names => ({ uz_UZ: id, uz_Cyrl: id, ru_RU: id, en_US: id });
