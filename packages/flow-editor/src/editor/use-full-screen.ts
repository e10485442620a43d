import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Lets an element fill the window. Not by the browser's own full screen: menus and dialogs stand beside the element on
 * the page, and would not be seen. What it covers is out of reach meanwhile, and the page does not scroll.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>): readonly [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false);
  useLayoutEffect(() => {
    if (!isFull || !root.current) return undefined;
    const covered: Element[] = [];
    // The page's own children hold overlays too: they stay.
    for (let at = root.current; at.parentElement && at.parentElement !== document.body; at = at.parentElement) {
      for (const beside of at.parentElement.children) {
        if (beside === at || beside.hasAttribute("inert")) continue;
        beside.setAttribute("inert", "");
        covered.push(beside);
      }
    }
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = "hidden";
    return () => {
      for (const each of covered) each.removeAttribute("inert");
      document.documentElement.style.overflow = overflow;
    };
  }, [isFull, root]);
  return [isFull, setFull];
}
