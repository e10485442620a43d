import { describe, expect, it } from "vitest";
import { coveringOf, isBranch, type NarrowedTree, narrowTree, pathTo, type TreeNode, withoutCovered } from "./nodes.js";

const nodes: readonly TreeNode[] = [
  {
    id: "north",
    label: "North",
    children: [
      { id: "hill", label: "Hill", children: [{ id: "well", label: "Well" }] },
      { id: "lake", label: "Lake" },
    ],
  },
  { id: "south", label: "South", hasChildren: true },
];

const later = (node: TreeNode): readonly TreeNode[] | undefined =>
  node.id === "south" ? [{ id: "bay", label: "Bay" }] : node.children;
const found = (label: string): NarrowedTree => narrowTree(nodes, (node) => node.label === label);

describe("a path", () => {
  it("leads from the root to the node", () => {
    expect(pathTo(nodes, "well")?.map(({ id }) => id)).toEqual(["north", "hill", "well"]);
  });

  it("is not known for a node that has not been loaded", () => {
    expect(pathTo(nodes, "bay")).toBeUndefined();
  });

  it("leads through what was loaded later", () => {
    expect(pathTo(nodes, "bay", later)?.map(({ id }) => id)).toEqual(["south", "bay"]);
  });
});

describe("a narrowed tree", () => {
  it("keeps the way to a match, opened, and nothing beside it", () => {
    const { nodes: left, expanded } = found("Well");
    expect(left.map(({ id }) => id)).toEqual(["north"]);
    expect(left[0]?.children?.map(({ id }) => id)).toEqual(["hill"]);
    expect(expanded.toSorted()).toEqual(["hill", "north"]);
  });

  it("keeps all that lies in a matching branch, closed", () => {
    const { nodes: left, expanded } = found("North");
    expect(left[0]?.children).toHaveLength(2);
    expect(expanded).toEqual([]);
  });

  it("can still load what lies in a matching branch", () => {
    const [south] = found("South").nodes;
    expect(south && isBranch(south)).toBe(true);
  });

  it("is empty when nothing matches", () => {
    expect(found("East")).toEqual({ nodes: [], expanded: [], more: 0 });
  });

  it("keeps so many matches at most, and says how many more there are", () => {
    const { nodes: left, more } = narrowTree(nodes, ({ children }) => children === undefined, undefined, 1);
    expect(left.map(({ id }) => id)).toEqual(["north"]);
    expect(left[0]?.children?.map(({ id }) => id)).toEqual(["hill"]);
    expect(more).toBe(2);
  });
});

describe("a chosen branch", () => {
  it("covers all that lies beneath it", () => {
    const { covered, partly } = coveringOf(nodes, new Set(["north"]));
    expect([...covered].toSorted()).toEqual(["hill", "lake", "well"]);
    expect(partly.size).toBe(0);
  });

  it("takes the place of what was chosen beneath it", () => {
    expect(withoutCovered(nodes, ["well", "south", "hill"])).toEqual(["south", "hill"]);
  });
});

it("marks the branches in which something is chosen", () => {
  expect([...coveringOf(nodes, new Set(["well"])).partly].toSorted()).toEqual(["hill", "north"]);
});
