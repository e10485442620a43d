import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addField, emptyGroup, invertGroupOperations, placeField } from "../model/groups/index.js";
import { cases } from "../testing/diagrams.js";
import { anyGroup, anyGroupAct, sampleField } from "../testing/groups.js";
import { createGroupFlowReducer, groupFlowActions } from "./group-flow-slice.js";

const { loaded, applied } = groupFlowActions;
const reduce = createGroupFlowReducer(({ type }) => type === "session/signedOut");
const initial = reduce(undefined, { type: "begin" });

it("begins with list, nodes, edges and selectedOptionsMap empty", () => {
  expect(initial).toEqual({ list: [], nodes: [], edges: [], selectedOptionsMap: {} });
});

it("follows the log's operations, there and back", () => {
  fc.assert(
    fc.property(anyGroup(), anyGroupAct, (group, act) => {
      const [after, operations] = act(group);
      const there = reduce(reduce(initial, loaded(group)), applied(operations));
      expect(there).toEqual(reduce(initial, loaded(after)));
      expect(reduce(there, applied(invertGroupOperations(operations)))).toEqual(reduce(initial, loaded(group)));
    }),
    { numRuns: cases(5000) },
  );
});

it("keeps a node as the canvas draws it, and is reset on sign-out", () => {
  const [listed] = addField(emptyGroup, sampleField(17, 2));
  const busy = reduce(initial, loaded(placeField(listed, 17, { x: 1, y: 2 })[0]));
  expect(busy.nodes).toEqual([{ id: "q17-1", position: { x: 1, y: 2 }, data: { fieldId: 17 } }]);
  expect(reduce(busy, { type: "session/signedOut" })).toEqual(initial);
});
