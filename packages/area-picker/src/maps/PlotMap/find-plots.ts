import { type CountedPlace, countedPlaces } from "../tiles/count-paint.js";
import { countCell, mergeCounts } from "../tiles/merge-counts.js";
import { boxesOf } from "../tiles/boxes-of.js";
import { isWithin, nearness, ringsOf } from "../tiles/geometry.js";
import { propertiesOf, type TileFeatures, valueIndex } from "../tiles/read-tile.js";
import type { SeenTile } from "../tiles/vector-tiles.js";

/** What a map shows: plots, or visits as the points where somebody stood. */
export type MapSubject = "plots" | "visits";

/** A plot as the map knows it, or a visit. */
export interface MapPlot {
  readonly id: string;
  /** Its own, or that of the area a visit is of. */
  readonly number: string;
  /** Key of its status; of a visit, what was found. */
  readonly status: string;
  readonly legalBasis: number | null;
  readonly year: number | null;
  /** What it is: an application, or an area or a visit where the host's tiles hold these. */
  readonly kind: string;
  /** For a visit: id of the area, and ISO day. */
  readonly areaId: string | null;
  readonly day: string | null;
}

/** A box of pixels of the world at the map's zoom. */
export interface PixelBox {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Pixels beside a plot or a disc, or from the middle of a point, that still count as on it: what a finger needs. */
const tolerance = { plots: 6, points: 12 } as const;

/** Whether a tile holds numbers of plots instead of plots. */
export function holdsCounts(tile: TileFeatures): boolean {
  return tile.types[0] === 1 && tile.keys.includes("n");
}

function plotOf(tile: TileFeatures, feature: number): MapPlot {
  const { id, number, status, legalBasis, year, kind, areaId, day } = propertiesOf(tile, feature);
  return {
    id: String(id),
    number: String(number ?? ""),
    status: String(status ?? ""),
    legalBasis: typeof legalBasis === "number" ? legalBasis : null,
    year: typeof year === "number" ? year : null,
    kind: String(kind ?? "application"),
    areaId: typeof areaId === "string" ? areaId : null,
    day: typeof day === "string" ? day : null,
  };
}

function isShown(tile: TileFeatures, feature: number, statusKey: number, hidden: ReadonlySet<string>): boolean {
  return !hidden.has(String(tile.values.at(valueIndex(tile, feature, statusKey))));
}

/** The plot at a point of the world, in pixels at the map's zoom: the one around it, else the nearest a finger away. */
export function plotAt(
  seen: readonly SeenTile[],
  point: { readonly x: number; readonly y: number },
  hidden: ReadonlySet<string>,
): MapPlot | null {
  let nearest: { readonly plot: MapPlot; readonly far: number } | null = null;
  for (const { tile, origin, scale } of seen) {
    if (holdsCounts(tile)) continue;
    const near = tile.types[0] === 1 ? tolerance.points : tolerance.plots;
    const [x, y, reach] = [(point.x - origin.x) / scale, (point.y - origin.y) / scale, near / scale];
    if (x < -reach || y < -reach || x > tile.extent + reach || y > tile.extent + reach) continue;
    const around = boxesOf(tile);
    const statusKey = tile.keys.indexOf("status");
    for (let feature = 0; feature < tile.count; feature++) {
      const [west = 0, north = 0, east = 0, south = 0] = around.subarray(feature * 4, feature * 4 + 4);
      if (x < west - reach || x > east + reach || y < north - reach || y > south + reach) continue;
      if (!isShown(tile, feature, statusKey, hidden)) continue;
      const rings = ringsOf(tile, feature);
      if (isWithin(rings, x, y)) return plotOf(tile, feature);
      const far = nearness(rings, x, y) * scale * scale;
      if (far <= near ** 2 && far < (nearest?.far ?? Infinity)) nearest = { plot: plotOf(tile, feature), far };
    }
  }
  return nearest?.plot ?? null;
}

/** A plot of the tiles in sight, by its id. */
export function plotById(seen: readonly SeenTile[], id: string): MapPlot | null {
  for (const { tile } of seen) {
    const value = tile.values.indexOf(id);
    if (value < 0) continue;
    const key = tile.keys.indexOf("id");
    for (let feature = 0; feature < tile.count; feature++) {
      if (valueIndex(tile, feature, key) === value) return plotOf(tile, feature);
    }
  }
  return null;
}

/** Plots within a box, each once, up to `most`; and how many there are. */
export function plotsWithin(
  seen: readonly SeenTile[],
  box: PixelBox,
  hidden: ReadonlySet<string>,
  most: number,
): { readonly plots: readonly MapPlot[]; readonly count: number } {
  const found = new Map<string, MapPlot | null>();
  for (const { tile, origin, scale } of seen) {
    if (holdsCounts(tile)) continue;
    const around = boxesOf(tile);
    const [idKey, statusKey] = [tile.keys.indexOf("id"), tile.keys.indexOf("status")];
    for (let feature = 0; feature < tile.count; feature++) {
      const [west = 0, north = 0, east = 0, south = 0] = around.subarray(feature * 4, feature * 4 + 4);
      if (east * scale + origin.x < box.west || west * scale + origin.x > box.east) continue;
      if (south * scale + origin.y < box.north || north * scale + origin.y > box.south) continue;
      if (!isShown(tile, feature, statusKey, hidden)) continue;
      const id = String(tile.values.at(valueIndex(tile, feature, idKey)));
      if (!found.has(id)) found.set(id, found.size < most ? plotOf(tile, feature) : null);
    }
  }
  return { plots: [...found.values()].filter((plot) => plot !== null), count: found.size };
}

/** A place with a number of plots, and where its disc stands in pixels of the world. */
export interface SeenPlace extends CountedPlace {
  readonly at: { readonly x: number; readonly y: number };
}

/** Places with numbers within a box, each once, those with most plots first. */
export function placesWithin(
  seen: readonly SeenTile[],
  box: PixelBox,
  hidden: ReadonlySet<string>,
): readonly SeenPlace[] {
  const found = new Map<string, SeenPlace>();
  for (const { tile, origin, scale } of seen) {
    if (!holdsCounts(tile)) continue;
    for (const place of countedPlaces(tile, (status) => !hidden.has(status))) {
      const at = { x: place.x * scale + origin.x, y: place.y * scale + origin.y };
      if (at.x < box.west || at.x > box.east || at.y < box.north || at.y > box.south) continue;
      found.set(place.code, { ...place, at });
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

/** A disc in sight. */
export interface SeenDisc {
  /** The middle of its plots, in pixels of the world: the disc itself may stand a little beside it. */
  readonly at: { readonly x: number; readonly y: number };
  readonly count: number;
  readonly places: readonly CountedPlace[];
}

/** The disc at a point: the point lies on it, or on the very place of a number that stands in it. */
export function discAt(
  seen: readonly SeenTile[],
  { x, y }: { readonly x: number; readonly y: number },
  hidden: ReadonlySet<string>,
): SeenDisc | null {
  for (const { tile, origin, scale } of seen) {
    const [left, top, edge] = [x - origin.x, y - origin.y, tile.extent * scale];
    if (!holdsCounts(tile) || left < 0 || top < 0 || left >= edge || top >= edge) continue;
    const counted = countedPlaces(tile, (status) => !hidden.has(status));
    const isNear = (toX: number, toY: number, reach: number): boolean => Math.hypot(toX - left, toY - top) <= reach;
    const disc = mergeCounts(counted, scale, tile.extent).find(
      ({ x: middleX, y: middleY, radius, places }) =>
        Math.floor(middleX / countCell) === Math.floor(left / countCell) &&
        Math.floor(middleY / countCell) === Math.floor(top / countCell) &&
        (isNear(middleX, middleY, radius + 2) ||
          places.some((place) => isNear(place.x * scale, place.y * scale, tolerance.plots))),
    );
    if (!disc) continue;
    const { count, places } = disc;
    const middle = (axis: "x" | "y"): number =>
      (places.reduce((sum, place) => sum + place[axis] * place.count, 0) / count) * scale + origin[axis];
    return { at: { x: middle("x"), y: middle("y") }, count, places };
  }
  return null;
}
