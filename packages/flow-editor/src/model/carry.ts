import type { Diagram } from "./diagram.js";
import type { Resolution } from "./resolve.js";
import { giveConclusion, latestConclusions, startRun } from "./run.js";
import type { Conclusion, Run, RunRefusal } from "./run.js";

/** A run with former conclusions in it, and those that found no place. */
export interface Carried {
  readonly run: Run;
  readonly carried: readonly Conclusion[];
  readonly left: readonly Conclusion[];
}

/**
 * Gives former conclusions again, each as soon as its step awaits it: those of a run before a return that still hold,
 * or those of a case that is moved to another version. In the given order wherever several fit.
 */
export function carryOver(run: Run, conclusions: readonly Conclusion[]): Carried {
  let result = run;
  let left = [...conclusions];
  const carried: Conclusion[] = [];
  for (let before = -1; before !== carried.length;) {
    before = carried.length;
    left = left.filter((conclusion) => {
      const given = giveConclusion(result, conclusion);
      if (given.ok) {
        result = given.run;
        carried.push(conclusion);
      }
      return !given.ok;
    });
  }
  return { run: result, carried, left };
}

/** A case moved to another version: its run there, what went with it, and what is stranded; or why none can start there. */
export type Migration = ({ readonly ok: true } & Carried) | { readonly ok: false; readonly refusal: RunRefusal };

/**
 * Moves a running case to another version of its diagram. Changes nothing by itself: the answer is the dry run, its
 * `left` the report of what would be stranded. `steps` says which step of the new version stands for one of the old;
 * a step that is not in it keeps its id.
 */
export function migrateRun(
  run: Run,
  diagram: Diagram,
  resolution: Resolution,
  steps: Readonly<Record<string, string>>,
): Migration {
  const started = startRun(diagram, resolution);
  if (!started.ok) return started;
  const conclusions = latestConclusions(run).map(({ stepId, organisationId, verdict, at }): Conclusion => {
    const there = Object.hasOwn(steps, stepId) ? steps[stepId] : undefined;
    return { stepId: there ?? stepId, organisationId, verdict, at };
  });
  return { ok: true, ...carryOver(started.run, conclusions) };
}
