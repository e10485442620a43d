import type { Polygon } from "@yer/api/contract/values";
import { useDeferredValue, useEffect, useState } from "react";
import { type Outside, outsideOf, type Overlap, overlapOf } from "../model/outline-overlap.js";
import { type OverlapBounds, usualOverlapBounds } from "../model/outline-overlap-class.js";
import type { Neighbour, PlotBoundary } from "./neighbour.js";

/** What an outline has in common with one neighbour. */
export interface PlotOverlap {
  readonly neighbour: Neighbour;
  readonly overlap: Overlap;
}

/** What of an outline lies beyond one boundary. */
export interface PlotOutside {
  readonly boundary: PlotBoundary;
  readonly outside: Outside;
}

interface Found {
  readonly overlaps: readonly PlotOverlap[];
  readonly outsides: readonly PlotOutside[];
  /** Whether it is that of the outline shown, and not of one a moment ago. */
  readonly isDone: boolean;
}

const nothing: Found = { overlaps: [], outsides: [], isDone: true };

/** Milliseconds of work before the page has its turn. */
const slice = 8;

/**
 * What an outline lies over and beyond, worst first. Reckoned beside the drawing, a few milliseconds at a time, so that
 * a corner that is dragged among a hundred neighbours is never held up; what is shown meanwhile is a moment old.
 */
export function usePlotOverlaps(
  outline: Polygon | undefined,
  neighbours: readonly Neighbour[],
  boundaries: readonly PlotBoundary[],
  { sliver, duplicate }: OverlapBounds = usualOverlapBounds,
): Found {
  const settled = useDeferredValue(outline);
  const [found, setFound] = useState<Found & { readonly of: Polygon | undefined }>({ ...nothing, of: undefined });

  useEffect(() => {
    if (!settled) return undefined;
    const overlaps: PlotOverlap[] = [];
    const outsides: PlotOutside[] = [];
    const work = [
      ...boundaries.map((boundary) => (): void => {
        const outside = outsideOf(settled, boundary.parts);
        if (outside) outsides.push({ boundary, outside });
      }),
      ...neighbours.map((neighbour) => (): void => {
        const overlap = overlapOf(settled, neighbour.outline, { sliver, duplicate });
        if (overlap) overlaps.push({ neighbour, overlap });
      }),
    ];
    let next = 0;
    let timer = setTimeout(go, 0);
    function go(): void {
      const until = performance.now() + slice;
      while (next < work.length && performance.now() < until) {
        work[next]?.();
        next += 1;
      }
      if (next < work.length) {
        timer = setTimeout(go, 0);
        return;
      }
      overlaps.sort((one, other) => other.overlap.percent - one.overlap.percent);
      setFound({ overlaps, outsides, isDone: true, of: settled });
    }
    return () => clearTimeout(timer);
  }, [settled, neighbours, boundaries, sliver, duplicate]);

  if (!outline) return nothing;
  return found.of === outline ? found : { ...found, isDone: false };
}
