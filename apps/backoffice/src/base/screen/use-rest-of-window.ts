import { useCallback, useState } from "react";

/** Pixels that a part is given at least, however much stands above it. */
const least = 480;

/**
 * What is left of the window below whatever stands above a part of the page, however many lines that takes: for a part
 * that is to fill it, as a canvas does, on a page that is not scrolled.
 *
 * @returns what to give the part as its `ref` (beside `data-above-foot`), and its height in CSS
 */
export function useRestOfWindow(): readonly [(part: HTMLElement | null) => (() => void) | undefined, string] {
  const [above, setAbove] = useState(0);
  const ref = useCallback((part: HTMLElement | null) => {
    if (!part) return undefined;
    const measure = () => setAbove(Math.round(part.getBoundingClientRect().top + window.scrollY));
    const observer = new ResizeObserver(measure);
    // What stands above is in something around the part, which becomes larger or smaller with it.
    for (let around = part.parentElement; around; around = around.parentElement) observer.observe(around);
    return () => observer.disconnect();
  }, []);
  const rest = `100dvh - ${above}px - var(--yer-page-padding) - var(--yer-foot-height, 0px)`;
  return [ref, `max(${least}px, ${rest})`];
}
