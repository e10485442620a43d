import { combineReducers } from "@reduxjs/toolkit";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addNode, appendNode } from "../editor/add-nodes.js";
import { deleteSelected } from "../editor/commands.js";
import type { Diagram } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { invertOperations } from "../model/operations.js";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { createFlowReducers, flowActions } from "./flow-slices.js";

const { loaded, applied, relationUpdated, modalOpened, modalEdited, modalClosed } = flowActions;
const reduce = combineReducers(createFlowReducers(({ type }) => type === "session/signedOut"));
const initial = reduce(undefined, { type: "begin" });
const labels = { start: "", step: "s", end: "e" };

const shape = (diagram: Diagram) => ({
  headTail: diagram.headTail,
  steps: diagram.steps.map(({ id }) => ({ id })),
  relations: diagram.relations,
  parallelGateways: diagram.parallelGateways.map(({ id }) => ({ id })),
});

it("begins with one start, labelled Input Node, at 24,24", () => {
  expect(initial).toEqual({
    headTail: [{ id: "start", type: "start", data: { label: "Input Node" }, position: { x: 24, y: 24 } }],
    steps: [],
    relations: [],
    parallelGateways: [],
    flowModal: { open: false, source: null, currentElement: null, type: null },
  });
});

it("follows the log's operations, there and back", () => {
  fc.assert(
    fc.property(anyDiagram(), fc.nat(1000), fc.nat(2), (diagram, choice, what) => {
      const id = nodesOf(diagram)[choice % (nodesOf(diagram).length || 1)]?.id ?? "none";
      const commands = [
        () => addNode(diagram, "gateway", { x: 0, y: 0 }, labels),
        () => appendNode(diagram, id, "step", labels),
        () => deleteSelected(diagram, new Set([id])),
      ];
      const [after, operations] = commands[what]?.().edit ?? [diagram, []];
      const there = reduce(reduce(initial, loaded(diagram)), applied(operations));
      expect(there).toMatchObject(shape(after));
      expect(reduce(there, applied(invertOperations(operations)))).toMatchObject(shape(diagram));
    }),
    { numRuns: cases(5000) },
  );
});

it("lowers a relation's quantity by one at a relation update, never below zero", () => {
  const relation = { id: "r", source: "start", target: "start", quantity: 1 };
  const insert = applied([{ type: "insert", slice: "relations", index: 0, item: relation }]);
  const once = reduce(reduce(initial, insert), relationUpdated("r"));
  expect(once.relations[0]?.quantity).toBe(0);
  expect(reduce(once, relationUpdated("r")).relations[0]?.quantity).toBe(0);
  expect(reduce(once, relationUpdated("other")).relations).toEqual(once.relations);
});

it("takes the modal's type from what opens or edits it", () => {
  const opened = reduce(initial, modalOpened({ type: "steps", source: "start" }));
  expect(opened.flowModal).toEqual({ open: true, source: "start", currentElement: null, type: "steps" });
  const edited = reduce(opened, modalEdited({ type: "relations", currentElement: "r" }));
  expect(edited.flowModal).toEqual({ open: true, source: null, currentElement: "r", type: "relations" });
  expect(reduce(edited, modalClosed()).flowModal).toEqual(initial.flowModal);
});

it("is reset on sign-out", () => {
  const busy = reduce(initial, modalOpened({ type: "steps" }));
  expect(reduce(busy, { type: "session/signedOut" })).toEqual(initial);
});
