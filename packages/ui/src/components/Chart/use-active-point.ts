import { type KeyboardEvent, useState } from "react";
import { useDirection } from "../../UiProvider/use-direction.js";

/** The point a person looks at: a category, and one series of it where they went down to it. */
export interface ActivePoint {
  readonly at: number;
  /** Index of the series; undefined while the whole category is looked at. */
  readonly series: number | undefined;
  /** Whether the keys led there: only then it is announced. */
  readonly byKeys: boolean;
}

interface PointSpace {
  readonly categories: number;
  readonly series: number;
  /** Whether the categories lie under one another. */
  readonly isHorizontal: boolean;
}

/** The steps each arrow makes: along the categories, and through the series. */
function stepOf(key: string, isHorizontal: boolean, isMirrored: boolean): { along?: number; across?: number } {
  const right = isMirrored ? -1 : 1;
  const sideways = key === "ArrowRight" ? right : key === "ArrowLeft" ? -right : undefined;
  const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : undefined;
  if (sideways !== undefined) return isHorizontal ? { across: sideways } : { along: sideways };
  if (down !== undefined) return isHorizontal ? { along: down } : { across: down };
  return {};
}

function clamp(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value));
}

/** Where a key leads from a point: another one, none (`null`), or nowhere (undefined) where the key is not the chart's. */
export function pointAfter(
  key: string,
  from: ActivePoint | null,
  space: PointSpace,
  isMirrored: boolean,
): ActivePoint | null | undefined {
  const go = (at: number, series: number | undefined): ActivePoint => ({
    at: clamp(at, space.categories),
    series: series === undefined ? undefined : clamp(series, space.series),
    byKeys: true,
  });
  if (key === "Home") return go(0, from?.series);
  if (key === "End") return go(space.categories - 1, from?.series);
  if (key === "Escape") return from === null ? undefined : null;
  const steps = stepOf(key, space.isHorizontal, isMirrored);
  // One series has none to go down to: every arrow leads along it, as among radio buttons.
  const along = steps.along ?? (space.series === 1 ? steps.across : undefined);
  if (along !== undefined)
    return from === null ? go(along > 0 ? 0 : space.categories - 1, undefined) : go(from.at + along, from.series);
  if (steps.across === undefined) return undefined;
  if (from?.series === undefined) return go(from?.at ?? 0, steps.across > 0 ? 0 : space.series - 1);
  return go(from.at, from.series + steps.across);
}

/** The point in view, moved by pointer and keys. In a page laid out from the right the arrows follow what is seen. */
export function useActivePoint(space: PointSpace): {
  readonly active: ActivePoint | null;
  readonly look: (at: number, series?: number) => void;
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const [active, setActive] = useState<ActivePoint | null>(null);
  const isMirrored = useDirection() === "rtl";
  // Fewer figures may have come since.
  const current = active !== null && active.at < space.categories ? active : null;
  return {
    active: current,
    look: (at, series) => setActive({ at, series, byKeys: false }),
    leave: () => setActive(null),
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = pointAfter(event.key, current, space, isMirrored);
      if (next === undefined) return;
      event.preventDefault();
      // A dialog around the chart must not close by the key that left the point.
      event.stopPropagation();
      setActive(next);
    },
  };
}
