import type { Diagram, Relation } from "./diagram.js";
import type { Finding } from "./finding.js";
import { graphOf } from "./graph.js";
import { quantityOf } from "./resolve.js";
import type { Resolution } from "./resolve.js";
import { validate } from "./validate.js";

/** What an organisation concludes. */
export type Verdict = "positive" | "negative";

/** One conclusion. It belongs to (run, step, organisation). */
export interface Conclusion {
  readonly stepId: string;
  readonly organisationId: string;
  readonly verdict: Verdict;
  /** When it was given, UTC ISO 8601; the model carries it and decides nothing by it. */
  readonly at: string;
}

/** What happened in a run, as it is stored: an organisation's first conclusion, or one that supersedes its last. */
export interface RunEvent extends Conclusion {
  readonly type: "given" | "superseded";
}

/** The changing part of a run: plain JSON. */
export interface RunState {
  /** For each relation that leaves a step: how many different organisations are still awaited. Never below zero. */
  readonly remaining: Readonly<Record<string, number>>;
  /** The relations that hold a token: it waits there for the step or the join that the relation leads to. */
  readonly tokens: readonly string[];
  /** The ends reached, in the order of reaching. */
  readonly reachedEnds: readonly string[];
  /** Every event so far, in order; the latest verdict of a (step, organisation) counts. */
  readonly conclusions: readonly RunEvent[];
}

/** A discussion under way: its diagram and organisations, which never change, and its state. Plain JSON as a whole. */
export interface Run {
  readonly diagram: Diagram;
  readonly resolution: Resolution;
  readonly state: RunState;
}

/** Why a run did not take a step forward. */
export type RunRefusal =
  /** The diagram is not sound: it may not run. */
  | { readonly code: "unsound"; readonly findings: readonly Finding[] }
  /** The resolution has fewer organisations for the step than its relation asks for. */
  | { readonly code: "unresolved"; readonly stepId: string; readonly wanted: number; readonly found: number }
  /** The diagram has no such step. */
  | { readonly code: "unknown-step"; readonly stepId: string }
  /** The organisation does not answer at this step. */
  | { readonly code: "not-its-step"; readonly stepId: string; readonly organisationId: string }
  /** The run has not come to the step yet. */
  | { readonly code: "not-yet"; readonly stepId: string }
  /** Enough others have concluded; the run has gone on. */
  | { readonly code: "passed"; readonly stepId: string }
  /** The organisation has concluded already: supersede instead. */
  | { readonly code: "already-given"; readonly stepId: string; readonly organisationId: string }
  /** There is no conclusion of this organisation to supersede. */
  | { readonly code: "nothing-to-supersede"; readonly stepId: string; readonly organisationId: string }
  /** The run is over; nothing is taken any more. */
  | { readonly code: "ended" }
  /** The value is no conclusion at all: its verdict is neither positive nor negative. */
  | { readonly code: "bad-verdict" };

/** The run after the step, or why it was refused. The run given is never changed. */
export type RunResult = { readonly ok: true; readonly run: Run } | { readonly ok: false; readonly refusal: RunRefusal };

/** A step that waits. */
export interface Awaited {
  readonly stepId: string;
  /** The organisations that may conclude now: those of the step that have not yet. */
  readonly organisationIds: readonly string[];
  /** How many of them are still needed. */
  readonly remaining: number;
}

/** How a run stands: under way, or the outcome of the latest verdicts. */
export type Outcome = "running" | Verdict;

/**
 * Starts a discussion: the token leaves the start and goes as far as it can without a conclusion.
 * Refused for an unsound diagram, and for a resolution that could never fill a step.
 */
export function startRun(diagram: Diagram, resolution: Resolution): RunResult {
  const findings = validate(diagram);
  if (findings.length > 0) return refuse({ code: "unsound", findings });
  for (const { id } of diagram.steps) {
    const wanted = quantityOf(diagram, id);
    const found = new Set(organisationsOf(resolution, id)).size;
    if (found < wanted) return refuse({ code: "unresolved", stepId: id, wanted, found });
  }
  const remaining: Record<string, number> = {};
  const first: string[] = [];
  for (const node of graphOf(diagram).values()) {
    for (const { id, quantity } of node.outgoing) {
      if (node.kind === "step") remaining[id] = quantity;
      if (node.kind === "start") first.push(id);
    }
  }
  const state: RunState = { remaining, tokens: [], reachedEnds: [], conclusions: [] };
  return { ok: true, run: { diagram, resolution, state: advance(diagram, state, first) } };
}

/**
 * Takes an organisation's first conclusion at a step: lowers what remains by one and, at zero, moves the token on.
 * Positive and negative lower alike; the run always goes to its end.
 */
export function giveConclusion(run: Run, conclusion: Conclusion): RunResult {
  const refusal = objection(run, conclusion);
  if (refusal) return refuse(refusal);
  const { diagram, state } = run;
  const { stepId, organisationId } = conclusion;
  if (latest(run, stepId, organisationId)) return refuse({ code: "already-given", stepId, organisationId });
  const node = graphOf(diagram).get(stepId);
  const [incoming] = node?.incoming ?? [];
  const [outgoing] = node?.outgoing ?? [];
  if (!incoming || !outgoing) return refuse({ code: "unknown-step", stepId });
  const left = remainingOn(state, outgoing);
  if (left === 0) return refuse({ code: "passed", stepId });
  if (!state.tokens.includes(incoming.id)) return refuse({ code: "not-yet", stepId });
  const lowered: RunState = {
    ...state,
    remaining: { ...state.remaining, [outgoing.id]: left - 1 },
    conclusions: [...state.conclusions, event("given", conclusion)],
  };
  if (left > 1) return { ok: true, run: { ...run, state: lowered } };
  const taken = { ...lowered, tokens: lowered.tokens.filter((token) => token !== incoming.id) };
  return { ok: true, run: { ...run, state: advance(diagram, taken, [outgoing.id]) } };
}

