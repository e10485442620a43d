import { describe, expect, it } from "vitest";
import { same, sampleField } from "../../testing/groups.js";
import { diffGroup } from "./diff-group.js";
import { addField, changeField, drawInOrder, endAfter, moveField, moveNodes, removeField } from "./edit-group.js";
import { emptyGroup } from "./group-flow.js";
import type { GroupFlow } from "./group-flow.js";

const four: GroupFlow = [1, 2, 3, 4].reduce(
  (group, id) => addField(group, sampleField(id, id === 1 ? 2 : 0))[0],
  emptyGroup,
);
const said = (before: GroupFlow, after: GroupFlow): string[] =>
  diffGroup(before, after).map(({ code, field, from, to }) =>
    [code, field, ...(from === undefined ? [] : [from, to])].join(" "),
  );

describe("the difference of two groups", () => {
  it("of the same group is none, wherever its questions lie on the canvas", () => {
    const [drawn] = drawInOrder(four);
    const [moved] = moveNodes(drawn, { [drawn.nodes[0]?.id ?? ""]: { x: 500, y: 500 } });
    expect(diffGroup(drawn, moved)).toEqual([]);
  });

  it("names what was added and what was taken out", () => {
    expect(said(four, removeField(four, 2)[0])).toEqual(["removed 2"]);
    expect(said(removeField(four, 2)[0], four)).toEqual(["added 2"]);
  });

  it("says of one field that it moved, not of all that it passed", () => {
    expect(said(four, moveField(four, 4, 0)[0])).toEqual(["moved 4 4 1", "first 4"]);
    expect(said(four, moveField(four, 2, 3)[0])).toEqual(["moved 2 2 4"]);
  });

  it("sees a question that is asked otherwise", () => {
    expect(said(four, changeField(four, 2, { label: same("Boshqa") })[0])).toEqual(["changed 2"]);
  });

  it("sees an answer that leads elsewhere", () => {
    const [drawn] = drawInOrder(four);
    const [ended] = endAfter(drawn, drawn.nodes[0]?.id ?? "", 1);
    expect(said(drawn, ended)).toEqual(["ways 1"]);
  });
});
