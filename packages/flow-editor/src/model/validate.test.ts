import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDiagram, cases, soundDiagram } from "../testing/diagrams.js";
import { anyEdit } from "../testing/edits.js";
import { isSoundByPlaying } from "../testing/soundness.js";
import { emptyDiagram } from "./diagram.js";
import type { Diagram } from "./diagram.js";
import { connect, move, rename } from "./edit.js";
import { graphOf } from "./graph.js";
import { diagramLimits } from "./limits.js";
import { applyOperations, invertOperations } from "./operations.js";
import { mendable, repairAll } from "./repairs.js";
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
const ends: Diagram["headTail"] = (["start", "end"] as const).map((type) => ({
  id: type,
  type,
  data: { label: "" },
  position,
}));
const way = [relation("1", "start", "s"), relation("2", "s", "end")];
/** A start, a step and an end in a row. */
const whole: Diagram = {
  ...emptyDiagram,
  headTail: ends,
  steps: [{ id: "s", label: "", concluder: null, fieldGroupId: null, days: 1, position }],
  relations: way,
};

const codes = (diagram: Diagram): string[] => validate(diagram).map(({ code }) => code);

describe("the clauses", () => {
  it("are exactly soundness, as every play of every order finds it", () => {
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

  it("find nothing in diagrams grown by sound strokes", () => {
    fc.assert(
      fc.property(soundDiagram(12), (diagram) => {
        expect(codes(diagram)).toEqual([]);
      }),
      { numRuns: cases(20_000) },
    );
  });
});

describe("repairs", () => {
  it("make every diagram sound that has no circle, lose no step, and can be undone", () => {
    const tally = { unsound: 0, circles: 0 };
    fc.assert(
      fc.property(anyDiagram(), (diagram) => {
        if (validate(diagram).length === 0) return;
        tally.unsound++;
        const [after, operations] = repairAll(diagram);
        const left = validate(after);
        expect(mendable(after, left).filter(({ repair }) => repair)).toEqual([]);
        // A circle is for a person to break; whatever has none becomes sound.
        const isRound = left.some(({ code }) => code === "cycle");
        if (isRound) tally.circles++;
        expect(isSoundByPlaying(after)).toBe(!isRound);
        expect(after.steps).toEqual(diagram.steps);
        expect(applyOperations(diagram, operations)).toEqual(after);
        expect(applyOperations(after, invertOperations(operations))).toEqual(diagram);
      }),
      { numRuns: cases(20_000) },
    );
    expect(tally.circles).toBeLessThan(tally.unsound / 2);
  });

  it("keep at least ninety-five relations of a hundred; most of what goes leads from a node to itself", () => {
    const tally = { before: 0, after: 0, round: 0 };
    for (const diagram of fc.sample(anyDiagram(), { numRuns: 3000, seed: 1 })) {
      if (validate(diagram).length === 0) continue;
      const [after] = repairAll(diagram);
      // A twin goes, and so does the second half of a way through a gateway that did nothing; the way stays.
      const kept = new Set([...after.relations, ...after.parallelGateways].map(({ id }) => id));
      const gone = new Set(diagram.parallelGateways.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
      const ways = Map.groupBy(
        diagram.relations.filter(({ source, target }) => !gone.has(source) && !gone.has(target)),
        ({ source, target }) => `${source} ${target}`,
      );
      for (const [way] of ways.values()) {
        if (!way) continue;
        const stays = ways.get(`${way.source} ${way.target}`)?.some(({ id }) => kept.has(id)) === true;
        tally.before++;
        if (stays) tally.after++;
        else if (way.source === way.target) tally.round++;
      }
    }
    expect(tally.after / tally.before).toBeGreaterThan(0.95);
    expect(tally.round).toBeGreaterThan((tally.before - tally.after) / 2);
  });

  it("of a thousand nodes are made in a second", () => {
    // The processor's time: how many work beside it is not the matter.
    const begun = process.threadCpuUsage();
    const [after] = repairAll(large(1000));
    expect(process.threadCpuUsage(begun).user / 1000).toBeLessThan(1000);
    expect(codes(after)).toEqual([]);
  });

  it("of a thousand steps that lead anywhere are made in a second too", () => {
    const steps = 1000;
    const rest = large(steps);
    // The same every time, and onwards only: no circle.
    const far = (at: number) => (at * 7919 + 104_729) % steps;
    const ways = Array.from({ length: 1300 }, (_, at) =>
      [far(at), far(at * 31 + 7)].toSorted((one, other) => one - other),
    );
    const tangled = {
      ...rest,
      headTail: [],
      relations: ways.flatMap(([from, to], at) => (from === to ? [] : [relation(`w${at}`, `s${from}`, `s${to}`)])),
    };
    expect(validate(tangled).length).toBeGreaterThan(200);
    const begun = process.threadCpuUsage();
    const [after] = repairAll(tangled);
    expect(process.threadCpuUsage(begun).user / 1000).toBeLessThan(1000);
    expect(codes(after)).toEqual([]);
  });

  it("are not begun on a diagram beyond what may be stored", () => {
    const beyond = large(diagramLimits.nodes);
    expect(repairAll(beyond)).toEqual([beyond, []]);
  });

  it.each<[string, Partial<Diagram>]>([
    ["a start that was deleted", { headTail: ends.slice(1) }],
    ["an end that was deleted", { headTail: ends.slice(0, 1), relations: [relation("1", "start", "s")] }],
    [
      "two starts",
      {
        headTail: [...ends, { id: "other", type: "start", data: { label: "" }, position }],
        relations: [...way, relation("3", "other", "s")],
      },
    ],
    ["a relation into the start", { relations: [...way, relation("3", "s", "start")] }],
    ["a way on from an end", { relations: [relation("1", "start", "end"), relation("2", "end", "s")] }],
    ["a relation that is there twice", { relations: [...way, relation("3", "start", "s")] }],
    ["a step that nobody need answer at", { relations: way.map((each) => ({ ...each, quantity: 0 })) }],
    ["a step that nothing leads to", { relations: [relation("1", "start", "end"), relation("2", "s", "end")] }],
    ["a step that leads nowhere", { relations: [relation("1", "start", "s")] }],
    ["a relation to the node it leaves", { relations: [...way, relation("3", "s", "s")] }],
    ["a relation to nothing", { relations: [...way, relation("3", "s", "gone")] }],
    ["a gateway that nothing is joined to", { parallelGateways: [{ id: "g", position }] }],
  ])("mend %s", (_what, broken) => {
    const diagram = { ...whole, ...broken };
    expect(validate(diagram).length).toBeGreaterThan(0);
    const [after] = repairAll(diagram);
    expect(codes(after)).toEqual([]);
    expect(after.steps).toEqual(whole.steps);
  });

  it("mend the finding they belong to, one at a time", () => {
    fc.assert(
      fc.property(anyDiagram(), (diagram) => {
        for (const { code, nodes, params, repair } of mendable(diagram, validate(diagram))) {
          if (!repair) continue;
          const after = applyOperations(diagram, repair);
          const still = mendable(after, validate(after)).filter(
            (finding) =>
              finding.code === code &&
              finding.nodes[0] === nodes[0] &&
              // These are of a relation, which lies between two nodes.
              (!["duplicate-relation", "quantity-low"].includes(code) || finding.nodes[1] === nodes[1]) &&
              finding.params["reason"] === params["reason"] &&
              finding.repair,
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
  it("the findings are what looking at the whole anew finds, whatever was done in between", () => {
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
    const faults = validate(before);
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
  it("calls a relation to nothing what it is", () => {
    const dangling = { ...whole, relations: [...way, relation("3", "s", "gone")] };
    expect(validate(dangling)).toMatchObject([{ code: "dangling-relation", relations: ["3"], params: { count: 1 } }]);
  });

  it.each([{}, null, undefined, 7, [], { headTail: [null], steps: [], parallelGateways: [], relations: [] }])(
    "answers of what is no diagram that it is none (%j)",
    (value) => {
      const findings = validate(value as never);
      expect(findings.map(({ code }) => code)).toEqual(["not-a-diagram"]);
      expect(mendable(value as never, findings)).toEqual(findings);
      expect(repairAll(value as never)).toEqual([value, []]);
    },
  );

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
