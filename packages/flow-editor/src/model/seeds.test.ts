import { expect, it } from "vitest";
import { parseDiagram, serialiseDiagram } from "./parse.js";
import { quantityOf } from "./resolve.js";
import { unsaid, validate } from "./validate.js";
import { stagedDiagram } from "./seeds.js";
import type { SeedStep } from "./seeds.js";

const step = (id: string, quantity?: number): SeedStep => ({
  id,
  label: id,
  concluder: { kind: "kind", organisationKind: "cadastre" },
  fieldGroupId: "group",
  days: 10,
  ...(quantity && { quantity }),
});

it.each([
  ["nobody", []],
  ["one body", [[step("a")]]],
  ["two bodies in parallel", [[step("a"), step("b")]]],
  ["a kind with quantity 2 after two in parallel", [[step("a"), step("b")], [step("c", 2)]]],
  [
    "parallel stages in a row",
    [
      [step("a"), step("b", 3)],
      [step("c"), step("d")],
    ],
  ],
])("builds a sound and complete diagram of %s", (_name, stages) => {
  const diagram = stagedDiagram(stages, { start: "Boshlanish", end: "Tugash" });
  expect(validate(diagram)).toEqual([]);
  expect(unsaid(diagram)).toEqual([]);
  for (const { id, quantity } of stages.flat()) expect(quantityOf(diagram, id)).toBe(quantity ?? 1);
  expect(parseDiagram(serialiseDiagram(diagram))).toEqual({ ok: true, diagram });
});
