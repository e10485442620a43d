import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { anyEdit } from "../testing/edits.js";
import { emptyDiagram } from "./diagram.js";
import { canConnect, connect, insert, move, rename, setQuantity } from "./edit.js";
import type { Edit } from "./edit.js";
import { diagramLimits } from "./limits.js";
import { namedOf, translate } from "./translate.js";
import { applyOperations, invertOperations } from "./operations.js";
import { parseDiagram, serialiseDiagram } from "./parse.js";

/** A start and an end with a relation. */
function anEdge(): Edit {
  const end = { id: "end", type: "end", data: { label: "end" }, position: { x: 0, y: 0 } } as const;
  return connect(insert(emptyDiagram, "headTail", end)[0], { id: "r", source: "start", target: "end", quantity: 1 });
}

describe("edits", () => {
  it("are undone whole by their inverse, and redone by their operations", () => {
    fc.assert(
      fc.property(anyDiagram(), fc.array(anyEdit, { maxLength: 8 }), (start, edits) => {
        const log: Edit[] = [];
        const end = edits.reduce((diagram, edit) => {
          log.push(edit(diagram));
          return log.at(-1)?.[0] ?? diagram;
        }, start);
        const undone = log.reduceRight((diagram, [, done]) => applyOperations(diagram, invertOperations(done)), end);
        expect(undone).toEqual(start);
        expect(log.reduce((diagram, [, done]) => applyOperations(diagram, done), start)).toEqual(end);
      }),
      { numRuns: cases(20_000) },
    );
  });

  it("leave the diagram they were given as it was, and answer that very diagram when they change nothing", () => {
    fc.assert(
      fc.property(anyDiagram(), anyEdit, (diagram, edit) => {
        const before = serialiseDiagram(diagram);
        const [after, operations] = edit(diagram);
        expect(serialiseDiagram(diagram)).toBe(before);
        expect(after === diagram).toBe(operations.length === 0);
      }),
      { numRuns: cases(5000) },
    );
  });

  it("never leave a relation that leads from or to nothing", () => {
    fc.assert(
      fc.property(anyDiagram(), fc.array(anyEdit, { maxLength: 8 }), (start, edits) => {
        const end = edits.reduce((diagram, edit) => edit(diagram)[0], start);
        const result = parseDiagram(JSON.parse(JSON.stringify(end)));
        expect(result.ok || result.fault.code).toBe(true);
      }),
      { numRuns: cases(5000) },
    );
  });

  it("refuse a relation from an end, to a start, to itself, to nothing, and a second one", () => {
    const [withEnd] = insert(emptyDiagram, "headTail", {
      id: "end",
      type: "end",
      data: { label: "end" },
      position: { x: 0, y: 0 },
    });
    expect(canConnect(withEnd, "start", "end")).toBe(true);
    const [joined] = connect(withEnd, { id: "r", source: "start", target: "end", quantity: 1 });
    expect(canConnect(joined, "start", "end")).toBe(false);
    expect(canConnect(joined, "end", "start")).toBe(false);
    expect(canConnect(joined, "start", "start")).toBe(false);
    expect(canConnect(joined, "start", "nowhere")).toBe(false);
    // From what may lead on, so that nothing but where they lead to forbids them.
    const [forked] = insert(joined, "parallelGateways", { id: "fork", position: { x: 0, y: 0 } });
    expect(canConnect(forked, "fork", "end")).toBe(true);
    expect(canConnect(forked, "fork", "start")).toBe(false);
    expect(canConnect(forked, "fork", "fork")).toBe(false);
  });

  it.each([Number.NaN, -5, 1.5, Number.POSITIVE_INFINITY, diagramLimits.quantity + 1])(
    "refuse %d as a number of those who must conclude",
    (quantity) => {
      const [seed] = anEdge();
      expect(setQuantity(seed, "r", 2)[0].relations[0]?.quantity).toBe(2);
      expect(setQuantity(seed, "r", quantity)).toEqual([seed, []]);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -2 * diagramLimits.coordinate])("refuse %d as a place", (x) => {
    expect(move(emptyDiagram, { start: { x, y: 0 } })).toEqual([emptyDiagram, []]);
    expect(move(emptyDiagram, { start: { x: 0, y: x } })).toEqual([emptyDiagram, []]);
    expect(move(emptyDiagram, { start: { x: -5, y: -5 } })[0].headTail[0]?.position).toEqual({ x: -5, y: -5 });
  });

  it("say what a node is called in a language, and take it back; the label and other languages stay", () => {
    const [russian] = translate(emptyDiagram, "start", "ru_RU", "Начало");
    const [both] = translate(russian, "start", "en_US", "Start");
    const [renamed] = rename(both, "start", "Boshlanish");
    expect(namedOf(renamed, "start")).toEqual({ label: "Boshlanish", names: { ru_RU: "Начало", en_US: "Start" } });
    const [blank] = translate(renamed, "start", "ru_RU", "  ");
    expect(namedOf(blank, "start")).toEqual({ label: "Boshlanish", names: { en_US: "Start" } });
    const [none] = translate(blank, "start", "en_US", "");
    expect(serialiseDiagram(none)).toBe(serialiseDiagram(rename(emptyDiagram, "start", "Boshlanish")[0]));
    expect(translate(renamed, "start", "ru_RU", "Начало")).toEqual([renamed, []]);
    expect(translate(renamed, "nowhere", "ru_RU", "Начало")).toEqual([renamed, []]);
  });
});
