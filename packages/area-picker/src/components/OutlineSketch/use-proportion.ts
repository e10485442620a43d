import { type RefObject, useEffect, useState } from "react";

/**
 * Width of an element by its height, as the browser has laid it out. It is 1 until that is known, as where there is no
 * browser.
 */
export function useProportion(ref: RefObject<Element | null>): number {
  const [proportion, setProportion] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.width > 0 && box.height > 0) setProportion(box.width / box.height);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return proportion;
}
