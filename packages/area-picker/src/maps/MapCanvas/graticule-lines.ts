import type { MapBounds } from "./map-view.js";

/** One line of the graticule: a meridian or a parallel. */
export interface GraticuleLine {
  readonly axis: "lat" | "lon";
  /** Degrees. */
  readonly at: number;
}

/** Degrees between lines; each divides the one before, so that lines stay where they are while one zooms. */
const steps = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];

/** Most lines of one kind that a view should show: their labels stand beside each other. */
const most = 9;

/** Degrees between lines that suit a view: the closest of which neither direction shows more than nine. */
export function graticuleStep({ west, south, east, north }: MapBounds): number {
  const room = Math.max(east - west, north - south);
  return steps.findLast((step) => room / step <= most) ?? 10;
}

/** Digits after the point that a step needs. */
export function graticuleDigits(step: number): number {
  return Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
}

/** What rounding leaves of a line that stands on the edge itself. */
const hair = 1e-9;

/** Lines that cross a box, with one more beyond each edge. */
export function graticuleLines(bounds: MapBounds, step: number): GraticuleLine[] {
  const run = (axis: GraticuleLine["axis"], from: number, to: number): GraticuleLine[] => {
    const first = Math.floor(from / step + hair);
    const count = Math.ceil(to / step - hair) - first;
    // Counted in whole steps: adding fractions would drift away from the round number.
    return Array.from({ length: count + 1 }, (_, index) => ({ axis, at: Number(((first + index) * step).toFixed(4)) }));
  };
  return [...run("lon", bounds.west, bounds.east), ...run("lat", bounds.south, bounds.north)];
}
