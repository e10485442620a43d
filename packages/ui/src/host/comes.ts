/** Milliseconds before a file that did not come is asked for again: doubled from the first to the second. */
const pauses = { least: 500, most: 30_000 } as const;

/** Event of the window: a file of this page's build is not to be had any more. Whoever knows of new builds looks for one. */
const missingEvent = "missingpart";

/** How often a file was asked for under another address: under a new one each time, whose failure is kept as well. */
let times = 0;

/** Event of the window: files are asked for again. */
const freedEvent = "partsfreed";

/** Whether the host knows that the service does not answer. */
let held = false;

/**
 * Keeps files of the app from being asked for while the service is known not to answer, and lets them be asked for again.
 * A browser keeps the failure of every module that a file brings along, for as long as the page lives: what is not asked
 * for cannot fail.
 */
export function holdParts(isLost: boolean): void {
  held = isLost;
  if (!isLost && typeof window !== "undefined") dispatchEvent(new Event(freedEvent));
}

/** The address that a browser names in the error of a module it could not fetch. */
function addressIn(error: unknown): string | undefined {
  return /https?:\/\/[^\s"']+\.js/.exec(String(error))?.[0];
}

/** Waits so many milliseconds, less when the browser finds its network or the host the service meanwhile. */
export async function pauseOrNetwork(milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = setTimeout(resolve, milliseconds);
  const found = () => resolve();
  addEventListener("online", found);
  addEventListener(freedEvent, found);
  await promise;
  clearTimeout(waiting);
  removeEventListener("online", found);
  removeEventListener(freedEvent, found);
}

/** Whether the service that gave this page answers, whatever it says; a proxy's 502 to 504 is not its word. */
async function isAnswering(): Promise<boolean> {
  try {
    const { status } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    return status < 502 || status > 504;
  } catch {
    // Whatever it was, it was no answer.
    return false;
  }
}

/** Whether a worker answers for the files of this page: what it keeps is there without a network. */
const isKept = (): boolean => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/** Waits until the service answers, asking for a sign of life from time to time. */
async function untilAnswering(): Promise<void> {
  for (let pause: number = pauses.least; ; pause = Math.min(pause * 2, pauses.most)) {
    await pauseOrNetwork(pause);
    if (await isAnswering()) return;
  }
}

/**
 * Loads a file of the app that comes later, through a lost connection: while the service does not answer it is waited
 * for, and then asked for once more; where that is known beforehand nothing is asked for until then, unless a service
 * worker may have it. Rejects when the service answers and the file does not come: a new deployment has
 * taken it away. A browser may keep the failure of an address for as long as the page lives, so the file is asked for
 * under another one; where it does not stand for itself there (`holds` is missing), the first way is tried again.
 *
 * @param holds an export that the file has
 */
export async function comes<Module extends object>(
  load: () => Promise<Module>,
  holds: string & keyof Module,
): Promise<Module> {
  const inBrowser = typeof window !== "undefined";
  if (inBrowser && (held || !navigator.onLine) && !isKept()) await untilAnswering();
  try {
    return await load();
  } catch (failure) {
    // On a server a file is there or it is not.
    if (!inBrowser) throw failure;
    await untilAnswering();
    try {
      const address = addressIn(failure);
      if (address === undefined) return await load();
      const found = (await import(/* @vite-ignore */ `${address}?again=${(times += 1)}`)) as Partial<Module>;
      return found[holds] === undefined ? await load() : (found as Module);
    } catch (error) {
      dispatchEvent(new Event(missingEvent));
      throw error;
    }
  }
}
