import { useCallback, useSyncExternalStore } from "react";

const lists = new Map<string, MediaQueryList>();

/** The list of a query, made once: asking a known one costs a fraction of making another. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether the window matches a media query, now and as it changes; a server takes it that it does not. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (change: () => void) => {
      const list = listOf(query);
      list.addEventListener("change", change);
      return () => list.removeEventListener("change", change);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}
