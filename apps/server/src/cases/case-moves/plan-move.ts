import { awaited, type Diagram, isEnded, outcome, type ResolveResult, type Run } from "@yer/flow-editor/model";
import { type Migration, migrateRun, type StepMapping } from "@yer/flow-editor/model/carry";

/** What moving does to one case: see `moveOutcome` of the contract. Codes and ids; words and names are the caller's. */
export type MovePlan =
  | { readonly kind: "refused"; readonly why: "unresolved" }
  | {
      readonly kind: "same" | "changes" | "ends";
      readonly moved: Extract<Migration, { readonly ok: true }>;
      /** Steps of the new version whose organisations are asked on and have longer to answer than before. */
      readonly longer: readonly LongerTerm[];
    };

/** A step that gives more days than the one it stands for. */
export interface LongerTerm {
  readonly stepId: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Judges one case: where it would stand on the other version. Pure; the dry run and the act ask the same.
 * @param resolved the organisations of the version's steps in the application's district
 */
export function planMove(run: Run, diagram: Diagram, resolved: ResolveResult, steps: StepMapping): MovePlan {
  if (!resolved.ok) return { kind: "refused", why: "unresolved" };
  const moved = migrateRun(run, diagram, resolved.resolution, steps);
  if (!moved.ok) return { kind: "refused", why: "unresolved" };
  if (isEnded(moved.run)) return { kind: "ends", moved, longer: [] };
  const longer = longerTerms(run, moved.run, steps);
  const isSame = moved.left.length === 0 && longer.length === 0 && waitingFor(run, steps) === waitingFor(moved.run, {});
  return { kind: isSame ? "same" : "changes", moved, longer };
}

/** Which step of the new version stands for one of the old; `null`: none does. */
const standsFor = (steps: StepMapping, stepId: string): string | null =>
  (Object.hasOwn(steps, stepId) ? steps[stepId] : stepId) ?? null;

/** Where an organisation that is asked on has longer: nobody is late by a term that no longer holds. */
function longerTerms(before: Run, after: Run, steps: StepMapping): LongerTerm[] {
  const asked = new Map(awaited(after).map((one) => [one.stepId, one]));
  const daysThere = new Map(after.diagram.steps.map(({ id, days }) => [id, days]));
  return awaited(before).flatMap(({ stepId, organisationIds }) => {
    const there = asked.get(standsFor(steps, stepId) ?? "");
    const days = before.diagram.steps.find(({ id }) => id === stepId)?.days ?? 0;
    const more = there === undefined ? 0 : (daysThere.get(there.stepId) ?? 0);
    if (there === undefined || more <= days) return [];
    const isAskedOn = there.organisationIds.some((id) => organisationIds.includes(id));
    return isAskedOn ? [{ stepId: there.stepId, before: days, after: more }] : [];
  });
}

/** The verdict with which a planned case ends; `null` where it goes on. */
export function verdictOf(plan: MovePlan): "positive" | "negative" | null {
  if (plan.kind !== "ends") return null;
  const verdict = outcome(plan.moved.run);
  return verdict === "running" ? null : verdict;
}

/** Whom a run awaits at which step of the new version, and for how many conclusions, as one value. */
function waitingFor(run: Run, steps: StepMapping): string {
  return awaited(run)
    .map(({ stepId, organisationIds, remaining }) => {
      return `${standsFor(steps, stepId) ?? ""} ${remaining} ${organisationIds.toSorted().join(",")}`;
    })
    .toSorted()
    .join(";");
}
