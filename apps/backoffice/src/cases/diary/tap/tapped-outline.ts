import { metresBetween, type Position, type SnapTargets } from "@yer/area-picker/model";
import { type MeasuredCorner, outlineOfRing, type SketchedOutline } from "../walk/measured-ring.js";

/** An outline that is tapped, corner by corner. */
export interface Tapped {
  readonly corners: readonly MeasuredCorner[];
  /** The first corner was tapped again: no more corners are taken until the last is taken back. */
  readonly isClosed: boolean;
}

/** An outline without corners. */
export const nothingTapped: Tapped = { corners: [], isClosed: false };

/** How exactly is tapped, and what catches a tap. */
export interface Tapping {
  /** Metres within which a drawn corner, a drawn side or the start catches a tap. */
  readonly reach: number;
  /** Metres within which a free tap is right, two times out of three. */
  readonly finger: number;
  /** Outlines drawn around the plot; corners snap to theirs. */
  readonly targets: SnapTargets;
}

/** Metres that a corner taken along may lie beside where it was drawn: outlines travel in millionths of a degree. */
const carried = 0.1;

/**
 * Takes a tap: near the start it closes an outline of three corners or more, near a drawn corner it is that corner, near a
 * drawn side it lies on it, else it is where it was tapped. A corner that is there already is not taken twice.
 */
export function tap(tapped: Tapped, at: Position, { reach, finger, targets }: Tapping): Tapped {
  const { corners, isClosed } = tapped;
  const [first] = corners;
  if (isClosed) return tapped;
  if (first && corners.length > 2 && metresBetween(first.at, at) <= reach) return { corners, isClosed: true };
  const snap = targets.nearest(at, reach);
  const corner = { at: snap?.position ?? at, error: snap?.at === "corner" ? carried : finger };
  if (corners.some((other) => metresBetween(other.at, corner.at) < carried)) return tapped;
  return { corners: [...corners, corner], isClosed };
}

/** Takes back the last tap: what was closed is open again, then the last corner goes. */
export function undoTap({ corners, isClosed }: Tapped): Tapped {
  return { corners: isClosed ? corners : corners.slice(0, -1), isClosed: false };
}

/**
 * The outline that was tapped, and how well it is known; undefined of fewer than three corners. Its error is that of the
 * finger alone: how well the plots around were drawn is not known here. It stands on no positions of the device.
 */
export function tappedOutline({ corners }: Tapped): SketchedOutline | undefined {
  return outlineOfRing(corners, { closing: null, fixes: 0 });
}
