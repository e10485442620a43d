import * as fc from "fast-check";
import { expect, it } from "vitest";
import { nodesOf } from "../model/edit.js";
import { stagedDiagram } from "../model/seeds.js";
import { anyDiagram, cases, soundDiagram } from "../testing/diagrams.js";
import { idsOf, outlineOf } from "./outline.js";
import type { Outline } from "./outline.js";

const step = (id: string) => ({
  id,
  label: id,
  concluder: { kind: "kind", organisationKind: "cadastre" } as const,
  fieldGroupId: "group",
  days: 10,
});

const shape = (outline: Outline): unknown[] =>
  outline.map(({ id, branches }) => (branches.length > 0 ? [id, ...branches.map(shape)] : id));

it("puts branches side by side inside their split, and what follows the join after it", () => {
  const diagram = stagedDiagram([[step("a")], [step("b"), step("c")], [step("d")]], { start: "", end: "" });
  expect(shape(outlineOf(diagram).main)).toEqual(["start", "a", ["gateway-1", ["b"], ["c"]], "gateway-2", "d", "end"]);
});

it("names every node exactly once, in whatever state the draft is", () => {
  fc.assert(
    fc.property(anyDiagram(6), (diagram) => {
      const { main, apart } = outlineOf(diagram);
      const all = [...idsOf(main), ...apart];
      expect(all.toSorted()).toEqual(
        nodesOf(diagram)
          .map(({ id }) => id)
          .toSorted(),
      );
    }),
    { numRuns: cases(20_000) },
  );
});

it("leaves nothing apart in a sound diagram, and never names a node before what it waits for", () => {
  fc.assert(
    fc.property(soundDiagram(10), (diagram) => {
      const { main, apart } = outlineOf(diagram);
      expect(apart).toEqual([]);
      const order = new Map(idsOf(main).map((id, index) => [id, index]));
      for (const { source, target } of diagram.relations) {
        expect(order.get(source)).toBeLessThan(order.get(target) ?? -1);
      }
    }),
    { numRuns: cases(20_000) },
  );
});
