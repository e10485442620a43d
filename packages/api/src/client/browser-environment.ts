import { keepReturnPath } from "./return-path.js";
import { adopting } from "./adopt-begun.js";
import type { Environment } from "./environment.js";
import { fetchTransport } from "./fetch-transport.js";
import { traced } from "./traced.js";

/** Stands in for `navigator.locks` outside secure contexts: one tab at a time is all that can be held there. */
function tabLocks(): Environment["withLock"] {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work, signal) => {
    const begin = () => {
      signal?.throwIfAborted();
      return work();
    };
    const turn = (tails.get(name) ?? Promise.resolve()).then(begin, begin);
    tails.set(name, turn);
    return turn;
  };
}

function saveAddress(address: string, name?: string): void {
  const target = new URL(address, location.href);
  if (!["http:", "https:", "blob:"].includes(target.protocol)) {
    throw new TypeError(`Refused to save from ${target.protocol} — only http, https and blob addresses are saved.`);
  }
  const link = document.createElement("a");
  link.href = target.href;
  link.download = name ?? "";
  link.rel = "noopener";
  link.click();
}

/**
 * Lets a page be left without a question: where a session is over, the forms go with it, and staying keeps no words.
 * Made before any form is: the window's listeners are heard in the order in which they came.
 */
function leaving(): { readonly goUnasked: () => void } {
  let isUnasked = false;
  addEventListener("beforeunload", (event) => {
    if (isUnasked) event.stopImmediatePropagation();
  });
  return {
    goUnasked: () => {
      isUnasked = true;
    },
  };
}

/** The environment of a browser's page. `base` is where the service is; one origin serves the apps and it. */
export function browserEnvironment(base = "/api/v1"): Environment {
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined;
  const { goUnasked } = leaving();
  return {
    base,
    transport: adopting(traced(fetchTransport())),
    fetch: (url, init) => fetch(url, init),
    storage: localStorage,
    onStorage: (listener) => {
      const heard = (event: StorageEvent) => {
        if (event.storageArea === localStorage) listener(event.key);
      };
      addEventListener("storage", heard);
      return () => removeEventListener("storage", heard);
    },
    withLock: locks
      ? async (name, work, signal) => await locks.request(name, signal ? { signal } : {}, work)
      : tabLocks(),
    openChannel: (name, listener) => {
      const channel = new BroadcastChannel(name);
      channel.addEventListener("message", (event: MessageEvent<unknown>) => listener(event.data));
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target
        post: (message) => channel.postMessage(message),
        close: () => channel.close(),
      };
    },
    random: Math.random,
    delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    alarm: (milliseconds, ring) => {
      const timer = setTimeout(ring, milliseconds);
      return () => clearTimeout(timer);
    },
    // Already there, the page itself hears that the session is over; going there again could go round for ever.
    navigate: (path, keepPlace) => {
      if (location.pathname === path) return;
      if (keepPlace) {
        keepReturnPath(location.pathname + location.search);
        goUnasked();
      }
      location.assign(path);
    },
    save: saveAddress,
    uuid: () => crypto.randomUUID(),
  };
}
