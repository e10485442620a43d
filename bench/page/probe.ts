/** What the runner needs inside the page: when something was painted, and how even the frames were. */
export interface Probe {
  readonly startFrames: () => void;
  readonly stopFrames: () => number[];
  /** Gives the milliseconds from the next press, as the browser stamped it, until `condition` held and was painted. */
  readonly afterPress: (condition: () => boolean) => void;
  /** The same from the next key on. */
  readonly afterKey: (condition: () => boolean) => void;
  /** The outcome of the last `afterPress` or `afterKey`. */
  readonly reacted: () => Promise<number>;
  /** Milliseconds from now until what `work` shows has been painted. */
  readonly time: (work: () => Promise<void>) => Promise<number>;
}

declare global {
  interface Window {
    /** The functions of the workload's page. */
    bench: Record<string, (...args: unknown[]) => unknown>;
    probe: Probe;
  }
}

/** The next animation frame. */
export const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Runs `work` right after the next frame has gone through style, layout and paint. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    // A port that is handed its listener this way starts by itself.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    port1.onmessage = work;
    port2.postMessage(null);
  });
}

const painted = (): Promise<number> =>
  new Promise((resolve) => {
    afterPaint(() => resolve(performance.now()));
  });

/** The next change of the document or the next frame, whichever comes first. */
function changed(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(done);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    requestAnimationFrame(done);
  });
}

/** Waits until the condition holds; sees it as soon as the document says so, not a frame later. */
export async function until(condition: () => boolean, limit = 20_000): Promise<void> {
  const begun = performance.now();
  while (!condition()) {
    if (performance.now() - begun > limit) throw new Error(`Waited ${limit} ms in vain`);
    await changed();
  }
}

let intervals: number[] = [];
let last = 0;
let loop = 0;
let reaction: Promise<number> | undefined;

function tick(): void {
  const now = performance.now();
  intervals.push(now - last);
  last = now;
  loop = requestAnimationFrame(tick);
}

/** Milliseconds from the next event of a kind, as the browser stamped it, until `condition` held and was painted. */
async function reactionTo(kind: "mousedown" | "keydown", condition: () => boolean): Promise<number> {
  const from = await new Promise<number>((resolve) => {
    addEventListener(kind, (event) => resolve(event.timeStamp), { capture: true, once: true });
  });
  await until(condition);
  return (await painted()) - from;
}

/** The one probe of a page. */
export const probe: Probe = {
  startFrames() {
    intervals = [];
    last = performance.now();
    loop = requestAnimationFrame(tick);
  },
  stopFrames() {
    cancelAnimationFrame(loop);
    return intervals;
  },
  afterPress(condition) {
    reaction = reactionTo("mousedown", condition);
  },
  afterKey(condition) {
    reaction = reactionTo("keydown", condition);
  },
  async reacted() {
    if (!reaction) throw new Error("Nothing was awaited");
    return await reaction;
  },
  async time(work) {
    // In a task of its own: what runs within the debugger's call is not counted as script.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const from = performance.now();
    await work();
    return (await painted()) - from;
  },
};

window.probe = probe;
