import type { Cell } from "./layers.js";

/** Sweeps after which no further order is tried. */
const sweeps = 24;

/** Sweeps without a better order after which the best one stays. */
const patience = 4;

/** Orders the cells of each layer so that few relations cross: each goes to the middle of its neighbours, to and fro. */
export function orderLayers(layers: readonly (readonly Cell[])[]): Cell[][] {
  let current = layers.map((layer) => [...layer]);
  let best = current.map((layer) => [...layer]);
  let fewest = crossings(best);
  for (let sweep = 0, idle = 0; sweep < sweeps && idle < patience && fewest > 0; sweep++) {
    current = sweepOnce(current, sweep % 2 === 0);
    const count = crossings(current);
    if (count < fewest) {
      fewest = count;
      best = current.map((layer) => [...layer]);
      idle = 0;
    } else idle++;
  }
  return best;
}

function sweepOnce(layers: readonly Cell[][], forward: boolean): Cell[][] {
  const next = layers.map((layer) => [...layer]);
  const indices = next.keys().toArray();
  let places = new Map<Cell, number>();
  for (const index of forward ? indices : indices.toReversed()) {
    const layer = next[index] ?? [];
    const wishes = new Map(layer.map((cell, at) => [cell, middle(forward ? cell.before : cell.after, places) ?? at]));
    const sorted = layer.toSorted((one, other) => (wishes.get(one) ?? 0) - (wishes.get(other) ?? 0));
    next[index] = sorted;
    places = new Map(sorted.map((cell, at) => [cell, at]));
  }
  return next;
}

function middle(neighbours: readonly Cell[], places: ReadonlyMap<Cell, number>): number | undefined {
  const known = neighbours.flatMap((cell) => places.get(cell) ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, place) => sum + place, 0) / known.length;
}

/** How many relations cross, over all neighbouring layers. */
export function crossings(layers: readonly (readonly Cell[])[]): number {
  let count = 0;
  for (let index = 1; index < layers.length; index++) {
    const places = new Map((layers[index] ?? []).map((cell, at) => [cell, at]));
    const ends = (layers[index - 1] ?? []).flatMap((cell) =>
      cell.after.flatMap((next) => places.get(next) ?? []).toSorted((one, other) => one - other),
    );
    count += inversions(ends, places.size);
  }
  return count;
}

/** Pairs that stand in the wrong order, by a tree of counts. */
function inversions(values: readonly number[], size: number): number {
  const tree = new Uint32Array(size + 1);
  let count = 0;
  values.forEach((value, seen) => {
    let smaller = 0;
    for (let at = value + 1; at > 0; at -= at & -at) smaller += tree[at] ?? 0;
    count += seen - smaller;
    for (let at = value + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
  });
  return count;
}
