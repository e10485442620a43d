import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Length of an element along the toolbar, with the room it keeps around itself. */
function length(element: HTMLElement, isUpright: boolean): number {
  const style = getComputedStyle(element);
  return isUpright
    ? element.offsetHeight + Number.parseFloat(style.marginBlockStart) + Number.parseFloat(style.marginBlockEnd)
    : element.offsetWidth + Number.parseFloat(style.marginInlineStart) + Number.parseFloat(style.marginInlineEnd);
}

/**
 * How many controls of a toolbar the room holds. All of them stay in the document, those without room unseen, so that
 * every size is the browser's own: a change of language, density or font needs no bookkeeping.
 */
export function useOverflow(orientation: "horizontal" | "vertical"): {
  ref: RefObject<HTMLDivElement | null>;
  shown: number;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const isUpright = orientation === "vertical";

    function measure(): void {
      if (!root) return;
      const style = getComputedStyle(root);
      const gap = Number.parseFloat(style.columnGap) || 0;
      const padding = isUpright
        ? Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd)
        : Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
      const parts = [...root.querySelectorAll<HTMLElement>(":scope > [data-toolbar-part]")];
      const lengths = parts.map((part) => length(part, isUpright) + gap);
      const parent = root.parentElement;
      // Upright it is as high as its controls until its place ends.
      const outer = isUpright ? Math.min(parent?.clientHeight ?? Infinity, root.scrollHeight + 2) : root.clientWidth;
      const room = outer - padding + gap;
      if (lengths.reduce((sum, one) => sum + one, 0) <= room) {
        setShown(Number.POSITIVE_INFINITY);
        return;
      }
      const control = parts.find((part) => part.dataset["toolbarPart"] === "control");
      const more = root.querySelector<HTMLElement>(":scope > [data-toolbar-more]");
      // Until the menu's button is there, it is taken to be as long as an icon's.
      let left = room - (more ? length(more, isUpright) : (control?.offsetHeight ?? 0)) - gap;
      let fitting = 0;
      for (const [index, part] of parts.entries()) {
        left -= lengths[index] ?? 0;
        if (left < 0) break;
        if (part.dataset["toolbarPart"] === "control") fitting += 1;
      }
      setShown(fitting);
    }

    const sizes = new ResizeObserver(measure);
    function watch(): void {
      if (!root) return;
      sizes.disconnect();
      sizes.observe(root);
      if (isUpright && root.parentElement) sizes.observe(root.parentElement);
      for (const part of root.querySelectorAll(":scope > [data-toolbar-part]")) sizes.observe(part);
      measure();
    }
    watch();
    const controls = new MutationObserver(watch);
    controls.observe(root, { childList: true });
    return () => {
      sizes.disconnect();
      controls.disconnect();
    };
  }, [orientation]);

  return { ref, shown };
}
