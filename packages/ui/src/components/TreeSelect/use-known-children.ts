import { useCallback, useMemo, useState } from "react";
import { type ChildrenOf, everyNode, type TreeNode } from "../Tree/nodes.js";
import type { LoadChildren } from "../Tree/use-tree-children.js";

/** What a field knows of its tree beyond what it was given. */
export interface KnownChildren {
  /** As given, but asks once for each branch, however often the tree is closed and opened. */
  readonly loadChildren: LoadChildren | undefined;
  readonly childrenOf: ChildrenOf;
  /** A node that was once among a search's results. */
  readonly found: (id: string) => TreeNode | undefined;
  /** To be told the results of a search. */
  readonly remember: (nodes: readonly TreeNode[]) => void;
}

/** Keeps what a tree brought and what searches found, so that what was chosen there keeps its label. */
export function useKnownChildren(load: LoadChildren | undefined): KnownChildren {
  const [brought] = useState(() => new Map<string, readonly TreeNode[]>());
  const [seen] = useState(() => new Map<string, TreeNode>());
  const loadOnce = useCallback<LoadChildren>(
    async (node, signal) => {
      const known = brought.get(node.id);
      if (known || !load) return known ?? [];
      const children = await load(node, signal);
      brought.set(node.id, children);
      return children;
    },
    [load, brought],
  );
  return useMemo(
    () => ({
      loadChildren: load ? loadOnce : undefined,
      childrenOf: (node) => node.children ?? brought.get(node.id),
      found: (id) => seen.get(id),
      remember: (nodes) => {
        for (const node of everyNode(nodes)) seen.set(node.id, node);
      },
    }),
    [load, loadOnce, brought, seen],
  );
}
