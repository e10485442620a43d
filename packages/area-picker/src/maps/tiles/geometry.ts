import type { TileFeatures } from "./read-tile.js";

/** What a path is drawn to: a canvas or a `Path2D`. */
export type Pen = Pick<CanvasRenderingContext2D, "moveTo" | "lineTo" | "closePath">;

/** Where a tile's units come to lie on a canvas: `x * scale + left`. */
export interface Placing {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const command = { moveTo: 1, lineTo: 2 } as const;

/**
 * Draws a feature's outline straight from its bytes, leaving out corners nearer than half a pixel to the last one.
 * The numbers are unpacked right here: a call for each would cost as much as the drawing.
 */
export function trace(
  pen: Pen,
  { bytes, geometry }: TileFeatures,
  feature: number,
  { scale, left, top }: Placing,
): void {
  let at = geometry[feature * 2] ?? 0;
  const end = geometry[feature * 2 + 1] ?? 0;
  const least = 0.5 / scale;
  let x = 0;
  let y = 0;
  let drawnX = 0;
  let drawnY = 0;
  while (at < end) {
    let head = 0;
    let shift = 0;
    let byte = 0;
    do {
      byte = bytes[at] ?? 0;
      at += 1;
      head |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte > 0x7f);
    const kind = head & 7;
    if (kind !== command.moveTo && kind !== command.lineTo) {
      pen.closePath();
      continue;
    }
    for (let more = head >> 3; more > 0; more--) {
      let dx = 0;
      shift = 0;
      do {
        byte = bytes[at] ?? 0;
        at += 1;
        dx |= (byte & 0x7f) << shift;
        shift += 7;
      } while (byte > 0x7f);
      let dy = 0;
      shift = 0;
      do {
        byte = bytes[at] ?? 0;
        at += 1;
        dy |= (byte & 0x7f) << shift;
        shift += 7;
      } while (byte > 0x7f);
      x += (dx >> 1) ^ -(dx & 1);
      y += (dy >> 1) ^ -(dy & 1);
      if (kind === command.moveTo) {
        pen.moveTo(x * scale + left, y * scale + top);
      } else if (Math.abs(x - drawnX) + Math.abs(y - drawnY) >= least) {
        pen.lineTo(x * scale + left, y * scale + top);
      } else {
        continue;
      }
      drawnX = x;
      drawnY = y;
    }
  }
}

/** A ring in tile units: x and y in turns. */
export type TileRing = readonly number[];

/** A feature's rings, lines or points in tile units. */
export function ringsOf(tile: TileFeatures, feature: number): TileRing[] {
  const rings: number[][] = [];
  const pen: Pen = {
    moveTo: (x, y) => void rings.push([x, y]),
    lineTo: (x, y) => void rings.at(-1)?.push(x, y),
    closePath: () => undefined,
  };
  // At this scale no corner is left out.
  trace(pen, tile, feature, { scale: 1, left: 0, top: 0 });
  return rings;
}

/** Whether a point lies within rings, by the even-odd rule: holes count. */
export function isWithin(rings: readonly TileRing[], x: number, y: number): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at], ring[at + 1], ring[before], ring[before + 1]];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
    }
  }
  return isIn;
}

/** Square of the distance from a point to the nearest corner of rings. */
export function nearness(rings: readonly TileRing[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      nearest = Math.min(nearest, ((ring[at] ?? 0) - x) ** 2 + ((ring[at + 1] ?? 0) - y) ** 2);
    }
  }
  return nearest;
}

/** The box around rings: west, north, east, south in tile units. */
export function boxOf(rings: readonly TileRing[]): readonly [number, number, number, number] {
  let box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x = 0, y = 0] = [ring[at], ring[at + 1]];
      box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
    }
  }
  return box;
}
