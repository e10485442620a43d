import { useCallback, useState } from "react";

/**
 * What is left of the window below whatever stands above a part of the page, however many lines that takes: for a part
 * that is to fill it, as a canvas or a table does, on a page that is not scrolled. Measured before the first frame, so
 * that nothing moves in the second, and anew when something above becomes larger or smaller.
 *
 * @returns what to give the part as its `ref` (beside `data-above-foot`), and how much is left: a sum for CSS to
 *   calculate, which is below zero for a part that stands under the window
 */
export function useRestOfWindow(): readonly [(part: HTMLElement | null) => (() => void) | undefined, string] {
  const [above, setAbove] = useState(0);
  const ref = useCallback((part: HTMLElement | null) => {
    if (!part) return undefined;
    const measure = () => setAbove(Math.round(part.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    // What stands above is in something around the part, which becomes larger or smaller with it.
    for (let around = part.parentElement; around; around = around.parentElement) observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return [ref, `100dvh - ${above}px - var(--yer-page-padding) - var(--yer-foot-height, 0px)`];
}
