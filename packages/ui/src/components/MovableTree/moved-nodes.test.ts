import { describe, expect, it } from "vitest";
import { everyNode, type TreeNode } from "../Tree/nodes.js";
import { movedNodes } from "./moved-nodes.js";

const tree: readonly TreeNode[] = [
  {
    id: "a",
    label: "A",
    children: [
      { id: "a1", label: "A1" },
      { id: "a2", label: "A2" },
    ],
  },
  { id: "b", label: "B" },
  { id: "c", label: "C" },
];

/** The tree in one line: what lies in a node stands in its brackets. */
function line(nodes: readonly TreeNode[]): string {
  return nodes.map(({ id, children }) => (children?.length ? `${id}(${line(children)})` : id)).join(" ");
}

describe("nodes that are moved", () => {
  it.each([
    ["before another", ["c"], "a", "before", "c a(a1 a2) b"],
    ["after another, out of its branch", ["a1"], "b", "after", "a(a2) b a1 c"],
    ["into another, as its last", ["b"], "a", "on", "a(a1 a2 b) c"],
    ["into a node in which nothing lay", ["a2"], "c", "on", "a(a1) b c(a2)"],
    ["several, in the order in which they stood", ["c", "a1"], "b", "before", "a(a2) a1 c b"],
    ["with the branch they lie in", ["a", "a1"], "c", "after", "b c a(a1 a2)"],
    ["not into themselves", ["a"], "a1", "on", "a(a1 a2) b c"],
    ["not beside themselves", ["b"], "b", "after", "a(a1 a2) b c"],
    ["not to a place that is not there", ["b"], "x", "on", "a(a1 a2) b c"],
  ] as const)("go %s", (_, keys, key, dropPosition, expected) => {
    const after = movedNodes(tree, keys, { key, dropPosition });
    expect(line(after)).toBe(expected);
    expect([...everyNode(after)]).toHaveLength(5);
  });
});
