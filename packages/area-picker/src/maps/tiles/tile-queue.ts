/** How the map stands: being moved, being zoomed, at rest. */
export type MapMotion = "moving" | "zooming" | "resting";

/**
 * Milliseconds of drawing at a stretch, to begin with. Without a graphics card what is drawn takes the browser several
 * times as long to paint, right after it, so little of a frame may be spent on it: less where frames come late, more where
 * they do not. Nothing at all while one zooms: what would be drawn is gone with the next step.
 */
const within = { first: 40, resting: 3, moving: 2, least: 0.5, most: 8 } as const;

/** A frame that took longer than this, in milliseconds, was held up. */
const lateFrame = 18;

/**
 * Work that can be left and taken up again: each `yield` is a place to stop. `seen`: what is in view is done, the rest can
 * wait for work that is in view.
 */
export type Work = Generator<"seen" | void, void>;

/** Draws tiles one after another, in slices that never hold up a movement. */
export interface TileQueue {
  /** Puts work at the end; gives a function that takes it away again, done or not. */
  readonly add: (work: Work) => () => void;
  readonly setMotion: (motion: MapMotion) => void;
  /** Tells that the first look is complete: from now on a movement could be held up. */
  readonly opened: () => void;
  /** Resolves when nobody zooms, at once where nobody does. */
  readonly steady: () => Promise<void>;
  readonly stop: () => void;
}

/** A queue that begins by itself. Until it is told that all in view is there it draws without pauses. */
export function createTileQueue(): TileQueue {
  let waiting: Work[] = [];
  /** What is left of works that are done where one looks. */
  let unseen: Work[] = [];
  /** Part of the usual time slice that this machine can bear, from 0 to 1. */
  let share = 1;
  let last = 0;
  let isGoingOn = false;
  let motion: MapMotion = "resting";
  let isFirst = true;
  let isPlanned = false;
  let steadying: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();

  function plan(): void {
    // What nobody sees yet is not hurried.
    const isWork = waiting.length > 0 || (unseen.length > 0 && !isFirst);
    if (isPlanned || motion === "zooming" || !isWork) return;
    isPlanned = true;
    // A message comes right after what is due; a timer would wait for four milliseconds.
    if (isFirst) port2.postMessage(null);
    else requestAnimationFrame(turn);
  }

  function turn(): void {
    isPlanned = false;
    if (motion === "zooming") return;
    const now = performance.now();
    // Between frames that follow each other the time tells how heavy the last stretch was.
    if (isGoingOn && !isFirst) share *= now - last > lateFrame ? 0.5 : 1.2;
    last = now;
    const usual = within[motion];
    share = Math.min(within.most / usual, Math.max(within.least / usual, share));
    const end = now + (isFirst ? within.first : usual * share);
    const beganFirst = isFirst;
    while (performance.now() < end) {
      const lane = waiting.length > 0 ? waiting : unseen;
      const [work] = lane;
      if (!work || (lane === unseen && beganFirst)) break;
      const { done, value } = work.next();
      if (done === true || value === "seen") lane.shift();
      if (value === "seen") unseen.push(work);
    }
    isGoingOn = waiting.length + unseen.length > 0;
    // After the turn that completes the first look its frame has the way: `opened` goes on then.
    if (isFirst === beganFirst) plan();
  }

  port1.addEventListener("message", turn);
  port1.start();

  return {
    add(work) {
      waiting.push(work);
      plan();
      return () => {
        waiting = waiting.filter((other) => other !== work);
        unseen = unseen.filter((other) => other !== work);
      };
    },
    setMotion(next) {
      motion = next;
      if (next === "zooming") return;
      for (const resolve of steadying) resolve();
      steadying = [];
      plan();
    },
    opened() {
      if (!isFirst) return;
      isFirst = false;
      // Not before the frame that shows it is out: drawing what nobody sees would hold that up.
      requestAnimationFrame(() => setTimeout(plan));
    },
    steady() {
      if (motion !== "zooming") return Promise.resolve();
      return new Promise((resolve) => {
        steadying.push(resolve);
      });
    },
    stop() {
      waiting = [];
      unseen = [];
      port1.close();
    },
  };
}
