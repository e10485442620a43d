import type { ReactNode } from "react";

/** One thing in a tree. */
export interface TreeNode {
  /** Unique in the whole tree. */
  readonly id: string;
  /** What people read; typing its beginning finds it. */
  readonly label: string;
  /** More about it, after the label. */
  readonly description?: string;
  /** Icon before the label. */
  readonly icon?: ReactNode;
  /** How many things it stands for; the number must equal the list it opens. */
  readonly count?: number;
  /** Makes it a link. */
  readonly href?: string;
  /** Whether it shows but cannot be chosen. @default false */
  readonly isDisabled?: boolean;
  /** What lies beneath it, where that is at hand. */
  readonly children?: readonly TreeNode[];
  /** Whether something lies beneath that `loadChildren` brings when it is opened. @default false */
  readonly hasChildren?: boolean;
}

/** Gives what lies beneath a node, as far as it is known. */
export type ChildrenOf = (node: TreeNode) => readonly TreeNode[] | undefined;

/** What came with the node itself. */
export const givenChildren: ChildrenOf = (node) => node.children;

/** Whether a node can be opened. */
export function isBranch(node: TreeNode): boolean {
  return node.hasChildren === true || (node.children?.length ?? 0) > 0;
}

/** The nodes from the root to the one named, itself last; undefined where it is not (yet) known. */
export function pathTo(
  nodes: readonly TreeNode[],
  id: string,
  childrenOf: ChildrenOf = givenChildren,
): readonly TreeNode[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(childrenOf(node) ?? [], id, childrenOf);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** Every known node of a tree, parents before what lies beneath them. */
export function* everyNode(
  nodes: readonly TreeNode[],
  childrenOf: ChildrenOf = givenChildren,
): Generator<TreeNode, void> {
  for (const node of nodes) {
    yield node;
    yield* everyNode(childrenOf(node) ?? [], childrenOf);
  }
}

/** A tree narrowed to what was searched for. */
export interface NarrowedTree {
  /** The matches and what they lie in; a match keeps all that lies beneath it. */
  readonly nodes: readonly TreeNode[];
  /** Ids of what must be open for every match to show. */
  readonly expanded: readonly string[];
  /** How many more match than are kept. */
  readonly more: number;
}

/**
 * Leaves of a tree what matches, and the way there.
 *
 * @param most matches kept at most: nobody reads on after a few hundred
 */
export function narrowTree(
  nodes: readonly TreeNode[],
  matches: (node: TreeNode) => boolean,
  childrenOf: ChildrenOf = givenChildren,
  most = Number.POSITIVE_INFINITY,
): NarrowedTree {
  const expanded: string[] = [];
  let found = 0;
  const narrow = (level: readonly TreeNode[]): TreeNode[] =>
    level.flatMap((node) => {
      const isMatch = matches(node);
      if (isMatch) found++;
      const isKept = isMatch && found <= most;
      const own = childrenOf(node);
      const below = narrow(own ?? []);
      if (below.length === 0) return isKept ? [own ? { ...node, children: own } : node] : [];
      expanded.push(node.id);
      return [{ ...node, children: isKept ? (own ?? []) : below, hasChildren: false }];
    });
  const kept = narrow(nodes);
  return { nodes: kept, expanded, more: Math.max(0, found - most) };
}

/** How much of a tree is chosen, where a chosen branch stands for all that lies beneath it. */
export interface Covering {
  /** Ids chosen with a branch they lie in. */
  readonly covered: ReadonlySet<string>;
  /** Ids of branches that are not chosen themselves, but something beneath them is. */
  readonly partly: ReadonlySet<string>;
}

/** Works out what the chosen branches cover. */
export function coveringOf(
  nodes: readonly TreeNode[],
  chosen: ReadonlySet<string>,
  childrenOf: ChildrenOf = givenChildren,
): Covering {
  const covered = new Set<string>();
  const partly = new Set<string>();
  const walk = (level: readonly TreeNode[], above: boolean): boolean => {
    let some = false;
    for (const node of level) {
      if (above) covered.add(node.id);
      const own = chosen.has(node.id);
      const below = walk(childrenOf(node) ?? [], above || own);
      if (below && !own && !above) partly.add(node.id);
      some ||= own || below;
    }
    return some;
  };
  walk(nodes, false);
  return { covered, partly };
}

/** The ids without those that a chosen branch stands for already. */
export function withoutCovered(
  nodes: readonly TreeNode[],
  ids: readonly string[],
  childrenOf: ChildrenOf = givenChildren,
): string[] {
  const { covered } = coveringOf(nodes, new Set(ids), childrenOf);
  return ids.filter((id) => !covered.has(id));
}
