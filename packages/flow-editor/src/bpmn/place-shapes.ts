import type { NodeKind, Position } from "../model/diagram.js";
import { nodeSize } from "../model/node-size.js";
import { middleOf } from "./routes.js";
import type { Box } from "./routes.js";

/** A shape of a file's picture, and what stands in its place here. */
export interface Shape {
  readonly id: string;
  readonly kind: NodeKind;
  readonly box: Box;
}

/** A picture of our own, and where each point of the file's came to lie. */
export interface PlacedShapes {
  readonly places: ReadonlyMap<string, Position>;
  readonly point: (point: Position) => Position;
}

/** Room left between nodes whose shapes had some between them, across and down. */
const room = { x: 32, y: 16 } as const;

/** Rounds after which a picture is given up. */
const mostRounds = 60;

type Axis = "x" | "y";
const sizes = { x: "width", y: "height" } as const;

/**
 * Places for nodes that are larger than the shapes they were drawn as: what stood in one column or row still does, in
 * the same order, and columns and rows move apart as far as it takes that nothing lies upon anything. Overlap removal
 * that keeps the orthogonal order, by longest paths over the columns and over the rows. Undefined where two shapes have
 * the same middle, or no order of them can be kept.
 */
export function placeShapes(shapes: readonly Shape[]): PlacedShapes | undefined {
  const axes = { x: new Lines(shapes, "x"), y: new Lines(shapes, "y") };
  for (let round = 0; round < mostRounds; round++) {
    const boxes = shapes.map((shape): Box => {
      const { width, height } = nodeSize[shape.kind];
      const middle = middleOf(shape.box);
      return { x: axes.x.at(middle.x) - width / 2, y: axes.y.at(middle.y) - height / 2, width, height };
    });
    const pairs = tooClose(boxes);
    if (pairs.length === 0) {
      const places = shapes.map(({ id }, index): [string, Position] => {
        const { x = 0, y = 0 } = boxes[index] ?? {};
        return [id, { x: Math.round(x), y: Math.round(y) }];
      });
      return { places: new Map(places), point: ({ x, y }) => ({ x: axes.x.at(x), y: axes.y.at(y) }) };
    }
    for (const [one, other] of pairs) {
      const [a, b] = [shapes[one], shapes[other]];
      const axis = a && b && axisOf(a.box, b.box);
      if (!axis) return undefined;
      const apart = (nodeSize[a.kind][sizes[axis]] + nodeSize[b.kind][sizes[axis]]) / 2 + room[axis];
      axes[axis].keepApart(middleOf(a.box)[axis], middleOf(b.box)[axis], apart);
    }
    axes.x.settle();
    axes.y.settle();
  }
  return undefined;
}

/** The way along which two shapes stood farther apart, edge to edge; none for two with the same middle. */
function axisOf(one: Box, other: Box): Axis | undefined {
  const [a, b] = [middleOf(one), middleOf(other)];
  const gap = (axis: Axis) => Math.abs(a[axis] - b[axis]) - (one[sizes[axis]] + other[sizes[axis]]) / 2;
  if (a.x === b.x) return a.y === b.y ? undefined : "y";
  if (a.y === b.y) return "x";
  return gap("x") >= gap("y") ? "x" : "y";
}

/** Pairs of boxes with less than the room between them, by a sweep from left to right. */
function tooClose(boxes: readonly Box[]): [number, number][] {
  const pairs: [number, number][] = [];
  const order = [...boxes.entries()].toSorted(([, one], [, other]) => one.x - other.x);
  let open: (readonly [number, Box])[] = [];
  for (const [index, box] of order) {
    open = open.filter(([, before]) => before.x + before.width + room.x > box.x + slack);
    for (const [other, before] of open) {
      const isApart =
        before.y + before.height + room.y <= box.y + slack || box.y + box.height + room.y <= before.y + slack;
      if (!isApart) pairs.push([other, index]);
    }
    open.push([index, box]);
  }
  return pairs;
}

/** What sums of fractions may miss by. */
const slack = 1e-6;

/** The columns of a picture, or its rows: where their middles were, and where they come to stand. */
class Lines {
  readonly #from: readonly number[];
  #to: number[];
  /** By the index of the later of two lines: the earlier ones and how far they must stay away. */
  readonly #apart = new Map<number, Map<number, number>>();

  constructor(shapes: readonly Shape[], axis: Axis) {
    this.#from = [...new Set(shapes.map(({ box }) => middleOf(box)[axis]))].toSorted((one, other) => one - other);
    this.#to = [...this.#from];
  }

  keepApart(one: number, other: number, distance: number): void {
    const early = this.#indexOf(Math.min(one, other));
    const late = this.#indexOf(Math.max(one, other));
    const before = this.#apart.get(late) ?? new Map<number, number>();
    before.set(early, Math.max(distance, before.get(early) ?? 0));
    this.#apart.set(late, before);
  }

  /** Moves the lines on from the first, each no farther than the distances ask for. */
  settle(): void {
    const to: number[] = [];
    this.#from.forEach((from, index) => {
      let at = index === 0 ? from : (to[index - 1] ?? 0) + from - (this.#from[index - 1] ?? 0);
      for (const [before, distance] of this.#apart.get(index) ?? []) at = Math.max(at, (to[before] ?? 0) + distance);
      to.push(at);
    });
    this.#to = to;
  }

  /** Where a place comes to lie: between two lines as far between them as it was. */
  at(place: number): number {
    const next = this.#indexOf(place);
    const [low, high] = [this.#from[next - 1], this.#from[next]];
    const [begin = 0, end = 0] = [this.#to[next - 1], this.#to[next]];
    if (high === place) return end;
    if (low === undefined) return high === undefined ? place : end + place - high;
    if (high === undefined) return begin + place - low;
    return begin + ((place - low) / (high - low)) * (end - begin);
  }

  /** The first line at a place or after it. */
  #indexOf(place: number): number {
    let low = 0;
    let high = this.#from.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#from[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
