import { beginOverlays } from "@yer/ui";
import { useEffect } from "react";

/** Milliseconds in which nothing has come, after which a page is at rest. */
const rest = 1500;

/**
 * Fetches what menus, popovers, dialogs and toasts are drawn with when the page is at rest: for whoever comes to a button by
 * touch, or loses the connection meanwhile. What the page itself needs has had the line for itself by then.
 */
export function useOverlaysAhead(): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    function wait(): void {
      clearTimeout(waiting);
      waiting = setTimeout(begin, rest);
    }
    const fetched = new PerformanceObserver(wait);
    function begin(): void {
      fetched.disconnect();
      void beginOverlays();
    }
    fetched.observe({ type: "resource" });
    wait();
    return () => {
      clearTimeout(waiting);
      fetched.disconnect();
    };
  }, []);
}
