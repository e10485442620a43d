import { pauseOrNetwork } from "./comes.js";
import type { MissingPartError } from "./missing-part-error.js";

/** Milliseconds between two questions for a part that is told to be missing: doubled from the first to the second. */
const pauses = { least: 5000, most: 60_000 } as const;

/**
 * Asks for a missing part until it has come, and says so then. Returns the way to stop.
 *
 * @param onCome called once, unless stopped
 */
export function awaitPart(missing: MissingPartError, onCome: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function keepAsking(): Promise<void> {
    for (let pause: number = pauses.least; !signal.aborted; pause = Math.min(pause * 2, pauses.most)) {
      await pauseOrNetwork(pause);
      if (signal.aborted || !(await missing.askAgain())) continue;
      if (!signal.aborted) onCome();
      return;
    }
  }
  void keepAsking();
  return () => stopping.abort();
}
