import type { Graph } from "../model/graph.js";

/** A place in a layer: a node, or a point where a relation passes through. */
export interface Cell {
  /** The node's id; null for a relation passing through. */
  readonly id: string | null;
  readonly height: number;
  readonly before: Cell[];
  readonly after: Cell[];
}

/** Above this, relations that span layers are drawn straight through: the picture is past reading anyway. */
const mostPoints = 60_000;

/** The nodes in columns: every relation leads to a later one, but those that close a circle. */
export function ranksOf(graph: Graph): { readonly ranks: Map<string, number>; readonly forward: [string, string][] } {
  const order: string[] = [];
  const forward: [string, string][] = [];
  const open = new Set<string>();
  const seen = new Set<string>();
  // Starts first, so that a circle is cut where it leads back and not where the discussion comes in.
  const roots = [...graph.values()].toSorted((one, other) => rootRank(one.kind) - rootRank(other.kind));
  for (const { id } of roots) {
    const path: { readonly id: string; next: number }[] = [];
    const enter = (node: string) => {
      path.push({ id: node, next: 0 });
      open.add(node);
      seen.add(node);
    };
    if (!seen.has(id)) enter(id);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const relation = graph.get(top.id)?.outgoing[top.next++];
      if (!relation) {
        open.delete(top.id);
        order.push(top.id);
        path.pop();
      } else if (!open.has(relation.target)) {
        forward.push([relation.source, relation.target]);
        if (!seen.has(relation.target)) enter(relation.target);
      }
    }
  }

  const ways = Map.groupBy(forward, ([source]) => source);
  const ranks = new Map(order.map((id) => [id, 0]));
  const led = new Set(forward.map(([, target]) => target));
  for (const id of order.toReversed()) {
    for (const [, target] of ways.get(id) ?? []) {
      ranks.set(target, Math.max(ranks.get(target) ?? 0, (ranks.get(id) ?? 0) + 1));
    }
  }
  // What nothing leads to stands right before what it leads to.
  for (const id of order) {
    const next = (ways.get(id) ?? []).map(([, target]) => ranks.get(target) ?? 0);
    if (!led.has(id) && next.length > 0) ranks.set(id, next.reduce((low, rank) => Math.min(low, rank)) - 1);
  }
  return { ranks, forward };
}

const rootRank = (kind: string): number => (kind === "start" ? 0 : 1);

/** The columns as cells, with a point wherever a relation passes through a column. */
export function layersOf(graph: Graph, height: (id: string) => number): Cell[][] {
  const { ranks, forward } = ranksOf(graph);
  const layers: Cell[][] = [];
  const put = (rank: number, cell: Cell): Cell => {
    (layers[rank] ??= []).push(cell);
    return cell;
  };
  for (
    let rank = 0, most = [...ranks.values()].reduce((high, each) => Math.max(high, each), -1);
    rank <= most;
    rank++
  ) {
    layers.push([]);
  }
  const cells = new Map(
    [...graph.keys()].map((id) => [id, put(ranks.get(id) ?? 0, { id, height: height(id), before: [], after: [] })]),
  );
  const span = forward.reduce((sum, [from, to]) => sum + (ranks.get(to) ?? 0) - (ranks.get(from) ?? 0) - 1, 0);
  for (const [source, target] of forward) {
    let cell = cells.get(source);
    const end = cells.get(target);
    if (!cell || !end) continue;
    const last = span <= mostPoints ? (ranks.get(target) ?? 0) : 0;
    for (let rank = (ranks.get(source) ?? 0) + 1; rank < last; rank++) {
      const point = put(rank, { id: null, height: 0, before: [cell], after: [] });
      cell.after.push(point);
      cell = point;
    }
    cell.after.push(end);
    end.before.push(cell);
  }
  return layers;
}
