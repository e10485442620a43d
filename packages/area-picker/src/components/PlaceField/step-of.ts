import type { KeyboardEvent } from "react";

/** What a key asks of a field and its list. */
export type Step =
  | { readonly kind: "open" | "close" | "choose" | "enter" | "leave" | "none" }
  | { readonly kind: "go"; readonly to: number };

const none: Step = { kind: "none" };

/** What a key in the input means, as the list stands. Keys that belong to the text are left to it. */
export function stepOf(
  event: KeyboardEvent<HTMLInputElement>,
  {
    isOpen,
    active,
    count,
    page,
    isUntouched,
  }: {
    readonly isOpen: boolean;
    readonly active: number;
    readonly count: number;
    /** Options in view at once. */
    readonly page: number;
    /** Whether nothing is being typed: then Left and Right lead through the levels. */
    readonly isUntouched: boolean;
  },
): Step {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey) return none;
  if (key === "Escape") return { kind: "close" };
  if (altKey) {
    if (key === "ArrowDown") return { kind: "open" };
    return key === "ArrowUp" && isOpen ? { kind: "close" } : none;
  }
  if (!isOpen) return key === "ArrowDown" || key === "ArrowUp" ? { kind: "open" } : none;
  const go = (to: number): Step => (count === 0 ? none : { kind: "go", to: Math.max(0, Math.min(count - 1, to)) });
  switch (key) {
    case "ArrowDown":
      return go(active + 1);
    case "ArrowUp":
      return go(active < 0 ? count - 1 : active - 1);
    case "PageDown":
      return go(active + page);
    case "PageUp":
      return go(active - page);
    case "Enter":
      return { kind: "choose" };
    case "ArrowLeft":
    case "ArrowRight": {
      if (!isUntouched || shiftKey || active < 0) return none;
      const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
      return { kind: (key === "ArrowRight") === isMirrored ? "leave" : "enter" };
    }
    default:
      return none;
  }
}
