import { describe, expect, it } from "vitest";
import type { Diagram } from "./diagram.js";
import { awaited, foldRun, giveConclusion, isEnded, outcome, startRun, supersedeConclusion } from "./run.js";
import type { Run, RunEvent, RunResult, Verdict } from "./run.js";
import { validate } from "./validate.js";

const origin = { x: 0, y: 0 };
const step = (id: string) => ({ id, label: id, concluder: null, fieldGroupId: null, days: 5, position: origin });

/** start → split → (cadastre ×1 ‖ architecture ×2) → join → end */
const parallel: Diagram = {
  version: 2,
  headTail: [
    { id: "start", type: "start", data: { label: "start" }, position: origin },
    { id: "end", type: "end", data: { label: "end" }, position: origin },
  ],
  steps: [step("cadastre"), step("architecture")],
  parallelGateways: [
    { id: "split", position: origin },
    { id: "join", position: origin },
  ],
  relations: [
    { id: "r1", source: "start", target: "split", quantity: 1 },
    { id: "r2", source: "split", target: "cadastre", quantity: 1 },
    { id: "r3", source: "split", target: "architecture", quantity: 1 },
    { id: "r4", source: "cadastre", target: "join", quantity: 1 },
    { id: "r5", source: "architecture", target: "join", quantity: 2 },
    { id: "r6", source: "join", target: "end", quantity: 1 },
  ],
};
const resolution = { cadastre: ["c"], architecture: ["a1", "a2", "a3"] };
const at = "2026-01-15T09:00:00.000Z";
const say = (stepId: string, organisationId: string, verdict: Verdict = "positive") => ({
  stepId,
  organisationId,
  verdict,
  at,
});

function runOf(result: RunResult): Run {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.run;
}
const codeOf = (result: RunResult): string => (result.ok ? "ok" : result.refusal.code);

function after(...conclusions: ReturnType<typeof say>[]): Run {
  return conclusions.reduce(
    (run, conclusion) => runOf(giveConclusion(run, conclusion)),
    runOf(startRun(parallel, resolution)),
  );
}

describe("a run", () => {
  it("awaits both branches of a split at once, and says how many of whom", () => {
    expect(validate(parallel)).toEqual([]);
    expect(awaited(after())).toEqual([
      { stepId: "cadastre", organisationIds: ["c"], remaining: 1 },
      { stepId: "architecture", organisationIds: ["a1", "a2", "a3"], remaining: 2 },
    ]);
  });

  it("waits at the join until every branch has arrived, and ends when the last conclusion is in", () => {
    const waiting = after(say("architecture", "a2"), say("architecture", "a3"));
    expect(isEnded(waiting)).toBe(false);
    expect(awaited(waiting).map(({ stepId }) => stepId)).toEqual(["cadastre"]);
    const ended = runOf(giveConclusion(waiting, say("cadastre", "c")));
    expect(isEnded(ended)).toBe(true);
    expect(outcome(ended)).toBe("positive");
    expect(ended.state).toMatchObject({ remaining: { r4: 0, r5: 0 }, tokens: [], reachedEnds: ["end"] });
  });

  it("goes to its end after a negative conclusion, and its outcome is negative", () => {
    const run = after(say("cadastre", "c", "negative"), say("architecture", "a1"));
    expect(outcome(run)).toBe("running");
    expect(outcome(runOf(giveConclusion(run, say("architecture", "a2"))))).toBe("negative");
  });

  it("counts the latest verdict of an organisation, and lowers nothing for it again", () => {
    const first = after(say("architecture", "a1", "negative"));
    const second = runOf(supersedeConclusion(first, say("architecture", "a1")));
    expect(second.state.remaining).toEqual(first.state.remaining);
    const ended = [say("architecture", "a2"), say("cadastre", "c")].reduce(
      (run, conclusion) => runOf(giveConclusion(run, conclusion)),
      second,
    );
    expect(outcome(ended)).toBe("positive");
  });

  it("takes a superseding conclusion at a step it has passed, while it is under way", () => {
    const run = after(say("cadastre", "c"));
    expect(codeOf(supersedeConclusion(run, say("cadastre", "c", "negative")))).toBe("ok");
  });

  it.each([
    ["already-given", () => giveConclusion(after(say("architecture", "a1")), say("architecture", "a1"))],
    ["nothing-to-supersede", () => supersedeConclusion(after(), say("cadastre", "c"))],
    ["not-its-step", () => giveConclusion(after(), say("cadastre", "a1"))],
    ["unknown-step", () => giveConclusion(after(), say("split", "c"))],
    [
      "passed",
      () => giveConclusion(after(say("architecture", "a1"), say("architecture", "a2")), say("architecture", "a3")),
    ],
    [
      "ended",
      () =>
        supersedeConclusion(
          after(say("architecture", "a1"), say("architecture", "a2"), say("cadastre", "c")),
          say("cadastre", "c", "negative"),
        ),
    ],
    ["unresolved", () => startRun(parallel, { cadastre: ["c"], architecture: ["a1"] })],
    ["unresolved", () => startRun(parallel, { cadastre: ["c"], architecture: ["a1", "a1"] })],
    ["unsound", () => startRun({ ...parallel, headTail: [] }, resolution)],
  ])("refuses with %s", (code, attempt) => {
    expect(codeOf(attempt())).toBe(code);
  });

  it("refuses a conclusion at a step it has not come to", () => {
    const row: Diagram = {
      ...parallel,
      parallelGateways: [],
      relations: [
        { id: "r1", source: "start", target: "cadastre", quantity: 1 },
        { id: "r2", source: "cadastre", target: "architecture", quantity: 1 },
        { id: "r3", source: "architecture", target: "end", quantity: 1 },
      ],
    };
    const run = runOf(startRun(row, resolution));
    expect(codeOf(giveConclusion(run, say("architecture", "a1")))).toBe("not-yet");
  });

  it("folds from its stored events to the same state", () => {
    const events: RunEvent[] = [
      { type: "given", ...say("architecture", "a1", "negative") },
      { type: "superseded", ...say("architecture", "a1") },
      { type: "given", ...say("cadastre", "c") },
    ];
    const run = runOf(foldRun(parallel, resolution, events));
    expect(run.state.conclusions).toEqual(events);
    expect(run.state.remaining).toEqual({ r4: 0, r5: 1 });
  });

  it("lets an id be a word that plain objects know", () => {
    const text = JSON.stringify(parallel).replaceAll('"cadastre"', '"constructor"').replaceAll('"r4"', '"toString"');
    const run = runOf(startRun(JSON.parse(text) as Diagram, { constructor: ["c"], architecture: ["a1", "a2"] }));
    expect(codeOf(giveConclusion(run, say("constructor", "c")))).toBe("ok");
  });
});
