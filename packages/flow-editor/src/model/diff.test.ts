import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { present } from "../testing/present.js";
import { diff } from "./diff.js";
import { change, connect, insert, move, nodesOf, remove, rename, setQuantity } from "./edit.js";
import { translate } from "./translate.js";
import { stagedDiagram } from "./seeds.js";

const step = (id: string) => ({
  id,
  label: id,
  concluder: { kind: "kind", organisationKind: "cadastre" } as const,
  fieldGroupId: "group",
  days: 10,
});
const diagram = stagedDiagram([[step("a"), step("b")]], { start: "start", end: "end" });

it("says nothing about layout", () => {
  const places = Object.fromEntries(nodesOf(diagram).map(({ id }, index) => [id, { x: index, y: -index }]));
  expect(diff(diagram, move(diagram, places)[0])).toEqual([]);
});

it("says nothing of a relation drawn anew between the same nodes", () => {
  const relation = present(diagram.relations[0]);
  const [without] = remove(diagram, [relation.id]);
  expect(diff(diagram, connect(without, { ...relation, id: "other" })[0])).toEqual([]);
});

it("names who, how many and how long, before and after", () => {
  const leaving = present(diagram.relations.find(({ source }) => source === "a"));
  const [one] = setQuantity(diagram, leaving.id, 2);
  const [two] = change(one, "steps", "a", { days: 5, concluder: { kind: "organisation", organisationId: "x" } });
  expect(diff(diagram, two)).toEqual([
    { code: "concluder-changed", nodes: ["a"], before: "kind:cadastre", after: "organisation:x" },
    { code: "days-changed", nodes: ["a"], before: 10, after: 5 },
    { code: "quantity-changed", nodes: ["a"], before: 1, after: 2 },
  ]);
});

it("tells a name in another language from the name itself", () => {
  const [translated] = translate(diagram, "a", "ru_RU", "Шаг");
  expect(diff(diagram, translated)).toEqual([{ code: "node-renamed", nodes: ["a"], before: undefined, after: "Шаг" }]);
  const [renamed] = rename(translated, "a", "Qadam");
  expect(diff(translated, renamed)).toEqual([{ code: "node-renamed", nodes: ["a"], before: "a", after: "Qadam" }]);
});

it("names what came and what went", () => {
  const [without] = remove(diagram, ["b"]);
  const [after] = insert(without, "steps", { ...step("c"), position: { x: 0, y: 0 } });
  expect(diff(diagram, after).map(({ code, nodes }) => [code, ...nodes])).toEqual([
    ["step-removed", "b"],
    ["step-added", "c"],
    ["relation-removed", "gateway-1", "b"],
    ["relation-removed", "b", "gateway-2"],
  ]);
});

it("finds nothing exactly between a diagram and itself, and as much one way as the other", () => {
  fc.assert(
    fc.property(anyDiagram(), anyDiagram(), (one, other) => {
      expect(diff(one, structuredClone(one))).toEqual([]);
      expect(diff(one, other).length).toBe(diff(other, one).length);
    }),
    { numRuns: cases(5000) },
  );
});
