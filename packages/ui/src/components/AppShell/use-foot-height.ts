import { useCallback } from "react";

/**
 * Tells what stays at the window's end how high the page's foot is: what carries `data-above-foot` is given
 * `--yer-foot-height`, and nothing that has the focus is scrolled under the foot. Not by a property of the root, which
 * every element of the page inherits and would be worked out anew for.
 *
 * @returns what to give the foot
 */
export function useFootHeight(): (foot: HTMLElement | null) => (() => void) | undefined {
  return useCallback((foot: HTMLElement | null) => {
    if (!foot) return undefined;
    let told = 0;
    let sheet: CSSStyleSheet | undefined;
    const observer = new ResizeObserver(() => {
      const height = foot.offsetHeight;
      // Most pages have an empty foot.
      if (height === told) return;
      told = height;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets.push(sheet);
      }
      sheet.replaceSync(
        `:root { scroll-padding-block-end: ${height}px; } [data-above-foot] { --yer-foot-height: ${height}px; }`,
      );
    });
    observer.observe(foot);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
