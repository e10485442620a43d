import { useEffect, useRef } from "react";
import type { FocusEvent, RefObject } from "react";

/** Frames in which a focus that was lost is still looked after: a dialog that closes gives it back only when it has gone. */
const frames = 30;

/**
 * Keeps the keyboard in a part of the page when what had the focus goes: a deleted node, a row, a repaired finding.
 * Without it the keys would fall to the page's beginning, and shortcuts with them.
 *
 * @param changed what, when it changes, may have taken the focused element away. Keep its identity otherwise.
 */
export function useKeptFocus<Root extends HTMLElement>(
  root: RefObject<Root | null>,
  changed: unknown,
): { readonly onFocus: () => void; readonly onBlur: (event: FocusEvent) => void } {
  const isHeld = useRef(false);

  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      isHeld.current = target instanceof Node && root.current?.contains(target) === true;
    };
    document.addEventListener("pointerdown", leave, true);
    return () => document.removeEventListener("pointerdown", leave, true);
  }, [root]);

  useEffect(() => {
    let frame = 0;
    const keep = (left: number) => {
      if (!isHeld.current) return;
      if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
      else if (left > 0) frame = requestAnimationFrame(() => keep(left - 1));
    };
    keep(frames);
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change is the moment to look, whatever it was
  }, [root, changed]);

  return {
    // Its dialogs and menus are of it, too: React hears them here wherever on the page they stand.
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      // What goes leaves to nothing; a person leaves to something else, or presses elsewhere.
      if (relatedTarget instanceof Node) isHeld.current = root.current?.contains(relatedTarget) === true;
    },
  };
}
