import { useCallback, useSyncExternalStore } from "react";
import type { OutlineGeometry } from "../outlines.js";

/** A place and its outline. */
export interface PlaceOutline {
  readonly type: "Feature";
  readonly properties: {
    /** SOATO of a region or district, id of a neighbourhood; `null` for what is no place, such as a lake: it is only drawn. */
    readonly code: string | null;
    /** Name in the interface language. */
    readonly name: string;
    /** Derived, not surveyed: drawn dashed, and said. */
    readonly approximate?: boolean;
  };
  /** `null` where none is known: such a place stands in the table only. */
  readonly geometry: OutlineGeometry | null;
}

/**
 * Gives the places right under another, with their outlines as GeoJSON features: regions under `17`, districts under a
 * region, neighbourhoods under a district.
 */
export type OutlineLoader = (parent: string) => Promise<readonly PlaceOutline[]>;

/** Outlines under a place, as far as they have come. */
export type ComingOutlines = readonly PlaceOutline[] | "loading" | "failed";

interface Store {
  readonly read: (parent: string) => ComingOutlines;
  readonly want: (parent: string) => void;
  readonly retry: (parent: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const stores = new WeakMap<OutlineLoader, Store>();

/** What one loader has given, kept as long as the loader: going back asks for nothing. */
function storeOf(loader: OutlineLoader): Store {
  const known = stores.get(loader);
  if (known) return known;
  const found = new Map<string, ComingOutlines>();
  const listeners = new Set<() => void>();
  const set = (parent: string, outlines: ComingOutlines): void => {
    found.set(parent, outlines);
    for (const listener of listeners) listener();
  };
  const load = async (parent: string): Promise<void> => {
    try {
      set(parent, await loader(parent));
    } catch {
      // Why is the host's to report; the person is told that, and can try again.
      set(parent, "failed");
    }
  };
  const store: Store = {
    read: (parent) => found.get(parent) ?? "loading",
    want(parent) {
      if (found.has(parent)) return;
      found.set(parent, "loading");
      void load(parent);
    },
    retry(parent) {
      set(parent, "loading");
      void load(parent);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stores.set(loader, store);
  return store;
}

/** Outlines under a place, asked for when first needed; nothing for `null`. */
export function useOutlines(
  loader: OutlineLoader,
  parent: string | null,
): { readonly outlines: ComingOutlines; readonly retry: () => void } {
  const store = storeOf(loader);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (parent !== null) store.want(parent);
      return store.subscribe(listener);
    },
    [store, parent],
  );
  const outlines = useSyncExternalStore(
    subscribe,
    () => (parent === null ? nothing : store.read(parent)),
    () => "loading" as const,
  );
  return { outlines, retry: () => parent !== null && store.retry(parent) };
}

const nothing: readonly PlaceOutline[] = [];
