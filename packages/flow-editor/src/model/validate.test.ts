import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDiagram, cases, longRun, soundDiagram } from "../testing/diagrams.js";
import { anyEdit } from "../testing/edits.js";
import { isSoundByPlaying } from "../testing/soundness.js";
import { emptyDiagram } from "./diagram.js";
import type { Diagram } from "./diagram.js";
import { connect, move, rename } from "./edit.js";
import { graphOf } from "./graph.js";
import { applyOperations, invertOperations } from "./operations.js";
import { repairAll } from "./repair-all.js";
import { validate } from "./validate.js";

const position = { x: 0, y: 0 };
const relation = (id: string, source: string, target: string) => ({ id, source, target, quantity: 1 });
/** A row with a second way from every tenth step: findings and repairs in the hundreds; one quantity too low. */
const large = (count: number): Diagram => ({
  version: 2,
  headTail: [
    { id: "start", type: "start", data: { label: "" }, position },
    { id: "end", type: "end", data: { label: "" }, position },
  ],
  steps: Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    label: "",
    concluder: null,
    fieldGroupId: null,
    days: 1,
    position,
  })),
  parallelGateways: [],
  relations: Array.from({ length: count + 1 }, (_, index) => [
    {
      id: `r${index}`,
      source: index === 0 ? "start" : `s${index - 1}`,
      target: index === count ? "end" : `s${index}`,
      quantity: index === count ? 0 : 1,
    },
    ...(index % 10 === 5 && index + 3 < count
      ? [{ id: `x${index}`, source: `s${index}`, target: `s${index + 3}`, quantity: 1 }]
      : []),
  ]).flat(),
});
const codes = (diagram: Diagram): string[] => validate(diagram).map(({ code }) => code);

describe("the clauses", () => {
  it("are exactly soundness, as every play of every order finds it", longRun, () => {
    const tally = { sound: 0, unsound: 0 };
    fc.assert(
      fc.property(anyDiagram(), (diagram) => {
        const sound = isSoundByPlaying(diagram);
        tally[sound ? "sound" : "unsound"]++;
        expect({ sound: validate(diagram).length === 0, codes: codes(diagram) }).toEqual({
          sound,
          codes: sound ? [] : codes(diagram),
        });
      }),
      { numRuns: cases(20_000) },
    );
    // The claim says little unless both kinds were well represented.
    expect(Math.min(tally.sound, tally.unsound) / (tally.sound + tally.unsound)).toBeGreaterThan(0.2);
  });

  it("find nothing in diagrams grown by sound strokes", longRun, () => {
    fc.assert(
      fc.property(soundDiagram(12), (diagram) => {
        expect(codes(diagram)).toEqual([]);
      }),
      { numRuns: cases(20_000) },
    );
  });
});

describe("repairs", () => {
  it("make a diagram sound that fails only repairable clauses, and can be undone", longRun, () => {
    let mended = 0;
    fc.assert(
      fc.property(anyDiagram(), (diagram) => {
        const findings = validate(diagram);
        if (findings.length === 0 || findings.some(({ repair }) => !repair)) return;
        mended++;
        const [after, operations] = repairAll(diagram);
        expect(codes(after)).toEqual([]);
        expect(isSoundByPlaying(after)).toBe(true);
        expect(applyOperations(diagram, operations)).toEqual(after);
        expect(applyOperations(after, invertOperations(operations))).toEqual(diagram);
      }),
      { numRuns: cases(20_000) },
    );
    expect(mended).toBeGreaterThan(0);
  });

  it("mend the finding they belong to, one at a time", longRun, () => {
    fc.assert(
      fc.property(anyDiagram(), (diagram) => {
        for (const { code, nodes, repair } of validate(diagram)) {
          if (!repair) continue;
          const still = validate(applyOperations(diagram, repair)).filter(
            (finding) => finding.code === code && finding.nodes[0] === nodes[0] && finding.repair,
          );
          expect(still).toEqual([]);
        }
      }),
      { numRuns: cases(20_000) },
    );
  });
});

/** The same diagram in other objects: nothing known of it can be used again. */
const anew = (diagram: Diagram): Diagram => JSON.parse(JSON.stringify(diagram));

describe("after an edit", () => {
  it("the findings are what looking at the whole anew finds, whatever was done in between", longRun, () => {
    fc.assert(
      fc.property(anyDiagram(6), fc.array(anyEdit, { maxLength: 8 }), (start, edits) => {
        let diagram = start;
        for (const edit of edits) {
          [diagram] = edit(diagram);
          const after = validate(diagram);
          // Something else in between, so that nothing of the last graph serves as a pattern.
          validate({ ...emptyDiagram });
          expect(after).toEqual(validate(anew(diagram)));
          // The pattern is again the diagram that the next edit begins from.
          validate({ ...diagram });
        }
      }),
      { numRuns: cases(20_000) },
    );
  });

  it("of a place or a name, nothing of the shape is looked at again", () => {
    const before = large(200);
    const graph = graphOf(before);
    const faults = validate(before).filter(({ repair }) => !repair);
    expect(faults.length).toBeGreaterThan(0);
    const [moved] = move(before, { s5: { x: 9, y: 9 } });
    const [renamed] = rename(moved, "s6", "Xulosa");
    expect(graphOf(renamed)).toBe(graph);
    const after = validate(renamed);
    for (const fault of faults) expect(after.some((each) => each === fault)).toBe(true);
  });

  it("of a relation, only the nodes at it are looked at again", () => {
    const before = large(200);
    const graph = graphOf(before);
    validate(before);
    const after = graphOf(connect(before, { id: "new", source: "s100", target: "s150", quantity: 1 })[0]);
    expect([...after.values()].filter((node) => graph.get(node.id) !== node).map(({ id }) => id)).toEqual([
      "s100",
      "s150",
    ]);
  });
});

describe("validate", () => {
  it("names what a new drawing lacks", () => {
    expect(codes(emptyDiagram)).toEqual(["no-end"]);
    expect(codes({ ...emptyDiagram, headTail: [] })).toEqual(["start-count", "no-end"]);
  });

  it("reports a cycle with its nodes in the order of going round", () => {
    const diagram: Diagram = {
      ...emptyDiagram,
      parallelGateways: ["a", "b", "c"].map((id) => ({ id, position })),
      relations: [
        relation("1", "start", "a"),
        relation("2", "a", "b"),
        relation("3", "b", "c"),
        relation("4", "c", "a"),
      ],
    };
    expect(validate(diagram).find(({ code }) => code === "cycle")?.nodes).toEqual(["a", "b", "c"]);
  });

  it("answers for 5 000 nodes in a row without running out of stack, the same every time", () => {
    const findings = validate(large(5000));
    // Every tenth step has a second way out, which three steps on comes in beside the first.
    expect(Map.groupBy(findings, ({ code }) => code).get("step-splits")).toHaveLength(500);
    expect(validate(structuredClone(large(5000)))).toEqual(findings);
  });
});
