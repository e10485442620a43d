import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases, soundDiagram } from "../testing/diagrams.js";
import { present } from "../testing/present.js";
import { carryOver, migrateRun } from "./carry.js";
import type { Diagram } from "./diagram.js";
import { quantityOf } from "./resolve.js";
import { awaited, foldRun, giveConclusion, isEnded, outcome, startRun } from "./run.js";
import type { Conclusion, Run, RunResult } from "./run.js";
import { stagedDiagram } from "./seeds.js";

const at = "2026-01-15T09:00:00.000Z";
const step = (id: string, quantity = 1) => ({
  id,
  label: id,
  concluder: { kind: "kind", organisationKind: id } as const,
  fieldGroupId: "group",
  days: 10,
  quantity,
});
const say = (stepId: string, organisationId: string): Conclusion => ({
  stepId,
  organisationId,
  verdict: "positive",
  at,
});
const runOf = (result: RunResult): Run => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.run;
};
const row = stagedDiagram([[step("a")], [step("b")], [step("c")]], { start: "", end: "" });
const bodies = { a: ["a1"], b: ["b1"], c: ["c1"], d: ["d1"] };

const crowd = (diagram: Diagram) =>
  Object.fromEntries(
    diagram.steps.map(({ id }) => [id, Array.from({ length: quantityOf(diagram, id) }, (_, index) => `o${index}`)]),
  );

describe("carrying conclusions over", () => {
  it("gives each as soon as its step awaits it, whatever order they come in", () => {
    const { run, carried, left } = carryOver(runOf(startRun(row, bodies)), [say("b", "b1"), say("a", "a1")]);
    expect(carried.map(({ stepId }) => stepId)).toEqual(["a", "b"]);
    expect(left).toEqual([]);
    expect(awaited(run).map(({ stepId }) => stepId)).toEqual(["c"]);
  });

  it("takes the earlier of two that fit one step, though the later came after what the step waited for", () => {
    const two = { ...bodies, b: ["b1", "b2"] };
    const { carried, left } = carryOver(runOf(startRun(row, two)), [say("b", "b1"), say("a", "a1"), say("b", "b2")]);
    expect(carried.map(({ organisationId }) => organisationId)).toEqual(["a1", "b1"]);
    expect(left.map(({ organisationId }) => organisationId)).toEqual(["b2"]);
  });

  it("leaves what lies behind a step that has to be asked again", () => {
    const { run, left } = carryOver(runOf(startRun(row, bodies)), [say("b", "b1"), say("c", "c1")]);
    expect(left).toHaveLength(2);
    expect(awaited(run).map(({ stepId }) => stepId)).toEqual(["a"]);
  });

  it("of a whole run is that run's end again, in any order", () => {
    fc.assert(
      fc.property(soundDiagram(8), fc.infiniteStream(fc.nat(1000)), (diagram, choices) => {
        let run = runOf(startRun(diagram, crowd(diagram)));
        while (!isEnded(run)) {
          const waiting = present(awaited(run)[0]);
          run = runOf(giveConclusion(run, say(waiting.stepId, present(waiting.organisationIds[0]))));
        }
        const shuffled = run.state.conclusions
          .map((conclusion) => ({ conclusion, key: Number(choices.next().value) }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ conclusion }) => conclusion);
        const again = carryOver(runOf(startRun(diagram, crowd(diagram))), shuffled);
        expect(again.left).toEqual([]);
        expect(outcome(again.run)).toBe(outcome(run));
      }),
      { numRuns: cases(5000) },
    );
  });
});

describe("moving a case to another version", () => {
  const under = runOf(
    foldRun(row, bodies, [
      { type: "given", ...say("a", "a1") },
      { type: "given", ...say("b", "b1") },
    ]),
  );

  it("takes along what the mapping leads to a step, and reports what is stranded", () => {
    const next = stagedDiagram([[step("a"), step("d")], [step("c")]], { start: "", end: "" });
    const moved = migrateRun(under, next, bodies, { b: "gone" });
    expect(moved).toMatchObject({ ok: true, left: [{ stepId: "gone", organisationId: "b1" }] });
    expect(moved.ok && awaited(moved.run).map(({ stepId }) => stepId)).toEqual(["d"]);
  });

  it("follows a step under its new id, and leaves the case as it was", () => {
    const next = stagedDiagram([[step("a")], [step("d")]], { start: "", end: "" });
    const before = JSON.stringify(under);
    const moved = migrateRun(under, next, { a: ["a1"], d: ["b1"] }, { b: "d" });
    expect(moved.ok && outcome(moved.run)).toBe("positive");
    expect(JSON.stringify(under)).toBe(before);
  });

  it("is refused where no run can start", () => {
    expect(migrateRun(under, { ...row, headTail: [] }, bodies, {})).toMatchObject({
      ok: false,
      refusal: { code: "unsound" },
    });
  });
});
