/** Milliseconds of drawing within a frame while the map moves: the rest of the frame is the movement's. */
const whileMoving = 5;
/** Milliseconds of drawing at a stretch while it rests; then keys and presses have their turn. */
const atRest = 40;

/** Work that can be left and taken up again: each `yield` is a place to stop. */
export type Work = Generator<void, void>;

/** Draws tiles one after another, in slices that never hold up a movement. */
export interface TileQueue {
  /** Puts work at the end; gives a function that takes it away again, done or not. */
  readonly add: (work: Work) => () => void;
  /** While the map moves, little is drawn in each frame. */
  readonly setMoving: (isMoving: boolean) => void;
  readonly stop: () => void;
}

/** A queue that begins by itself. */
export function createTileQueue(): TileQueue {
  let waiting: Work[] = [];
  let isMoving = false;
  let isPlanned = false;
  const { port1, port2 } = new MessageChannel();

  function plan(): void {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    // A message comes right after what is due; a timer would wait for four milliseconds.
    if (isMoving) requestAnimationFrame(turn);
    else port2.postMessage(null);
  }

  function turn(): void {
    isPlanned = false;
    const end = performance.now() + (isMoving ? whileMoving : atRest);
    let work = waiting[0];
    while (work && performance.now() < end) {
      if (work.next().done === true) waiting.shift();
      work = waiting[0];
    }
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
    setMoving(next) {
      isMoving = next;
    },
    stop() {
      waiting = [];
      port1.close();
    },
  };
}
