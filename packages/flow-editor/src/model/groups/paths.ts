import { branchesOf, indexOf } from "./group-flow.js";
import type { GroupFlow, GroupIndex } from "./group-flow.js";

/** One question on a path, and the options by which the path goes on from it (none: whatever is answered). */
export interface PathStep {
  readonly node: string;
  readonly options: readonly number[];
}

/** The ways through a group. */
export interface GroupPaths {
  /** How many there are; exact, however many. */
  readonly count: bigint;
  /** The nodes of a longest one, the first such in the order of the options. */
  readonly longest: readonly string[];
  /** The first ones, in the order of the options; at most {@link pathsShown}. */
  readonly first: readonly (readonly PathStep[])[];
}

/** How many paths are listed. */
export const pathsShown = 200;

/** Counts and lists the ways through a group, or null where a cycle makes them endless. */
export function pathsOf(flow: GroupFlow): GroupPaths | null {
  const start = flow.nodes[0]?.id;
  if (start === undefined) return { count: 0n, longest: [], first: [] };
  const index = indexOf(flow);
  const order = backwards(flow, index, start);
  if (!order) return null;

  const counts = new Map<string, bigint>();
  const longest = new Map<string, { readonly length: number; readonly next: string | undefined }>();
  for (const node of order) {
    let count = 0n;
    let best = { length: 1, next: undefined as string | undefined };
    for (const { edge } of branchesOf(flow, index, node)) {
      count += edge ? (counts.get(edge.target) ?? 0n) : 1n;
      const length = edge ? 1 + (longest.get(edge.target)?.length ?? 0) : 1;
      if (length > best.length) best = { length, next: edge?.target };
    }
    counts.set(node, count);
    longest.set(node, best);
  }

  const nodes: string[] = [];
  for (let node: string | undefined = start; node !== undefined; node = longest.get(node)?.next) nodes.push(node);
  return { count: counts.get(start) ?? 0n, longest: nodes, first: firstPaths(flow, index, start) };
}

/** The nodes that can be reached, each after all that follow it; null where a cycle can be gone round. No recursion: a chain may be long. */
function backwards(flow: GroupFlow, index: GroupIndex, start: string): string[] | null {
  const order: string[] = [];
  const state = new Map<string, "open" | "done">();
  const stack: { readonly node: string; readonly targets: string[] }[] = [];
  const enter = (node: string) => {
    state.set(node, "open");
    stack.push({
      node,
      targets: branchesOf(flow, index, node).flatMap(({ edge }) => (edge ? [edge.target] : [])),
    });
  };
  enter(start);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const next = top.targets.pop();
    if (next === undefined) {
      state.set(top.node, "done");
      order.push(top.node);
      stack.pop();
    } else if (state.get(next) === "open") {
      return null;
    } else if (!state.has(next)) {
      enter(next);
    }
  }
  return order;
}

function firstPaths(flow: GroupFlow, index: GroupIndex, start: string): PathStep[][] {
  const found: PathStep[][] = [];
  const open: { readonly node: string; readonly before: readonly PathStep[] }[] = [{ node: start, before: [] }];
  for (let next = open.pop(); next && found.length < pathsShown; next = open.pop()) {
    const { node, before } = next;
    // The last pushed is taken first: what ends here is held in its turn by an empty node.
    for (const { options, edge } of node === "" ? [] : branchesOf(flow, index, node).toReversed()) {
      open.push({ node: edge?.target ?? "", before: [...before, { node, options }] });
    }
    if (node === "") found.push([...before]);
  }
  return found;
}
