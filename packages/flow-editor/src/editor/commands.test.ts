import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDiagram } from "../model/diagram.js";
import { nodesOf, setQuantity } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { stagedDiagram } from "../model/seeds.js";
import { validate } from "../model/validate.js";
import { anyDiagram, cases, soundDiagram } from "../testing/diagrams.js";
import { present } from "../testing/present.js";
import { addableKinds, addNode, appendNode, joinNode, placeNode } from "./add-nodes.js";
import {
  alignNodes,
  copyNodes,
  deleteSelected,
  distributeNodes,
  link,
  pasteNodes,
  setConcluder,
  targetsFor,
} from "./commands.js";

const labels = { start: "Boshlanish", step: "Yangi qadam", end: "Tugash" };
const step = (id: string, quantity = 1) => ({
  id,
  label: id,
  concluder: { kind: "kind", organisationKind: "cadastre" } as const,
  fieldGroupId: "group",
  days: 10,
  quantity,
});
const row = stagedDiagram([[step("a")], [step("b", 2)]], { start: "", end: "" });
const ways = (diagram: typeof row) => diagram.relations.map(({ source, target }) => `${source} ${target}`).toSorted();

describe("adding", () => {
  it("offers the start wherever there is none, and only there", () => {
    const at = { x: 0, y: 0 };
    expect(addableKinds(row)).not.toContain("start");
    expect(addNode(row, "start", at, labels).edit).toEqual([row, []]);
    const [without] = deleteSelected(row, new Set(["start"])).edit;
    expect(addableKinds(without)).toContain("start");
    const [again] = addNode(without, "start", at, labels).edit;
    expect(again.headTail.map(({ type }) => type).toSorted()).toEqual(["end", "start"]);
    expect(addableKinds(again)).not.toContain("start");
  });
});

describe("appending", () => {
  it("makes a sound diagram of a new drawing with two gestures", () => {
    const first = appendNode(emptyDiagram, "start", "step", labels);
    const second = appendNode(first.edit[0], present(first.select[0]), "end", labels);
    expect(validate(second.edit[0])).toEqual([]);
  });

  it("puts a step into the one way out of a step, and keeps how many must conclude before it", () => {
    const [diagram] = appendNode(row, "b", "step", labels).edit;
    expect(ways(diagram)).toEqual(["a b", "b step-1", "start a", "step-1 end"]);
    expect(diagram.relations.find(({ source }) => source === "b")?.quantity).toBe(2);
    expect(validate(diagram)).toEqual([]);
  });

  it("keeps a sound diagram sound wherever a step is appended to a start or a step", () => {
    fc.assert(
      fc.property(soundDiagram(8), fc.nat(1000), (diagram, choice) => {
        const sources = [...graphOf(diagram).values()].filter(({ kind }) => kind === "start" || kind === "step");
        const source = present(sources[choice % sources.length]);
        expect(validate(appendNode(diagram, source.id, "step", labels).edit[0])).toEqual([]);
      }),
      { numRuns: cases(5000) },
    );
  });

  it("makes room: what comes after moves on, what comes before stays", () => {
    const { edit, select } = appendNode(row, "a", "step", labels);
    const x = (diagram: typeof row, id: string) => present(nodesOf(diagram).find((node) => node.id === id)).position.x;
    const added = present(select[0]);
    expect(x(edit[0], "a")).toBe(x(row, "a"));
    expect(x(edit[0], added)).toBe(x(row, "b"));
    expect(x(edit[0], "b")).toBeGreaterThan(x(edit[0], added) + 232);
    expect(x(edit[0], "end") - x(edit[0], "b")).toBe(x(row, "end") - x(row, "b"));
  });

  it("adds nothing after an end", () => {
    expect(appendNode(row, "end", "step", labels).edit).toEqual([row, []]);
  });

  it("joins what is selected: after a node, before an end, into a relation", () => {
    const into = present(row.relations.find(({ source }) => source === "a")).id;
    const joined = (id: string) => ways(present(joinNode(row, "step", new Set([id]), labels)).edit[0]);
    expect(joined("a")).toEqual(["a step-1", "b end", "start a", "step-1 b"]);
    expect(joined("end")).toEqual(["a b", "b step-1", "start a", "step-1 end"]);
    expect(joined(into)).toEqual(joined("a"));
  });

  it("joins nothing with several things, and no end with an end or a relation", () => {
    expect(joinNode(row, "step", new Set(["a", "b"]), labels)).toBeUndefined();
    expect(joinNode(row, "step", new Set(), labels)).toBeUndefined();
    expect(joinNode(row, "end", new Set(["end"]), labels)).toBeUndefined();
  });

  it("puts a node with its middle where somebody pointed, even upon another", () => {
    const { edit } = placeNode(row, "gateway", { x: 300, y: 60 }, labels);
    expect(present(edit[0].parallelGateways[0]).position).toEqual({ x: 276, y: 36 });
  });
});

