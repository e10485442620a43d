import type { Diagram, NodeKind } from "../model/diagram.js";
import { graphOf } from "../model/graph.js";
import type { GraphNode } from "../model/graph.js";

/** A node in the outline. */
export interface OutlineItem {
  readonly id: string;
  readonly kind: NodeKind;
  /** The branches that run at the same time after this node; empty where one thing follows another. */
  readonly branches: readonly Outline[];
  /** The nodes all of which a join waits for; empty elsewhere. */
  readonly waitsFor: readonly string[];
}

/** What happens one after the other. */
export type Outline = readonly OutlineItem[];

/** A diagram read as a list. */
export interface DiagramReading {
  /** What is reached from the start. */
  readonly main: Outline;
  /** Nodes that the start does not lead to, in the diagram's order. */
  readonly apart: readonly string[];
}

/**
 * Reads a diagram as nested lists: what follows what, and what runs at the same time. Every node stands in it once,
 * whatever state a draft is in; a join stands after the split whose last branch completes it.
 */
export function outlineOf(diagram: Diagram): DiagramReading {
  const graph = graphOf(diagram);
  const seen = new Set<GraphNode>();
  const arrivals = new Map<GraphNode, number>();

  /** Reads on from a node; joins that became complete on the way are handed up to the split around it. */
  const read = (from: GraphNode | undefined, complete: GraphNode[], joinAllowed: boolean): Outline => {
    const items: OutlineItem[] = [];
    const queue: (GraphNode | undefined)[] = [from];
    let allowed = joinAllowed;
    for (let node = queue.shift(); node; node = queue.shift()) {
      if (seen.has(node)) continue;
      if (node.incoming.length > 1 && !allowed) {
        const arrived = (arrivals.get(node) ?? 0) + 1;
        arrivals.set(node, arrived);
        if (arrived === node.incoming.length) complete.push(node);
        continue;
      }
      allowed = false;
      seen.add(node);
      const targets = node.outgoing.map(({ target }) => graph.get(target));
      const joins: GraphNode[] = [];
      const branches = targets.length > 1 ? targets.map((target) => read(target, joins, false)) : [];
      items.push({
        id: node.id,
        kind: node.kind,
        branches: branches.filter(({ length }) => length > 0),
        waitsFor: node.incoming.length > 1 ? node.incoming.map(({ source }) => source) : [],
      });
      if (targets.length === 1) queue.push(targets[0]);
      for (const join of joins) items.push(...read(join, complete, true));
    }
    return items;
  };

  const main: OutlineItem[] = [];
  for (const { id, type } of diagram.headTail) {
    if (type !== "start") continue;
    const complete: GraphNode[] = [];
    main.push(...read(graph.get(id), complete, true));
    for (let join = complete.shift(); join; join = complete.shift()) main.push(...read(join, complete, true));
  }
  return { main, apart: [...graph.values()].flatMap((node) => (seen.has(node) ? [] : [node.id])) };
}

/** The ids of an outline, each split before its branches. */
export const idsOf = (outline: Outline): string[] =>
  outline.flatMap(({ id, branches }) => [id, ...branches.flatMap(idsOf)]);