/** Puts a new conclusion in the place of the organisation's last one at the step. Lowers nothing again. */
export function supersedeConclusion(run: Run, conclusion: Conclusion): RunResult {
  const refusal = objection(run, conclusion);
  if (refusal) return refuse(refusal);
  const { stepId, organisationId } = conclusion;
  if (!latest(run, stepId, organisationId)) return refuse({ code: "nothing-to-supersede", stepId, organisationId });
  const conclusions = [...run.state.conclusions, event("superseded", conclusion)];
  return { ok: true, run: { ...run, state: { ...run.state, conclusions } } };
}

/** The run that these events give, from the start, in order; or the refusal of the first that does not fit. */
export function foldRun(diagram: Diagram, resolution: Resolution, events: readonly RunEvent[]): RunResult {
  let result = startRun(diagram, resolution);
  for (const { type, ...conclusion } of events) {
    if (!result.ok) break;
    result = (type === "superseded" ? supersedeConclusion : giveConclusion)(result.run, conclusion);
  }
  return result;
}

/** The steps that wait now, who may conclude there, and how many of them are still needed. In the diagram's order. */
export function awaited(run: Run): Awaited[] {
  const { diagram, resolution, state } = run;
  const graph = graphOf(diagram);
  const tokens = new Set(state.tokens);
  return diagram.steps.flatMap(({ id: stepId }) => {
    const node = graph.get(stepId);
    const [incoming] = node?.incoming ?? [];
    const [outgoing] = node?.outgoing ?? [];
    if (!incoming || !outgoing || !tokens.has(incoming.id)) return [];
    const organisationIds = organisationsOf(resolution, stepId).filter((id) => !latest(run, stepId, id));
    return [{ stepId, organisationIds, remaining: remainingOn(state, outgoing) }];
  });
}

/** Whether every end is reached. */
export function isEnded({ diagram, state }: Run): boolean {
  const reached = new Set(state.reachedEnds);
  return diagram.headTail.every(({ id, type }) => type !== "end" || reached.has(id));
}

/** Positive when the run has ended and every latest verdict is positive; negative when one is not. */
export function outcome(run: Run): Outcome {
  if (!isEnded(run)) return "running";
  return latestConclusions(run).every(({ verdict }) => verdict === "positive") ? "positive" : "negative";
}

/** The conclusions that count: the latest of each (step, organisation), in the order in which each was first given. */
export function latestConclusions({ state }: Run): RunEvent[] {
  const counting = new Map<string, RunEvent>();
  for (const given of state.conclusions) counting.set(`${given.stepId} ${given.organisationId}`, given);
  return [...counting.values()];
}

function refuse(refusal: RunRefusal): RunResult {
  return { ok: false, refusal };
}

/** What speaks against a conclusion, first or superseding alike. */
function objection(run: Run, { stepId, organisationId, verdict }: Conclusion): RunRefusal | undefined {
  if (isEnded(run)) return { code: "ended" };
  if (verdict !== "positive" && verdict !== "negative") return { code: "bad-verdict" };
  if (graphOf(run.diagram).get(stepId)?.kind !== "step") return { code: "unknown-step", stepId };
  if (!organisationsOf(run.resolution, stepId).includes(organisationId)) {
    return { code: "not-its-step", stepId, organisationId };
  }
  return undefined;
}

const event = (type: RunEvent["type"], { stepId, organisationId, verdict, at }: Conclusion): RunEvent => ({
  type,
  stepId,
  organisationId,
  verdict,
  at,
});

const latest = ({ state }: Run, stepId: string, organisationId: string): RunEvent | undefined =>
  state.conclusions.findLast((given) => given.stepId === stepId && given.organisationId === organisationId);

// Ids are keys of plain objects here: only own keys count, so that `constructor` is an id like any other.
const organisationsOf = (resolution: Resolution, stepId: string): readonly string[] =>
  (Object.hasOwn(resolution, stepId) && resolution[stepId]) || [];

const remainingOn = ({ remaining }: RunState, { id }: Relation): number =>
  Math.max(0, (Object.hasOwn(remaining, id) && remaining[id]) || 0);

/** Moves tokens on from the given relations until each waits at a step or a join, or has reached an end. */
function advance(diagram: Diagram, state: RunState, arriving: readonly string[]): RunState {
  const graph = graphOf(diagram);
  const targets = new Map(diagram.relations.map(({ id, target }) => [id, graph.get(target)]));
  const tokens = new Set(state.tokens);
  const reachedEnds = [...state.reachedEnds];
  const queue = [...arriving];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const node = targets.get(id);
    if (node?.kind === "end") {
      reachedEnds.push(node.id);
      continue;
    }
    tokens.add(id);
    if (node?.kind !== "gateway" || !node.incoming.every((relation) => tokens.has(relation.id))) continue;
    for (const relation of node.incoming) tokens.delete(relation.id);
    queue.push(...node.outgoing.map((relation) => relation.id));
  }
  return { ...state, tokens: [...tokens], reachedEnds };
}
