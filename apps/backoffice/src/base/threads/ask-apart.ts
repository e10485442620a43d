import { scriptAddress } from "./script-address.js";

/** How a thread is asked. */
export interface AskedApart<Answer> {
  /** Milliseconds after which waiting is given up. */
  readonly milliseconds: number;
  /** Aborted when the answer is not needed any more. */
  readonly signal: AbortSignal;
  /** The answer that is given when time runs out. */
  readonly late: Answer;
  /** Called with how much is done, from 0 to 1, where the thread says so: by numbers, before its answer. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Asks a worker of its own one thing, and ends it with the answer, when it takes too long, and when nobody waits any more:
 * a file made to be read for ever costs the page nothing.
 * @throws what the signal was aborted with; an error where the thread broke
 * @param thread address of its script, as `?worker&url` gives it
 */
export async function askApart<Answer extends object>(
  thread: string,
  asked: unknown,
  how: AskedApart<Answer>,
): Promise<Answer> {
  const { milliseconds, signal, late, onProgress } = how;
  signal.throwIfAborted();
  const worker = new Worker(scriptAddress(thread), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => resolve(late), milliseconds);
  signal.addEventListener("abort", () => reject(signal.reason as Error));
  worker.addEventListener("message", ({ data }: MessageEvent<Answer | number>) => {
    if (typeof data === "number") onProgress?.(data);
    else resolve(data);
  });
  worker.addEventListener("error", () => reject(new Error("The thread ran out of memory, or could not be loaded.")));
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage(asked);
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
