import { awaited, type Diagram, isEnded, outcome, type ResolveResult, type Run } from "@yer/flow-editor/model";
import { type Migration, migrateRun, type StepMapping } from "@yer/flow-editor/model/carry";

/** What moving does to one case: see `caseOutcome` of the contract. Codes and ids; words and names are the caller's. */
export type CasePlan =
  | { readonly kind: "refused"; readonly why: "unresolved" }
  | { readonly kind: "same" | "changes" | "ends"; readonly moved: Extract<Migration, { readonly ok: true }> };

/**
 * Judges one case: where it would stand on the other version. Pure; the dry run and the act ask the same.
 * @param resolved the organisations of the version's steps in the file's district
 */
export function planCase(run: Run, diagram: Diagram, resolved: ResolveResult, steps: StepMapping): CasePlan {
  if (!resolved.ok) return { kind: "refused", why: "unresolved" };
  const moved = migrateRun(run, diagram, resolved.resolution, steps);
  if (!moved.ok) return { kind: "refused", why: "unresolved" };
  if (isEnded(moved.run)) return { kind: "ends", moved };
  const isSame = moved.left.length === 0 && waitingFor(run, steps) === waitingFor(moved.run, {});
  return { kind: isSame ? "same" : "changes", moved };
}

/** The verdict with which a planned case ends; `null` where it goes on. */
export function verdictOf(plan: CasePlan): "positive" | "negative" | null {
  if (plan.kind !== "ends") return null;
  const verdict = outcome(plan.moved.run);
  return verdict === "running" ? null : verdict;
}

/** Whom a run awaits at which step of the new version, and for how many conclusions, as one value. */
function waitingFor(run: Run, steps: StepMapping): string {
  return awaited(run)
    .map(({ stepId, organisationIds, remaining }) => {
      const there = Object.hasOwn(steps, stepId) ? steps[stepId] : stepId;
      return `${there ?? ""} ${remaining} ${organisationIds.toSorted().join(",")}`;
    })
    .toSorted()
    .join(";");
}
