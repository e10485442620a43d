import { expect, it } from "vitest";
import { foldRun } from "../model/run.js";
import { stagedDiagram } from "../model/seeds.js";
import { progressOf } from "./progress-of.js";

const step = (id: string, quantity = 1) => ({
  id,
  label: id,
  concluder: { kind: "kind", organisationKind: id } as const,
  fieldGroupId: "group",
  days: 10,
  quantity,
});

it("tells of each step whether it is done, under way, late or to come, who answered and who is awaited", () => {
  const diagram = stagedDiagram([[step("a"), step("b", 2)], [step("c")]], { start: "start", end: "end" });
  const result = foldRun(diagram, { a: ["a1"], b: ["b1", "b2"], c: ["c1"] }, [
    { type: "given", stepId: "a", organisationId: "a1", verdict: "positive", at: "2026-01-01T00:00:00Z" },
    { type: "given", stepId: "b", organisationId: "b2", verdict: "negative", at: "2026-01-02T00:00:00Z" },
  ]);
  expect(
    result.ok &&
      progressOf(result.run, {
        late: new Set(["b"]),
        due: { b: "2026-01-10" },
        organisationName: (id) => id.toUpperCase(),
      }),
  ).toEqual({
    a: { state: "done", given: 1, wanted: 1, answers: [{ organisation: "A1", verdict: "positive" }] },
    b: {
      state: "late",
      given: 1,
      wanted: 2,
      due: "2026-01-10",
      answers: [
        { organisation: "B2", verdict: "negative" },
        { organisation: "B1", verdict: null },
      ],
    },
    c: { state: "awaited", given: 0, wanted: 1, answers: [] },
  });
});
