import { degreeAt, type Position } from "@yer/area-picker/model";
import type { Polygon } from "@yer/api/contract/values";
import type { Walk } from "@yer/api/contract/walk";

/** A corner of an outline, and by how many metres it may lie elsewhere, two times out of three. */
export interface MeasuredCorner {
  readonly at: Position;
  readonly error: number;
}

/** An outline that was made on the spot, as a sketch beside the drawn one, and how well it is known. */
export interface SketchedOutline {
  readonly outline: Polygon;
  /** Square metres. */
  readonly area: number;
  readonly walk: Walk;
}

/** A radius around a place that holds two of three tries is so many standard errors along an axis. */
const axesOfRadius = 1.51;

/** A number to so many digits. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * The outline of a ring of corners; undefined of fewer than three. The error of its area follows from those of its corners:
 * by as much as each may lie elsewhere, times half the distance between its neighbours.
 */
export function outlineOfRing(
  corners: readonly MeasuredCorner[],
  { closing, fixes }: Pick<Walk, "closing" | "fixes">,
): SketchedOutline | undefined {
  const ring = corners.map(({ at: [x, y], error }) => ({ at: [rounded(x, 7), rounded(y, 7)] as Position, error }));
  const [start] = ring;
  if (ring.length < 3 || !start) return undefined;
  const { east, north } = degreeAt(start.at[1]);
  const plane = ring.map(({ at: [x, y] }) => [(x - start.at[0]) * east, (y - start.at[1]) * north] as const);
  let [doubled, variance, worst] = [0, 0, 0];
  for (const [index, [x, y]] of plane.entries()) {
    const [nextX, nextY] = plane[(index + 1) % plane.length] ?? [x, y];
    const [beforeX, beforeY] = plane.at(index - 1) ?? [x, y];
    const error = (ring[index]?.error ?? 0) / axesOfRadius;
    doubled += x * nextY - nextX * y;
    variance += ((Math.hypot(nextX - beforeX, nextY - beforeY) / 2) * error) ** 2;
    worst = Math.max(worst, ring[index]?.error ?? 0);
  }
  const coordinates = [...ring.map(({ at }) => at), start.at].map(([x, y]): [number, number] => [x, y]);
  return {
    outline: { type: "Polygon", coordinates: [coordinates] },
    area: Math.abs(doubled) / 2,
    walk: { corner: rounded(worst, 1), areaError: rounded(Math.sqrt(variance), 0), closing, fixes },
  };
}
