import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDiagram, cases, soundDiagram } from "../testing/diagrams.js";
import { present } from "../testing/present.js";
import type { Diagram } from "./diagram.js";
import { quantityOf } from "./resolve.js";
import type { Resolution } from "./resolve.js";
import {
  awaited,
  foldRun,
  giveConclusion,
  isEnded,
  latestConclusions,
  outcome,
  startRun,
  supersedeConclusion,
} from "./run.js";
import type { Run, RunResult } from "./run.js";
import { validate } from "./validate.js";

/** One organisation more than each step needs, so that some come too late. */
const crowd = (diagram: Diagram): Resolution =>
  Object.fromEntries(
    diagram.steps.map(({ id }) => [
      id,
      Array.from({ length: quantityOf(diagram, id) + 1 }, (_, index) => `${id}-o${index}`),
    ]),
  );

const at = "2026-01-15T09:00:00.000Z";
const acts = fc.array(
  fc.record({ who: fc.nat(1000), step: fc.nat(1000), positive: fc.boolean(), again: fc.boolean() }),
  { maxLength: 60 },
);

function runOf(result: RunResult): Run {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.run;
}

function holds({ diagram, state }: Run): void {
  for (const [id, left] of Object.entries(state.remaining)) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(diagram.relations.find((relation) => relation.id === id)?.quantity ?? 0);
  }
  expect(new Set(state.tokens).size).toBe(state.tokens.length);
  expect(new Set(state.reachedEnds).size).toBe(state.reachedEnds.length);
}

describe("a run on a sound diagram", () => {
  it("never falls below zero, takes or refuses every act, and is what folding its events gives", () => {
    fc.assert(
      fc.property(soundDiagram(8), acts, (diagram, list) => {
        const resolution = crowd(diagram);
        let run = runOf(startRun(diagram, resolution));
        for (const { who, step, positive, again } of list) {
          const stepId = diagram.steps[step % (diagram.steps.length || 1)]?.id ?? "none";
          const bodies = resolution[stepId] ?? ["nobody"];
          const organisationId = bodies[who % bodies.length] ?? "nobody";
          const verdict = positive ? "positive" : "negative";
          const before = JSON.stringify(run);
          const result = (again ? supersedeConclusion : giveConclusion)(run, { stepId, organisationId, verdict, at });
          expect(JSON.stringify(run)).toBe(before);
          if (result.ok) run = result.run;
          holds(run);
        }
        expect(foldRun(diagram, resolution, run.state.conclusions)).toEqual({ ok: true, run });
        expect(foldRun(diagram, resolution, JSON.parse(JSON.stringify(run.state.conclusions)))).toEqual({
          ok: true,
          run,
        });
      }),
      { numRuns: cases(20_000) },
    );
  });

  it("always ends, whoever concludes in whatever order, after exactly as many conclusions as the quantities ask for", () => {
    fc.assert(
      fc.property(soundDiagram(8), fc.infiniteStream(fc.nat(1000)), (diagram, choices) => {
        let run = runOf(startRun(diagram, crowd(diagram)));
        const choose = <Item>(items: readonly Item[]) => items[Number(choices.next().value) % items.length];
        let conclusions = 0;
        let negative = false;
        while (!isEnded(run)) {
          const waiting = present(choose(awaited(run)), "somebody awaited, as the run has not ended");
          expect(outcome(run)).toBe("running");
          expect(waiting.remaining).toBeGreaterThan(0);
          expect(waiting.organisationIds.length).toBeGreaterThan(waiting.remaining);
          const organisationId = present(choose(waiting.organisationIds), "an organisation");
          const verdict = Number(choices.next().value) % 5 === 0 ? "negative" : "positive";
          negative ||= verdict === "negative";
          run = runOf(giveConclusion(run, { stepId: waiting.stepId, organisationId, verdict, at }));
          conclusions++;
        }
        expect(conclusions).toBe(diagram.steps.reduce((sum, { id }) => sum + quantityOf(diagram, id), 0));
        expect(awaited(run)).toEqual([]);
        expect(run.state.tokens).toEqual([]);
        expect(latestConclusions(run)).toHaveLength(conclusions);
        expect(outcome(run)).toBe(negative ? "negative" : "positive");
      }),
      { numRuns: cases(20_000) },
    );
  });
});

it("a run starts on exactly the sound diagrams", () => {
  fc.assert(
    fc.property(anyDiagram(), (diagram) => {
      expect(startRun(diagram, crowd(diagram)).ok).toBe(validate(diagram).length === 0);
    }),
    { numRuns: cases(5000) },
  );
});
