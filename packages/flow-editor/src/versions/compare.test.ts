import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diff } from "../model/diff.js";
import { tidy } from "../layout/layout-diagram.js";
import type { Diagram } from "../model/diagram.js";
import { change, move, nodesOf, remove } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { sampleDiagram } from "../testing/samples.js";
import { compareDiagrams, movedNodes } from "./compare.js";

/** Each node with its place and size. */
const boxesOf = (diagram: Diagram) =>
  nodesOf(diagram).map(({ id, position }) => ({
    id,
    ...position,
    ...nodeSize[graphOf(diagram).get(id)?.kind ?? "step"],
  }));

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

  it("never put what has gone over anything else, and leave the later version where it stands", () => {
    fc.assert(
      fc.property(anyDiagram(6), anyDiagram(6), (one, other) => {
        const before = tidy(one)[0];
        const after = tidy(other)[0];
        // Other ids, so that all of the earlier version has gone and stood where the later one stands.
        const renamed = JSON.parse(
          JSON.stringify(before).replaceAll(/"(start|end|step|gateway|r)(\d+)"/g, '"old-$1$2"'),
        );
        const { diagram } = compareDiagrams(renamed, after);
        const boxes = boxesOf(diagram);
        for (const [at, box] of boxes.entries()) {
          for (const next of boxes.slice(at + 1)) {
            const overlap =
              box.x < next.x + next.width &&
              next.x < box.x + box.width &&
              box.y < next.y + next.height &&
              next.y < box.y + box.height;
            expect({ one: box.id, other: next.id, overlap }).toEqual({ one: box.id, other: next.id, overlap: false });
          }
        }
        const places = new Map(nodesOf(diagram).map(({ id, position }) => [id, position]));
        for (const { id, position } of nodesOf(after)) expect(places.get(id)).toEqual(position);
      }),
      { numRuns: cases(2000) },
    );
  });

  it("name the nodes that only stand elsewhere", () => {
    const [after] = move(sampleDiagram, { cadastre: { x: 7, y: 7 } });
    expect(movedNodes(sampleDiagram, after)).toEqual(["cadastre"]);
    expect(movedNodes(sampleDiagram, sampleDiagram)).toEqual([]);
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
