import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Diagram } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";
import { applyOperations, invertOperations } from "../model/operations.js";
import { stagedDiagram } from "../model/seeds.js";
import { anyDiagram, cases, soundDiagram } from "../testing/diagrams.js";
import { layersOf } from "./layers.js";
import { layoutDiagram, tidy } from "./layout-diagram.js";
import { crossings, orderLayers } from "./order.js";

function overlaps(diagram: Diagram): [string, string][] {
  const places = layoutDiagram(diagram);
  const graph = graphOf(diagram);
  const boxes = nodesOf(diagram)
    .map(({ id }) => ({ id, ...(places[id] ?? { x: Number.NaN, y: 0 }), ...nodeSize[graph.get(id)?.kind ?? "step"] }))
    .toSorted((one, other) => one.x - other.x);
  const found: [string, string][] = [];
  boxes.forEach((box, index) => {
    for (let next = index + 1; next < boxes.length; next++) {
      const other = boxes[next];
      if (!other || other.x >= box.x + box.width) break;
      if (other.y < box.y + box.height && box.y < other.y + other.height) found.push([box.id, other.id]);
    }
  });
  return found;
}

const step = (id: string) => ({
  id,
  label: id,
  concluder: { kind: "kind", organisationKind: "cadastre" } as const,
  fieldGroupId: "group",
  days: 10,
});

/** Stages of one to five steps in parallel. */
const staged = (count: number): Diagram => {
  let made = 0;
  const stages = [];
  while (made < count) {
    const size = 1 + ((made * 7) % 5);
    stages.push(Array.from({ length: size }, (_, index) => step(`s${made + index}`)));
    made += size;
  }
  return stagedDiagram(stages, { start: "", end: "" });
};

describe("the layout", () => {
  it("lays no node over another, whatever the draft", () => {
    fc.assert(
      fc.property(anyDiagram(12), (diagram) => {
        expect(overlaps(diagram)).toEqual([]);
      }),
      { numRuns: cases(5000) },
    );
  });

  it("leads every relation of a sound diagram onward", () => {
    fc.assert(
      fc.property(soundDiagram(12), (diagram) => {
        const places = layoutDiagram(diagram);
        for (const { source, target } of diagram.relations) {
          expect(places[source]?.x).toBeLessThan(places[target]?.x ?? 0);
        }
      }),
      { numRuns: cases(5000) },
    );
  });

  it("is the same every time, one edit that can be undone, and nothing to do the second time", () => {
    fc.assert(
      fc.property(anyDiagram(8), (diagram) => {
        const [after, operations] = tidy(diagram);
        expect(layoutDiagram(structuredClone(diagram))).toEqual(layoutDiagram(diagram));
        expect(applyOperations(after, invertOperations(operations))).toEqual(diagram);
        expect(tidy(after)[1]).toEqual([]);
      }),
      { numRuns: cases(2000) },
    );
  });

  it("crosses nothing where nothing needs to cross, and puts a row in a row", () => {
    for (const count of [1, 10, 100, 1000]) {
      const diagram = staged(count);
      expect(crossings(orderLayers(layersOf(graphOf(diagram), () => 40)))).toBe(0);
    }
    const row = stagedDiagram([[step("a")], [step("b")], [step("c")]], { start: "", end: "" });
    const graph = graphOf(row);
    const middles = Object.entries(layoutDiagram(row)).map(
      ([id, { y }]) => y + nodeSize[graph.get(id)?.kind ?? "step"].height / 2,
    );
    expect(new Set(middles).size).toBe(1);
  });

  it("answers for 5 000 nodes", () => {
    expect(overlaps(staged(5000))).toEqual([]);
  });
});
