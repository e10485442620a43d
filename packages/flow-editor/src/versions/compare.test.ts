import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diff } from "../model/diff.js";
import { change, nodesOf, remove } from "../model/edit.js";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { sampleDiagram } from "../testing/samples.js";
import { compareDiagrams } from "./compare.js";

describe("two versions on one canvas", () => {
  it("mark nothing where nothing changed its meaning", () => {
    const moved = {
      ...sampleDiagram,
      steps: sampleDiagram.steps.map((step) => ({ ...step, position: { x: 1, y: 2 } })),
    };
    expect(compareDiagrams(sampleDiagram, moved)).toEqual({ diagram: moved, marks: new Map() });
  });

  it("keep what has gone where it was, with the relations it had", () => {
    const [step] = sampleDiagram.steps;
    const [after] = remove(sampleDiagram, [step?.id ?? ""]);
    const { diagram, marks } = compareDiagrams(sampleDiagram, after);
    expect(marks.get(step?.id ?? "")).toBe("removed");
    expect(diagram.steps.find(({ id }) => id === step?.id)).toEqual(step);
    const gone = diagram.relations.filter(({ id }) => marks.get(id) === "removed");
    expect(gone).toHaveLength(sampleDiagram.relations.length - after.relations.length);
  });

  it("mark a step whose days changed", () => {
    const [step] = sampleDiagram.steps;
    const [after] = change(sampleDiagram, "steps", step?.id ?? "", { days: 99 });
    expect([...compareDiagrams(sampleDiagram, after).marks]).toEqual([[step?.id, "changed"]]);
  });

  it("mark something exactly where the meaning differs, and lose no node of either", () => {
    fc.assert(
      fc.property(anyDiagram(), anyDiagram(), (before, after) => {
        const { diagram, marks } = compareDiagrams(before, after);
        expect(marks.size > 0).toBe(diff(before, after).length > 0);
        const ids = new Set(nodesOf(diagram).map(({ id }) => id));
        expect([...nodesOf(before), ...nodesOf(after)].every(({ id }) => ids.has(id))).toBe(true);
      }),
      { numRuns: cases(2000) },
    );
  });
});
