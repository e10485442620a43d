import type { Diagram, Step } from "./diagram.js";
import type { Resolution } from "./resolve.js";
import { giveConclusion, latestConclusions, startRun } from "./run.js";
import type { Conclusion, Run, RunRefusal } from "./run.js";

/** A run with former conclusions in it, and those that found no place. */
export interface Carried<Former extends Conclusion = Conclusion> {
  readonly run: Run;
  readonly carried: readonly Former[];
  readonly left: readonly Former[];
}

/**
 * Gives former conclusions again, each as soon as its step awaits it: those of a run before a return that still hold,
 * or those of a case that is moved to another version. In the given order wherever several fit.
 */
export function carryOver<Former extends Conclusion>(run: Run, conclusions: readonly Former[]): Carried<Former> {
  let result = run;
  const left = [...conclusions];
  const carried: Former[] = [];
  for (let at = 0; at < left.length;) {
    const conclusion = left[at];
    const given = conclusion && giveConclusion(result, conclusion);
    if (conclusion === undefined || !given?.ok) {
      at += 1;
      continue;
    }
    result = given.run;
    carried.push(conclusion);
    left.splice(at, 1);
    // One before it may fit now, and comes first.
    at = 0;
  }
  return { run: result, carried, left };
}

/** A conclusion of a case that is moved: `stepId` is its step in the new version, `from` the one it was given at. */
export interface MovedConclusion extends Conclusion {
  readonly from: string;
}

/**
 * Why a conclusion does not go along: its step has none that stands for it, the step there asks other questions, or the
 * new run does not take it (it asks other organisations, has not come there, has gone on, or has ended).
 */
export type StrandedWhy = "no-step" | "other-questions" | RunRefusal["code"];

/** A conclusion that does not go along: it is superseded by the move. */
export interface Stranded extends MovedConclusion {
  readonly why: StrandedWhy;
}

/** A case moved to another version: its run there, what went with it, and what is stranded; or why none can start there. */
export type Migration =
  | {
      readonly ok: true;
      readonly run: Run;
      readonly carried: readonly MovedConclusion[];
      readonly left: readonly Stranded[];
    }
  | { readonly ok: false; readonly refusal: RunRefusal };

/** Which step of the new version stands for one of the old; null: none does. A step that is not in it keeps its id. */
export type StepMapping = Readonly<Record<string, string | null>>;

/**
 * Moves a running case to another version of its diagram. Changes nothing by itself: the answer is the dry run, its
 * `left` the report of what would be stranded and why. A conclusion goes along where the step that stands for its own
 * asks the same field group and awaits the same organisation.
 */
export function migrateRun(run: Run, diagram: Diagram, resolution: Resolution, steps: StepMapping): Migration {
  const started = startRun(diagram, resolution);
  if (!started.ok) return started;
  const groups = groupsOf(run.diagram);
  const there = groupsOf(diagram);
  const going: MovedConclusion[] = [];
  const left: Stranded[] = [];
  for (const { stepId: from, organisationId, verdict, at } of latestConclusions(run)) {
    const stepId = Object.hasOwn(steps, from) ? (steps[from] ?? null) : from;
    const conclusion: MovedConclusion = { stepId: stepId ?? from, from, organisationId, verdict, at };
    if (stepId === null || !there.has(stepId)) left.push({ ...conclusion, why: "no-step" });
    else if (there.get(stepId) !== groups.get(from)) left.push({ ...conclusion, why: "other-questions" });
    else going.push(conclusion);
  }
  const moved = carryOver(started.run, going);
  const refused = moved.left.map((conclusion): Stranded => {
    const given = giveConclusion(moved.run, conclusion);
    return { ...conclusion, why: given.ok ? "no-step" : given.refusal.code };
  });
  return { ok: true, run: moved.run, carried: moved.carried, left: [...left, ...refused] };
}

const groupsOf = ({ steps }: Diagram): ReadonlyMap<string, string | null> =>
  new Map(steps.map(({ id, fieldGroupId }) => [id, fieldGroupId]));

/**
 * Proposes which step of the new version stands for each of the old: of those that ask the same organisation the same
 * field group the one of the same id, or the only one; else the one of the same id; else none. No step stands for two.
 */
export function suggestMapping(before: Diagram, after: Diagram): Record<string, string | null> {
  const taken = new Set<string>();
  const mapping: Record<string, string | null> = Object.fromEntries(before.steps.map(({ id }) => [id, null]));
  const map = (choose: (step: Step) => string | undefined) => {
    for (const step of before.steps) {
      const chosen = mapping[step.id] === null ? choose(step) : undefined;
      if (chosen === undefined || taken.has(chosen)) continue;
      mapping[step.id] = chosen;
      taken.add(chosen);
    }
  };
  map((step) => after.steps.find((other) => other.id === step.id && asks(other) === asks(step))?.id);
  map((step) => {
    const alike = after.steps.filter((other) => !taken.has(other.id) && asks(other) === asks(step));
    return asks(step) !== undefined && alike.length === 1 ? alike[0]?.id : undefined;
  });
  map((step) => after.steps.find(({ id }) => id === step.id)?.id);
  return mapping;
}

/** Whom a step asks what, as one value; undefined in a draft that does not say. */
function asks({ concluder, fieldGroupId }: Step): string | undefined {
  if (concluder === null || fieldGroupId === null) return undefined;
  return [
    fieldGroupId,
    concluder.kind,
    concluder.kind === "kind" ? concluder.organisationKind : concluder.organisationId,
  ].join(" ");
}
