import type { SeenTile } from "../tiles/vector-tiles.js";

/** Tiles in sight, for those who list or look up what they hold: whoever draws the map is not rendered for it. */
export interface SeenTiles {
  readonly get: () => readonly SeenTile[];
  readonly set: (seen: readonly SeenTile[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A place to keep them; empty to begin with. */
export function createSeenTiles(): SeenTiles {
  let current: readonly SeenTile[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(seen) {
      current = seen;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
