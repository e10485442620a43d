import type { PlotImport } from "@yer/area-picker/model/import";
import type { PlotReader } from "@yer/area-picker/plot";
import type { PlotsAsked } from "./plots-thread.js";
// oxlint-disable-next-line import/default -- Vite builds the thread apart and gives its address
import thread from "./plots-thread.ts?worker&url";

/** How long one file may be read: the largest that holds plots takes a few seconds. */
const mostMilliseconds = 15_000;

/** What makes an address a script's under Trusted Types. The page's policy names `yer`. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("yer", {
  createScriptURL: (address) => {
    if (address !== thread) throw new TypeError(`${address} is no thread of this page.`);
    return address;
  },
});

/**
 * Reads a file of plots in a worker of its own, which is ended when the file takes too long or is not waited for any
 * more: a file made to be read for ever costs the page nothing.
 */
export const readPlotsApart: PlotReader = async (bytes, system, signal) =>
  readWithin(mostMilliseconds)(bytes, system, signal);

/** {@link readPlotsApart} with another time. */
export function readWithin(milliseconds: number): PlotReader {
  return async (bytes, system, signal) => {
    signal.throwIfAborted();
    const worker = new Worker(policy?.createScriptURL(thread) ?? thread, { type: "module" });
    const { promise, resolve, reject } = Promise.withResolvers<PlotImport>();
    const timer = setTimeout(() => resolve({ kind: "refused", fault: "too-slow" }), milliseconds);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    worker.addEventListener("message", ({ data }: MessageEvent<PlotImport>) => resolve(data));
    // It ran out of memory, or could not be loaded.
    worker.addEventListener("error", () => resolve({ kind: "refused", fault: "unreadable" }));
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
      worker.postMessage({ bytes, system } satisfies PlotsAsked);
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.terminate();
    }
  };
}
