import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ChildrenOf, everyNode, type TreeNode } from "./nodes.js";

/** Brings what lies beneath a node. Must reject when aborted or failed. */
export type LoadChildren = (node: TreeNode, signal: AbortSignal) => Promise<readonly TreeNode[]>;

/** Where the loading of one branch stands. */
export type BranchStatus = "loading" | "failed" | "ready";

interface LoadedBranch {
  readonly status: BranchStatus;
  readonly children: readonly TreeNode[];
}

/** What lies beneath the branches of a tree, loaded as they are opened. */
export interface TreeChildren {
  readonly childrenOf: ChildrenOf;
  readonly statusOf: (id: string) => BranchStatus | undefined;
  /** Asks once more after a failure. */
  readonly retry: (node: TreeNode) => void;
  /** The branch that was loaded last, to be told to readers. */
  readonly brought: { readonly node: TreeNode; readonly count: number } | undefined;
}

/**
 * Loads what lies beneath a branch when it is first opened, by a person or by the parent, and keeps it.
 *
 * @param expanded ids of the open branches
 */
export function useTreeChildren(
  nodes: readonly TreeNode[],
  load: LoadChildren | undefined,
  expanded: ReadonlySet<string>,
): TreeChildren {
  const [branches, setBranches] = useState<ReadonlyMap<string, LoadedBranch>>(new Map());
  const [brought, setBrought] = useState<TreeChildren["brought"]>();
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const started = running.current;
    return () => {
      for (const controller of started.values()) controller.abort();
      started.clear();
    };
  }, []);

  const start = useCallback(
    (node: TreeNode) => {
      if (!load || running.current.has(node.id)) return;
      const controller = new AbortController();
      running.current.set(node.id, controller);
      const settle = (status: BranchStatus, children: readonly TreeNode[]): void => {
        if (controller.signal.aborted) return;
        running.current.delete(node.id);
        setBranches((all) => new Map(all).set(node.id, { status, children }));
        if (status === "ready") setBrought({ node, count: children.length });
      };
      setBranches((all) => new Map(all).set(node.id, { status: "loading", children: [] }));
      load(node, controller.signal).then(
        (children) => settle("ready", children),
        // The reason is the caller's to report; here the person is told that it failed.
        () => settle("failed", []),
      );
    },
    [load],
  );

  const childrenOf = useCallback<ChildrenOf>((node) => node.children ?? branches.get(node.id)?.children, [branches]);
  useEffect(() => {
    for (const node of everyNode(nodes, childrenOf)) {
      const waits = node.hasChildren === true && node.children === undefined && !branches.has(node.id);
      if (waits && expanded.has(node.id)) start(node);
    }
  }, [nodes, childrenOf, branches, expanded, start]);

  return useMemo(
    () => ({ childrenOf, statusOf: (id) => branches.get(id)?.status, retry: start, brought }),
    [childrenOf, branches, start, brought],
  );
}
