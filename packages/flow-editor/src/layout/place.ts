import type { Cell } from "./layers.js";

/** Room between cells of a layer; less where only relations pass. */
const cellGap = { nodes: 24, points: 12 };

/** Times the layers are drawn towards their neighbours. */
const sweeps = 12;

/** The height of the middle of every cell: near its neighbours, in the order of its layer, never closer than the gap. */
export function placeCells(layers: readonly (readonly Cell[])[]): Map<Cell, number> {
  const middles = new Map<Cell, number>();
  for (const layer of layers) {
    const offsets = offsetsOf(layer);
    const half = (offsets.at(-1) ?? 0) / 2;
    layer.forEach((cell, index) => middles.set(cell, (offsets[index] ?? 0) - half));
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const forward = sweep % 2 === 0;
    for (const layer of forward ? layers : layers.toReversed()) {
      const wishes = layer.map((cell) => wish(cell, forward ? cell.before : cell.after, middles));
      settle(layer, wishes).forEach((at, index) => {
        const cell = layer[index];
        if (cell) middles.set(cell, at);
      });
    }
  }
  return middles;
}

/** Where a cell would like to be: the median of its neighbours' middles, or where it is. */
function wish(cell: Cell, neighbours: readonly Cell[], middles: ReadonlyMap<Cell, number>): number {
  const all = neighbours.map((other) => middles.get(other) ?? 0).toSorted((one, other) => one - other);
  if (all.length === 0) return middles.get(cell) ?? 0;
  const half = (all.length - 1) / 2;
  return ((all[Math.floor(half)] ?? 0) + (all[Math.ceil(half)] ?? 0)) / 2;
}

/** The least distances from the first cell's middle to each. */
function offsetsOf(layer: readonly Cell[]): number[] {
  let offset = 0;
  return layer.map((cell, index) => {
    const before = layer[index - 1];
    if (before) {
      const gap = before.id === null || cell.id === null ? cellGap.points : cellGap.nodes;
      offset += (before.height + cell.height) / 2 + gap;
    }
    return offset;
  });
}

/**
 * The places nearest to the wishes (least squares) that keep order and distance. Pooling of adjacent violators: cells
 * that would come too close are moved together, as one block, to the mean of what they wish.
 */
function settle(layer: readonly Cell[], wishes: readonly number[]): number[] {
  const offsets = offsetsOf(layer);
  const blocks: { sum: number; weight: number; count: number }[] = [];
  layer.forEach((cell, index) => {
    // Relations passing through pull harder: long ones are to be straight.
    const weight = cell.id === null ? 4 : 1;
    let block = { sum: ((wishes[index] ?? 0) - (offsets[index] ?? 0)) * weight, weight, count: 1 };
    for (let last = blocks.at(-1); last && last.sum / last.weight > block.sum / block.weight; last = blocks.at(-1)) {
      blocks.pop();
      block = { sum: last.sum + block.sum, weight: last.weight + block.weight, count: last.count + block.count };
    }
    blocks.push(block);
  });
  let index = 0;
  return blocks.flatMap(({ sum, weight, count }) =>
    Array.from({ length: count }, () => sum / weight + (offsets[index++] ?? 0)),
  );
}
