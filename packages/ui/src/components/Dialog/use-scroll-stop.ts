import { useCallback, useState } from "react";

const focusable = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Makes a box that scrolls a stop of Tab where nothing in it is one, so that arrow keys scroll it: not every browser does
 * so by itself.
 *
 * @returns what to give the box
 */
export function useScrollStop(): { ref: (box: HTMLElement | null) => (() => void) | undefined; tabIndex?: 0 } {
  const [isStop, setStop] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() =>
      setStop(box.scrollHeight > box.clientHeight && box.querySelector(focusable) === null),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(isStop ? { tabIndex: 0 } : {}) };
}
