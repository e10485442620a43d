/** When all that is wanted was painted, and when the main thread was free after that: milliseconds from the navigation. */
export interface Stood {
  readonly painted: number;
  readonly interactive: number;
  /** Milliseconds that tasks of the main thread lasted beyond 50. */
  readonly blocked: number;
}

/** What {@link watch} gives to the page. */
export interface Watching {
  /** Waits until each of these is shown. */
  readonly stood: (wanted: readonly string[]) => Promise<Stood>;
  /** Milliseconds from the next press, as the browser stamped it, until one of each of these is shown and painted. */
  readonly pressed: (wanted: readonly string[]) => void;
  /** The outcome of `pressed`. */
  readonly reacted: () => Promise<number>;
  /** Waits until nothing has come for so many milliseconds; the stream of events stays open and does not count. */
  readonly rested: (milliseconds: number) => Promise<void>;
}

declare global {
  interface Window {
    watching: Watching;
  }
}

/** Runs in the page before anything of it, as text: it may name nothing from outside. */
export function watch(): void {
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50;
  }).observe({ type: "longtask", buffered: true });

  // A page that is drawn ahead is there and not shown.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page names nothing from outside
  const isShown = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());

  /** The end of the frame in which all of them are shown, after style, layout and paint. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page names nothing from outside
  const painted = (wanted: readonly string[]): Promise<number> =>
    new Promise((resolve) => {
      // Looks within a frame, after what changed the page in it and before it is painted.
      const look = (): void => {
        // Whether it is shown is asked of what is there: it is worked out anew in each frame in which it is asked.
        if (wanted.some((selector) => document.querySelector(selector) === null) || !wanted.every(isShown)) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        // A port that is handed its listener this way starts by itself.
        // oxlint-disable-next-line unicorn/prefer-add-event-listener
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });

  let reacted: Promise<number> = Promise.resolve(Number.NaN);
  window.watching = {
    async stood(wanted) {
      const at = await painted(wanted);
      await new Promise((resolve) => requestIdleCallback(resolve));
      return { painted: at, interactive: performance.now(), blocked };
    },
    pressed(wanted) {
      const press = new Promise<number>((resolve) => {
        addEventListener("pointerdown", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      });
      reacted = press.then(async (at) => (await painted(wanted)) - at);
    },
    reacted: () => reacted,
    rested: (milliseconds) =>
      new Promise((resolve) => {
        const done = (): void => {
          fetched.disconnect();
          resolve();
        };
        let waiting = setTimeout(done, milliseconds);
        const fetched = new PerformanceObserver(() => {
          clearTimeout(waiting);
          waiting = setTimeout(done, milliseconds);
        });
        fetched.observe({ type: "resource" });
      }),
  };
}
