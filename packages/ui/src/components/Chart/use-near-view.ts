import { type RefCallback, useCallback, useState } from "react";
import { flushSync } from "react-dom";

/** How far off the view something counts as near: half of it, so that whoever scrolls finds it drawn. */
const near: IntersectionObserverInit = { rootMargin: "50% 0px" };

/**
 * Whether the element was near what is seen, or is being printed: drawing of what nobody sees makes everybody wait. Once
 * true it stays so; the element may be taken away then.
 *
 * @param begin brings what is drawn with; it is near only once that has come. Suspended instead, it would be shown 300 ms
 *   after whatever suspended last: React gathers what comes late.
 * @returns the element's ref, and whether it was.
 */
export function useNearView(begin: () => Promise<unknown>): readonly [RefCallback<Element>, boolean] {
  const [wasNear, setNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void begin().then(() => setNear(true));
      }, near);
      observer.observe(element);
      // The browser makes its picture as soon as the listeners are done.
      const now = (): void => flushSync(() => setNear(true));
      window.addEventListener("beforeprint", now);
      return () => {
        observer.disconnect();
        window.removeEventListener("beforeprint", now);
      };
    },
    [begin],
  );
  return [ref, wasNear];
}
