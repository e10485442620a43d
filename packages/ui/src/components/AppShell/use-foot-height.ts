import { useCallback } from "react";

const property = "--yer-foot-height";

/**
 * Tells the page how high its foot is (`--yer-foot-height` on the root element), so that what else stays at the window's
 * end stands above it and nothing that has the focus is scrolled under it.
 *
 * @returns what to give the foot
 */
export function useFootHeight(): (foot: HTMLElement | null) => (() => void) | undefined {
  return useCallback((foot: HTMLElement | null) => {
    if (!foot) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${foot.offsetHeight}px`));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
}
