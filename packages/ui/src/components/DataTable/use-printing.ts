import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Rows that are drawn for paper at most: a hundred pages and more are a file to download, not a print. */
export const printedRows = 5000;

/**
 * Whether the page is being printed. A list that draws only the rows in view draws all of them meanwhile, so that paper
 * holds what was loaded.
 *
 * @param isNeeded whether the table would leave rows out
 */
export function usePrinting(isNeeded: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const listening = new AbortController();
    // The browser makes its picture as soon as the listeners are done.
    const set = (to: boolean) => (): void => flushSync(() => setPrinting(to));
    window.addEventListener("beforeprint", set(true), listening);
    window.addEventListener("afterprint", set(false), listening);
    return () => {
      listening.abort();
      setPrinting(false);
    };
  }, [isNeeded]);
  return isPrinting;
}
