import { quantityOf } from "../model/resolve.js";
import { awaited, latestConclusions } from "../model/run.js";
import type { Run } from "../model/run.js";
import type { CaseProgress, StepProgress } from "./case-progress.js";

/** What a run itself does not know. */
export interface ProgressFacts {
  /** Steps that wait past their term. */
  readonly late?: ReadonlySet<string>;
  /** By step id, the day by which it is due, as an ISO date or instant. */
  readonly due?: Readonly<Record<string, string>>;
  /** The name of an organisation. Without it, who answered is left out. */
  readonly organisationName?: (id: string) => string;
}

/** How a case stands at each step, read off its run. */
export function progressOf(run: Run, { late, due = {}, organisationName }: ProgressFacts = {}): CaseProgress {
  const waiting = new Map(awaited(run).map((each) => [each.stepId, each]));
  const conclusions = Map.groupBy(latestConclusions(run), ({ stepId }) => stepId);
  return Object.fromEntries(
    run.diagram.steps.map(({ id }): [string, StepProgress] => {
      const given = conclusions.get(id) ?? [];
      const now = waiting.get(id);
      const wanted = quantityOf(run.diagram, id);
      const term = Object.hasOwn(due, id) ? due[id] : undefined;
      return [
        id,
        {
          state: now ? (late?.has(id) ? "late" : "now") : given.length >= wanted ? "done" : "awaited",
          given: given.length,
          wanted,
          ...(term !== undefined && { due: term }),
          ...(organisationName && {
            answers: [
              ...given.map(({ organisationId, verdict }) => ({
                organisation: organisationName(organisationId),
                verdict,
              })),
              ...(now?.organisationIds ?? []).map((other) => ({
                organisation: organisationName(other),
                verdict: null,
              })),
            ],
          }),
        },
      ];
    }),
  );
}
