import type { KeysetPage } from "@yer/ui";
import { useState } from "react";
import { ahead, back, type Trail } from "./trail.js";

/** What of a page of a keyset list its ways on are made of. */
export interface ListPage {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly more?: boolean;
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** The ways on from a page, for its table; undefined before it is known. */
export function pageOf(
  data: ListPage | undefined,
  trail: Trail,
  go: (trail: Trail) => void,
  goBack: () => void,
): KeysetPage | undefined {
  if (!data) return undefined;
  const { items, total, more = false, next } = data;
  return {
    offset: trail.at(-1)?.offset ?? 0,
    total,
    hasMore: more,
    onNext: next === null ? undefined : () => go(ahead(trail, next, items.length)),
    onPrevious: trail.length > 0 ? goBack : undefined,
    onFirst: trail.length > 0 ? () => go([]) : undefined,
  };
}

/** The place in a list that stands inside a screen: no address tells it. */
export interface Pages {
  /** The cursor to ask the service for; none on the first page. */
  readonly after: string | undefined;
  readonly pageOf: (data: ListPage | undefined) => KeysetPage | undefined;
}

/** @param of says what is listed: another list begins at its first page */
export function usePages(of = ""): Pages {
  const [place, setPlace] = useState<{ readonly of: string; readonly trail: Trail }>({ of, trail: [] });
  const trail = place.of === of ? place.trail : [];
  const go = (next: Trail): void => setPlace({ of, trail: next });
  return {
    after: trail.at(-1)?.after,
    pageOf: (data) => pageOf(data, trail, go, () => go(back(trail, Number.POSITIVE_INFINITY) ?? [])),
  };
}
