import type { Tone } from "@yer/ui";

/** What a point can be: its shape and its tone tell the same, so that neither is needed alone. */
export interface PointKind {
  readonly id: string;
  /** In the reader's language, for the legend. */
  readonly label: string;
  readonly tone: Tone;
}

/** A place as a point. */
export interface PlacePoint {
  /** Id of its kind. */
  readonly kind: string;
  /** The area of points is as their amounts are. */
  readonly amount: number;
  /** All that the point tells, in words: for readers, and for the table. */
  readonly words: string;
}

/** Places marked by points, where shades would say too little. */
export interface PlacePoints {
  /** What points tell: heads the legend and the table. */
  readonly label: string;
  /** What their size tells. */
  readonly size: string;
  /** Six at the most, for each has a shape of its own; in the legend's order. */
  readonly kinds: readonly PointKind[];
  /** By code of the place; any other place is a small empty point. */
  readonly byPlace: ReadonlyMap<string, PlacePoint>;
}

/** Shapes of points, in the order in which kinds are given them; corners are turns of the circle and shares of the radius. */
const shapes: readonly (readonly (readonly [turn: number, reach: number])[])[] = [
  corners(3, 0, 1.25),
  [],
  corners(4, 1 / 8, 1.2),
  corners(4, 0, 1.2),
  corners(3, 1 / 2, 1.25),
  corners(6, 0, 1.1),
];

function corners(count: number, from: number, reach: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, nth) => [from + nth / count, reach] as const);
}

/** SVG path data of a point about a middle; shapes have about the area of a disc of that radius. */
export function pointPath(shape: number, x: number, y: number, radius: number): string {
  const found = shapes[shape % shapes.length] ?? [];
  if (found.length === 0) {
    const across = (radius * 2).toFixed(2);
    const arc = `a${radius.toFixed(2)} ${radius.toFixed(2)} 0 1 0`;
    return `M${(x - radius).toFixed(2)} ${y.toFixed(2)}${arc} ${across} 0${arc} -${across} 0Z`;
  }
  const written = found.map(([turn, reach]) => {
    const angle = turn * 2 * Math.PI;
    return `${(x + Math.sin(angle) * radius * reach).toFixed(2)} ${(y - Math.cos(angle) * radius * reach).toFixed(2)}`;
  });
  return `M${written.join("L")}Z`;
}

/** Pixels of the screen: how small and how large a point is, and the room that a finger needs. */
export const pointPixels = { least: 5, most: 18, finger: 12 } as const;

/** Where a point stands, in pixels of the screen. */
export interface StandingPoint {
  readonly x: number;
  readonly y: number;
  /** The amount of the place; null where it has none. */
  readonly amount: number | null;
}

/** How large a point is drawn, and in what reach a finger means it: radii in pixels. */
export interface PointSize {
  readonly radius: number;
  readonly finger: number;
}

/** Sizes of points: as their amounts are, and reaching no farther than half the way to the next point; none of what stands nowhere. */
export function pointSizes(points: readonly (StandingPoint | null)[]): readonly (PointSize | null)[] {
  const largest = Math.max(0, ...points.map((point) => point?.amount ?? 0));
  return points.map((own, index) => {
    if (own === null) return null;
    const { x, y, amount } = own;
    let nearest = Infinity;
    for (const [other, point] of points.entries()) {
      if (point && other !== index) nearest = Math.min(nearest, Math.hypot(point.x - x, point.y - y));
    }
    const meant = largest === 0 ? 0 : pointPixels.most * Math.sqrt((amount ?? 0) / largest);
    const radius = Math.max(pointPixels.least, Math.min(meant, nearest / 2));
    return { radius, finger: Math.max(radius, Math.min(pointPixels.finger, nearest / 2)) };
  });
}
