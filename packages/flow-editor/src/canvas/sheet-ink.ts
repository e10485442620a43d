import { useEffect, useState } from "react";
import type { SheetInk } from "./draw-sheet.js";

function inkOf(element: Element): SheetInk {
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(`--yer-${name}`).trim();
  return {
    line: of("border-strong"),
    paper: of("surface"),
    marks: {
      selected: of("accent"),
      neutral: of("neutral-solid"),
      info: of("info-solid"),
      progress: of("progress-solid"),
      success: of("success-solid"),
      warning: of("warning-solid"),
      danger: of("danger-solid"),
    },
  };
}

/** Reads the colours of the first element it is asked of, once: asking makes the browser work out the page's style. */
function reader(): (element: Element) => SheetInk {
  let known: SheetInk | undefined;
  return (element) => (known ??= inkOf(element));
}

/**
 * Reads the theme's colours where an element stands: a canvas does not follow custom properties by itself. Another
 * function after each change of theme, so that what was drawn in the colours of one is drawn again in those of the next.
 */
export function useInk(): (element: Element) => SheetInk {
  const [ink, setInk] = useState(reader);
  useEffect(() => {
    const observer = new MutationObserver(() => setInk(reader));
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["data-theme", "data-accent"] });
    return () => observer.disconnect();
  }, []);
  return ink;
}
