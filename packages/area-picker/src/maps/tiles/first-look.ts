/** Milliseconds between two showings of what has come already, while the rest of the first look is on its way. */
const between = 100;

/** How the tiles that a map opens with come to show. */
export interface FirstLook {
  /** Whether the map still opens. */
  readonly lasts: () => boolean;
  /** A tile is to come, known by an object of its own. */
  readonly expect: (tile: object) => void;
  /** Nothing more is to come for a tile: `show` is called with those of the others, at once after the first look. */
  readonly settle: (tile: object, show: () => void) => void;
  /** A tile is not wanted any more. */
  readonly forget: (tile: object) => void;
  /** It is complete, or somebody moved on: what waits shows now, and from now on each tile by itself. */
  readonly end: () => void;
}

/**
 * Gathers what a map opens with. Each frame that shows a new tile costs the browser as much as drawing one, and holds up
 * the others: so they show together, or ten times a second where they are slow to come.
 */
export function createFirstLook(): FirstLook {
  const awaited = new Set<object>();
  let waiting: (() => void)[] = [];
  let isOver = false;
  let timer: number | undefined;

  function showAll(): void {
    clearTimeout(timer);
    timer = undefined;
    // Taken away first: the last one may end the look, which comes back here.
    const ready = waiting;
    waiting = [];
    for (const show of ready) show();
  }
  function leave(tile: object): void {
    awaited.delete(tile);
    if (awaited.size === 0) showAll();
    else if (waiting.length > 0) timer ??= window.setTimeout(showAll, between);
  }

  return {
    lasts: () => !isOver,
    expect: (tile) => void awaited.add(tile),
    settle(tile, show) {
      if (isOver) {
        show();
        return;
      }
      waiting.push(show);
      leave(tile);
    },
    forget: leave,
    end() {
      isOver = true;
      awaited.clear();
      showAll();
    },
  };
}
