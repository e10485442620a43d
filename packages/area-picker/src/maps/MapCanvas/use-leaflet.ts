import { useSyncExternalStore } from "react";
import { type LeafletApi, leafletHere, loadLeaflet } from "./load-leaflet.js";

type Coming = LeafletApi | "loading" | "failed";

let coming: Coming = "loading";
const listeners = new Set<() => void>();

function become(next: Coming): void {
  coming = next;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  try {
    become(await loadLeaflet());
  } catch {
    become("failed");
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (coming === "loading" && !leafletHere()) void load();
  return () => listeners.delete(listener);
}

/** Leaflet, once it is there: it is asked for when the first map is shown, never on a server. */
export function useLeaflet(): Coming {
  return useSyncExternalStore(
    subscribe,
    () => leafletHere() ?? coming,
    () => "loading",
  );
}

/** Asks again for what could not be fetched. */
export function retryLeaflet(): void {
  become("loading");
  void load();
}
