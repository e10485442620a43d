import type { Diagram } from "./diagram.js";
import { graphOf } from "./graph.js";
import { quantityOf } from "./resolve.js";
import type { Resolution } from "./resolve.js";
import { giveConclusion, outcome, startRun } from "./run.js";
import type { Outcome, Run, RunRefusal, Verdict } from "./run.js";

/** One conclusion of a scenario: the next organisation of the step that has not concluded gives it. */
export interface ScenarioConclusion {
  readonly stepId: string;
  readonly verdict: Verdict;
}

/** Answers in, expected path out: what a diagram must do, stored beside it and played before it is published. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** In the order in which they are given. */
  readonly conclusions: readonly ScenarioConclusion[];
  readonly expected: ScenarioResult;
}

/** Where a scenario led. */
export interface ScenarioResult {
  /** Steps and ends in the order in which the discussion was done with them. */
  readonly path: readonly string[];
  readonly outcome: Outcome;
}

/** How playing a scenario went: where it led, or at which conclusion it could not go on. */
export type ScenarioPlay =
  | { readonly ok: true; readonly result: ScenarioResult }
  | { readonly ok: false; readonly at: number; readonly refusal: RunRefusal };

/** What became of a scenario on a diagram. */
export type ScenarioVerdict =
  | { readonly code: "holds" }
  | { readonly code: "other-path"; readonly found: ScenarioResult }
  | { readonly code: "other-outcome"; readonly found: ScenarioResult }
  | { readonly code: "refused"; readonly at: number; readonly refusal: RunRefusal };

/** As many organisations as each step asks for, made up: enough to play a diagram without knowing any. */
export const crowdOf = (diagram: Diagram): Resolution =>
  Object.fromEntries(
    diagram.steps.map(({ id }) => [id, Array.from({ length: quantityOf(diagram, id) }, (_, index) => `${index + 1}`)]),
  );

/** Plays a scenario's conclusions on a diagram with made-up organisations. */
export function playScenario(diagram: Diagram, conclusions: readonly ScenarioConclusion[]): ScenarioPlay {
  const resolution = crowdOf(diagram);
  const begun = startRun(diagram, resolution);
  if (!begun.ok) return { ok: false, at: 0, refusal: begun.refusal };
  let run = begun.run;
  const path = doneWith(run);
  for (const [at, { stepId, verdict }] of conclusions.entries()) {
    const given = run.state.conclusions.filter((conclusion) => conclusion.stepId === stepId).length;
    const organisationId = resolution[stepId]?.[given] ?? `${given + 1}`;
    const next = giveConclusion(run, { stepId, organisationId, verdict, at: "" });
    if (!next.ok) return { ok: false, at, refusal: next.refusal };
    run = next.run;
    path.push(...doneWith(run).filter((id) => !path.includes(id)));
  }
  return { ok: true, result: { path, outcome: outcome(run) } };
}

/** The steps whose conclusions are all there, and the ends that are reached. */
function doneWith({ diagram, state }: Run): string[] {
  const steps = diagram.steps.filter(({ id }) => {
    const [leaving] = graphOf(diagram).get(id)?.outgoing ?? [];
    return leaving && Object.hasOwn(state.remaining, leaving.id) && state.remaining[leaving.id] === 0;
  });
  return [...steps.map(({ id }) => id), ...state.reachedEnds];
}

/** Whether a diagram still does what a scenario expects of it, and what it does instead. */
export function checkScenario(diagram: Diagram, { conclusions, expected }: Scenario): ScenarioVerdict {
  const play = playScenario(diagram, conclusions);
  if (!play.ok) return { code: "refused", at: play.at, refusal: play.refusal };
  const { result } = play;
  if (result.outcome !== expected.outcome) return { code: "other-outcome", found: result };
  const isSame = result.path.length === expected.path.length && result.path.every((id, at) => id === expected.path[at]);
  return isSame ? { code: "holds" } : { code: "other-path", found: result };
}

/** The scenarios that a diagram fails, in order; none: it may be published. */
export const failedScenarios = (
  diagram: Diagram,
  scenarios: readonly Scenario[],
): readonly { readonly scenario: Scenario; readonly verdict: ScenarioVerdict }[] =>
  scenarios
    .map((scenario) => ({ scenario, verdict: checkScenario(diagram, scenario) }))
    .filter(({ verdict }) => verdict.code !== "holds");
