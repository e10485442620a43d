import { type OutlineFault, readOutline } from "@yer/area-picker/model";
import type { Box } from "@yer/api/contract/application-filters";
import { around, plotBoxAround, rounded } from "../../plots/plot-box.js";

/** Zoom from which so few plots are in view that they can be drawn beside an outline. */
const nearFrom = 15;

/** Where one looks; as the map tells it. */
export interface Look {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** Faults of outlines that lie nowhere here, or cannot be drawn. */
const elsewhere: ReadonlySet<OutlineFault> = new Set(["outside", "swapped", "metres", "other-system", "too-long"]);

/**
 * The box whose plots an outline is held against: around what is drawn, else around where one looks closely.
 * `undefined` while there is neither.
 */
export function nearBox(text: string, look: Look | undefined): Box | undefined {
  const { outline, fault } = readOutline(text);
  // Of an outline abroad, or one that cannot be one, there are no neighbours to ask for.
  if (outline && (fault === undefined || !elsewhere.has(fault))) {
    return plotBoxAround(outline);
  }
  if (!look || look.zoom < nearFrom) return undefined;
  return rounded([look.lon - around, look.lat - around, look.lon + around, look.lat + around]);
}
