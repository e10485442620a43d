import { useSyncExternalStore } from "react";

/** Below this width the navigation leaves the page's side and opens over it. */
const narrow = "(max-width: 899.98px)";

function subscribe(change: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", change);
  return () => query.removeEventListener("change", change);
}

/** Whether the window is too narrow for a navigation at its side; a server takes it for wide. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}
