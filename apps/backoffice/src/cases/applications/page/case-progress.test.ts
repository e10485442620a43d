import type { Discussion } from "@yer/api/contract/discussion";
import { describe, expect, it } from "vitest";
import { caseProgressOf } from "./case-progress.js";

type Step = Discussion["steps"][number];
type Conclusion = Discussion["conclusions"][number];

function body(id: string) {
  return {
    id,
    kind: "architecture",
    name: { uz_UZ: `Boʻlim ${id}`, uz_Cyrl: "", ru_RU: "", en_US: `Department ${id}` },
  } as const;
}

function step(more: Partial<Step>): Step {
  return {
    stepId: "s1",
    label: body("a").name,
    state: "awaited",
    organisations: [body("a")],
    remaining: 1,
    deadline: null,
    late: false,
    mine: false,
    leases: [],
    acts: [],
    fieldGroupId: 1,
    fieldGroupVersion: 1,
    ...more,
  };
}

function conclusion(more: Partial<Conclusion>): Conclusion {
  return { stepId: "s1", organisation: body("a"), verdict: "positive", superseded: false, ...more } as Conclusion;
}

describe("where a case stands on its diagram", () => {
  it("counts what was given of what is wanted, and names each body in the reader's language", () => {
    const steps = [step({ organisations: [body("a"), body("b")], remaining: 1 })];
    expect(caseProgressOf({ steps, conclusions: [conclusion({})] }, "en_US")).toEqual({
      s1: {
        state: "now",
        given: 1,
        wanted: 2,
        answers: [
          { organisation: "Department a", verdict: "positive" },
          { organisation: "Department b", verdict: null },
        ],
      },
    });
  });

  it("takes the conclusion that stands, not the one it superseded", () => {
    const conclusions = [conclusion({ superseded: true }), conclusion({ verdict: "negative" })];
    const { s1 } = caseProgressOf({ steps: [step({ state: "done", remaining: 0 })], conclusions }, "uz_UZ");
    expect(s1).toMatchObject({ given: 1, wanted: 1, answers: [{ verdict: "negative" }] });
  });

  it("does not show a conclusion closed to the reader as still awaited", () => {
    const { s1 } = caseProgressOf({ steps: [step({ state: "done", remaining: 0 })], conclusions: [] }, "uz_UZ");
    expect(s1).toMatchObject({ state: "done", given: 1, wanted: 1, answers: [] });
  });

  it("marks a late step late, and says its term", () => {
    const due = "2026-11-30T19:00:00.000Z";
    const { s1 } = caseProgressOf({ steps: [step({ late: true, deadline: due })], conclusions: [] }, "uz_UZ");
    expect(s1).toMatchObject({ state: "late", due });
  });
});
