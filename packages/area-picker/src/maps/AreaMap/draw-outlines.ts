import { type OutlineGeometry, type OutlineRing, polygonsOf } from "../outlines.js";

/** An outline as a drawing. */
export interface DrawnOutline {
  /** SVG path data. */
  readonly path: string;
  /** Where its name stands: the middle of its largest part. */
  readonly x: number;
  readonly y: number;
  /** Room that this part takes. */
  readonly width: number;
  readonly height: number;
}

/** Outlines on one sheet. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** In the order given; `null` for what has no outline. */
  readonly outlines: readonly (DrawnOutline | null)[];
}

/** Width of the sheet; its height follows from the land. */
const width = 800;
const margin = 8;
/** Bounds of the height, so that neither a strip nor a tower of land fills the page. */
const heights = { least: 280, most: 620 } as const;

/** Mercator, as web maps have it, in units of its own; north has the smaller numbers. */
function projected([lon, lat]: readonly [number, number]): [number, number] {
  const sine = Math.sin((lat * Math.PI) / 180);
  return [lon, (-90 / Math.PI) * Math.log((1 + sine) / (1 - sine))];
}

function boxOf(points: readonly (readonly [number, number])[]): [number, number, number, number] {
  let box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
  }
  return box;
}

function written([x, y]: readonly [number, number]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Draws outlines so that together they fill a sheet. */
export function drawOutlines(geometries: readonly (OutlineGeometry | null)[]): Drawing {
  const shapes = geometries.map((geometry) =>
    geometry ? polygonsOf(geometry).map((polygon) => polygon.map((ring: OutlineRing) => ring.map(projected))) : null,
  );
  const all = shapes.flatMap((polygons) => polygons?.flat(2) ?? []);
  if (all.length === 0) return { width, height: heights.least, outlines: shapes.map(() => null) };
  const [west, north, east, south] = boxOf(all);
  const room = width - 2 * margin;
  const scale = Math.min(room / (east - west || 1), (heights.most - 2 * margin) / (south - north || 1));
  const height = Math.max(heights.least, (south - north) * scale + 2 * margin);
  const left = (width - (east - west) * scale) / 2;
  const top = (height - (south - north) * scale) / 2;
  const place = ([x, y]: readonly [number, number]): [number, number] => [
    (x - west) * scale + left,
    (y - north) * scale + top,
  ];
  const outlines = shapes.map((polygons): DrawnOutline | null => {
    if (!polygons || polygons.length === 0) return null;
    const placed = polygons.map((polygon) => polygon.map((ring) => ring.map(place)));
    const boxes = placed.map((polygon) => boxOf(polygon.flat()));
    const [box] = boxes.toSorted((a, b) => (b[2] - b[0]) * (b[3] - b[1]) - (a[2] - a[0]) * (a[3] - a[1]));
    const [x1, y1, x2, y2] = box ?? [0, 0, 0, 0];
    return {
      path: placed.flatMap((polygon) => polygon.map((ring) => `M${ring.map(written).join("L")}Z`)).join(""),
      x: (x1 + x2) / 2,
      y: (y1 + y2) / 2,
      width: x2 - x1,
      height: y2 - y1,
    };
  });
  return { width, height, outlines };
}

/** The outline next to another in the direction of an arrow key; the nearest that lies more that way than aside. */
export function neighbourOf(
  outlines: readonly (DrawnOutline | null)[],
  from: number,
  [towardsX, towardsY]: readonly [number, number],
): number | null {
  const start = outlines[from];
  if (!start) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const [index, other] of outlines.entries()) {
    if (!other || index === from) continue;
    const [dx, dy] = [other.x - start.x, other.y - start.y];
    const along = dx * towardsX + dy * towardsY;
    const aside = Math.abs(dx * towardsY) + Math.abs(dy * towardsX);
    if (along <= 0 || aside > along * 1.5) continue;
    const far = along + aside;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}
