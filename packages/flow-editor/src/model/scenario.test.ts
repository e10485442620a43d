import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { sampleDiagram } from "../testing/samples.js";
import { setQuantity } from "./edit.js";
import { repairAll } from "./repairs.js";
import { awaited, isEnded, startRun } from "./run.js";
import type { Verdict } from "./run.js";
import { checkScenario, crowdOf, failedScenarios, playScenario } from "./scenario.js";
import type { Scenario, ScenarioConclusion } from "./scenario.js";
import { validate } from "./validate.js";

/** Every step concludes as often as it is asked, in whatever order they are awaited. */
function everyone(verdict: Verdict): ScenarioConclusion[] {
  const conclusions: ScenarioConclusion[] = [];
  for (let turn = 0; turn < 200; turn++) {
    const play = playScenario(sampleDiagram, conclusions);
    if (!play.ok || play.result.outcome !== "running") return conclusions;
    const waiting = sampleDiagram.steps.find(({ id }) => {
      const next = playScenario(sampleDiagram, [...conclusions, { stepId: id, verdict }]);
      return next.ok;
    });
    if (!waiting) return conclusions;
    conclusions.push({ stepId: waiting.id, verdict });
  }
  throw new Error("The sample never ends.");
}

const scenario = (verdict: Verdict): Scenario => {
  const conclusions = everyone(verdict);
  const play = playScenario(sampleDiagram, conclusions);
  if (!play.ok) throw new Error(play.refusal.code);
  return { id: "s", name: "Hamma", conclusions, expected: play.result };
};

describe("a scenario", () => {
  it("holds on the diagram it was made on, to its end and with its outcome", () => {
    for (const verdict of ["positive", "negative"] as const) {
      const made = scenario(verdict);
      expect(made.expected.outcome).toBe(verdict);
      expect(checkScenario(sampleDiagram, made)).toEqual({ code: "holds" });
    }
  });

  it("no longer holds when a step asks for more, and says at which conclusion it stops or what it found", () => {
    const made = scenario("positive");
    const [first] = made.conclusions;
    const leaving = sampleDiagram.relations.find(({ source }) => source === first?.stepId);
    const [changed] = setQuantity(sampleDiagram, leaving?.id ?? "", 3);
    expect(checkScenario(changed, made).code).not.toBe("holds");
    expect(failedScenarios(changed, [made])).toHaveLength(1);
    expect(failedScenarios(sampleDiagram, [made])).toEqual([]);
  });

  it("names the path when it differs and the outcome is the same", () => {
    const made = scenario("positive");
    const path = made.expected.path.toReversed();
    expect(checkScenario(sampleDiagram, { ...made, expected: { ...made.expected, path } })).toEqual({
      code: "other-path",
      found: made.expected,
    });
  });

  it("is refused where a step is not reached, and on a diagram that may not run", () => {
    const last = sampleDiagram.steps.at(-1)?.id ?? "";
    expect(playScenario(sampleDiagram, [{ stepId: last, verdict: "positive" }])).toMatchObject({
      ok: false,
      at: 0,
      refusal: { code: "not-yet" },
    });
    const broken = { ...sampleDiagram, relations: sampleDiagram.relations.slice(1) };
    expect(playScenario(broken, [])).toMatchObject({ ok: false, at: 0, refusal: { code: "unsound" } });
  });

  it("can be made of any sound diagram: made-up organisations are enough to start it", () => {
    fc.assert(
      fc.property(anyDiagram(), (diagram) => {
        const [whole] = repairAll(diagram);
        fc.pre(validate(whole).length === 0);
        const begun = startRun(whole, crowdOf(whole));
        expect(begun.ok && (isEnded(begun.run) || awaited(begun.run).length > 0)).toBe(true);
      }),
      { numRuns: cases(5000) },
    );
  });
});
