import { everyNode, type TreeNode } from "../Tree/nodes.js";

/** Where nodes of a tree are put: before or after another one, or into it, as its last. */
export interface TreeMoveTarget {
  /** Id of the node that names the place. */
  readonly key: string;
  /** What the place is to that node. */
  readonly dropPosition: "before" | "after" | "on";
}

/** Whether a node would come to lie in itself, or beside itself. */
export function liesWithin(nodes: readonly TreeNode[], keys: ReadonlySet<string>, target: TreeMoveTarget): boolean {
  if (keys.has(target.key)) return true;
  return [...everyNode(nodes)].some(
    (node) => keys.has(node.id) && [...everyNode(node.children ?? [])].some(({ id }) => id === target.key),
  );
}

/**
 * The nodes after a move, those that were moved in the order in which they stood. A node whose branch is moved too goes with
 * it. What cannot be (a branch into itself, a place that is not there) changes nothing.
 */
export function movedNodes(
  nodes: readonly TreeNode[],
  keys: readonly string[],
  target: TreeMoveTarget,
): readonly TreeNode[] {
  const taken = new Set(keys);
  const isThere = [...everyNode(nodes)].some(({ id }) => id === target.key);
  if (!isThere || liesWithin(nodes, taken, target)) return nodes;

  const moved: TreeNode[] = [];
  const without = (level: readonly TreeNode[]): readonly TreeNode[] =>
    level.flatMap((node) => {
      if (taken.has(node.id)) {
        moved.push(node);
        return [];
      }
      return node.children === undefined ? [node] : [{ ...node, children: without(node.children) }];
    });
  const put = (level: readonly TreeNode[]): readonly TreeNode[] =>
    level.flatMap((node) => {
      const children = put(node.children ?? []);
      const own = node.children === undefined ? node : { ...node, children };
      if (node.id !== target.key) return [own];
      if (target.dropPosition === "before") return [...moved, own];
      if (target.dropPosition === "after") return [own, ...moved];
      return [{ ...own, children: [...children, ...moved] }];
    });
  return put(without(nodes));
}