describe("deleting", () => {
  it("joins what a deleted step stood between, with the quantity of the step before", () => {
    const leaving = present(row.relations.find(({ source }) => source === "a"));
    const [asked] = setQuantity(row, leaving.id, 3);
    const [diagram] = deleteSelected(asked, new Set(["b"])).edit;
    expect(ways(diagram)).toEqual(["a end", "start a"]);
    expect(diagram.relations.find(({ source }) => source === "a")?.quantity).toBe(3);
    expect(validate(diagram)).toEqual([]);
  });

  it("leaves no relation in the air, whatever is deleted", () => {
    fc.assert(
      fc.property(anyDiagram(), fc.array(fc.nat(1000), { maxLength: 4 }), (diagram, choices) => {
        const nodes = nodesOf(diagram);
        const ids = new Set(choices.map((choice) => nodes[choice % (nodes.length || 1)]?.id ?? "none"));
        const [after] = deleteSelected(diagram, ids).edit;
        const left = new Set(nodesOf(after).map(({ id }) => id));
        expect(after.relations.filter(({ source, target }) => !left.has(source) || !left.has(target))).toEqual([]);
        expect([...ids].filter((id) => left.has(id))).toEqual([]);
      }),
      { numRuns: cases(5000) },
    );
  });
});

describe("copy and paste", () => {
  it("makes the same part again beside the first, with new ids and the relations within it", () => {
    const { edit, select } = pasteNodes(row, copyNodes(row, new Set(["start", "a", "b"])));
    expect(select).toHaveLength(2);
    expect(ways(edit[0])).toContain(select.join(" "));
    expect(edit[0].headTail).toEqual(row.headTail);
  });
});

describe("places", () => {
  it("a new node never stands on another", () => {
    const diagram = Array.from({ length: 6 }).reduce<typeof row>(
      (current) => addNode(current, "step", { x: 0, y: 0 }, labels).edit[0],
      emptyDiagram,
    );
    const tops = diagram.steps.map(({ position }) => position.y).toSorted((one, other) => one - other);
    tops.slice(1).forEach((top, index) => expect(top - present(tops[index])).toBeGreaterThan(104));
  });

  it("aligning brings all to one line, distributing leaves equal gaps", () => {
    const ids = new Set(nodesOf(row).map(({ id }) => id));
    const [aligned] = alignNodes(row, ids, "top");
    expect(new Set(nodesOf(aligned).map(({ position }) => position.y)).size).toBe(1);
    const [moved] = distributeNodes(row, ids, "x");
    expect(nodesOf(moved).map(({ id }) => id)).toEqual(nodesOf(row).map(({ id }) => id));
    expect(distributeNodes(row, new Set(["a", "b"]), "x")).toEqual([row, []]);
  });
});

it("a relation may be led to every other node but the start and those it leads to already", () => {
  expect(targetsFor(row, "a")).toEqual(["end"]);
  expect(targetsFor(row, "end")).toEqual([]);
  for (const target of targetsFor(row, "start")) expect(link(row, "start", target)[1]).toHaveLength(1);
});

it("naming one organisation sets the quantity to 1, in one entry", () => {
  const [diagram, operations] = setConcluder(row, "b", { kind: "organisation", organisationId: "x" });
  expect(diagram.relations.find(({ source }) => source === "b")?.quantity).toBe(1);
  expect(operations).toHaveLength(2);
});
