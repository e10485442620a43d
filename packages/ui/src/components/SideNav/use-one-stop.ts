import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/** What of a navigation the arrows lead to, in the order in which it stands. */
const stopsOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>("[data-nav-stop]") ?? []),
];

/** Where a key leads from a stop; undefined where nowhere. */
function nextStop(stops: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === "ArrowDown") return stops[at + 1];
  // In a field the other keys move the caret.
  if (stops[at] instanceof HTMLInputElement) return undefined;
  if (key === "ArrowUp") return stops[at - 1];
  const entries = stops.filter((stop) => stop.dataset["navStop"] === "entry");
  if (key === "Home") return entries[0];
  return key === "End" ? entries.at(-1) : undefined;
}

/** Listeners and ref for a navigation that is one stop of the Tab key. */
export interface OneStop {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Roving tabindex: of a navigation one thing takes the focus from Tab, the current entry or what had it last, and arrows
 * lead to the others. Letters lead to the search, and begin it. It writes `tabindex` straight into the document: a focus
 * that moves is no reason to draw a menu again.
 */
export function useOneStop(): OneStop {
  const ref = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement>(null);
  // Where one is may change without the menu having had the focus: the stop follows until it has.
  const settle = useCallback((stop: HTMLElement | null) => {
    const stops = stopsOf(ref.current);
    const chosen =
      (stop && stops.includes(stop) ? stop : undefined) ??
      stops.find((one) => one.getAttribute("aria-current") === "page") ??
      stops.find((one) => one.dataset["navStop"] === "entry") ??
      stops[0];
    for (const one of stops) one.tabIndex = one === chosen ? 0 : -1;
  }, []);
  useLayoutEffect(() => settle(ref.current?.contains(document.activeElement) ? last.current : null));
  return {
    ref,
    onFocus: ({ target }) => {
      const stop = target.closest<HTMLElement>("[data-nav-stop]");
      if (!stop) return;
      last.current = stop;
      settle(stop);
    },
    onKeyDown: (event) => {
      const { key, target, currentTarget } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const stops = stopsOf(currentTarget);
      const at = stops.indexOf(target as HTMLElement);
      if (at < 0) return;
      const isLetter = key.length === 1 && key !== " " && key !== "/";
      const next = isLetter ? stops.find((stop) => stop instanceof HTMLInputElement) : nextStop(stops, at, key);
      if (!next || next === target) return;
      // The letter itself goes on to the field.
      if (!isLetter) event.preventDefault();
      next.focus();
    },
  };
}
