/** How the map stands: being moved, being zoomed, at rest. */
export type MapMotion = "moving" | "zooming" | "resting";

/**
 * Milliseconds of drawing at a stretch. What is drawn is also painted by the browser, which takes as long again, so
 * little of a frame may be spent on it. Nothing at all while one zooms: what would be drawn is gone with the next step.
 */
const within = { first: 40, resting: 7, moving: 3 } as const;

/** Work that can be left and taken up again: each `yield` is a place to stop. */
export type Work = Generator<void, void>;

/** Draws tiles one after another, in slices that never hold up a movement. */
export interface TileQueue {
  /** Puts work at the end; gives a function that takes it away again, done or not. */
  readonly add: (work: Work) => () => void;
  readonly setMotion: (motion: MapMotion) => void;
  /** Resolves when nobody zooms, at once where nobody does. */
  readonly steady: () => Promise<void>;
  readonly stop: () => void;
}

/** A queue that begins by itself. Until it was empty once there is nothing to see, so it draws without pauses. */
export function createTileQueue(): TileQueue {
  let waiting: Work[] = [];
  let motion: MapMotion = "resting";
  let isFirst = true;
  let isPlanned = false;
  let steadying: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();

  function plan(): void {
    if (isPlanned || waiting.length === 0 || motion === "zooming") return;
    isPlanned = true;
    // A message comes right after what is due; a timer would wait for four milliseconds.
    if (isFirst) port2.postMessage(null);
    else requestAnimationFrame(turn);
  }

  function turn(): void {
    isPlanned = false;
    if (motion === "zooming") return;
    const end = performance.now() + within[isFirst ? "first" : motion];
    let work = waiting[0];
    while (work && performance.now() < end) {
      if (work.next().done === true) waiting.shift();
      work = waiting[0];
    }
    if (!work) isFirst = false;
    plan();
  }

  port1.addEventListener("message", turn);
  port1.start();

  return {
    add(work) {
      waiting.push(work);
      plan();
      return () => {
        waiting = waiting.filter((other) => other !== work);
      };
    },
    setMotion(next) {
      motion = next;
      if (next === "zooming") return;
      for (const resolve of steadying) resolve();
      steadying = [];
      plan();
    },
    steady() {
      if (motion !== "zooming") return Promise.resolve();
      return new Promise((resolve) => {
        steadying.push(resolve);
      });
    },
    stop() {
      waiting = [];
      port1.close();
    },
  };
}
