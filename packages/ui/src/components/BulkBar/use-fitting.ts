import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * How many of a strip's items fit into the room beside them; the others belong in a menu, whose button must fit too.
 * All items stay in the layout (hide those that do not fit from sight, not from measure), so that a window that widens
 * brings them back.
 *
 * @param room what the strip and the menu's button stand in
 * @param strip what the items stand in
 * @param count how many items there are
 * @returns how many fit, and the width they take; a width of undefined says that all of them fit
 */
export function useFitting(
  room: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
  count: number,
): { readonly fitting: number; readonly width: number | undefined } {
  const [fit, setFit] = useState<{ fitting: number; width: number | undefined }>({ fitting: count, width: undefined });

  useLayoutEffect(() => {
    const around = room.current;
    const inside = strip.current;
    if (!around || !inside || count === 0) return undefined;
    const measure = (): void => {
      const edges = [...inside.children].map((item) => item.getBoundingClientRect());
      const start = Math.min(...edges.map(({ left }) => left));
      const end = Math.max(...edges.map(({ right }) => right));
      const rtl = getComputedStyle(inside).direction === "rtl";
      // How far each item reaches from where the strip begins.
      const reaches = edges.map(({ left, right }) => (rtl ? end - left : right - start));
      const all = reaches.at(-1) ?? 0;
      const available = around.clientWidth;
      const left = available - menuRoom;
      const fitting = all <= available ? count : reaches.filter((reach) => reach <= left).length;
      const width = fitting === count ? undefined : (reaches[fitting - 1] ?? 0);
      setFit((before) => (before.fitting === fitting && before.width === width ? before : { fitting, width }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    for (const item of inside.children) observer.observe(item);
    return () => observer.disconnect();
  }, [room, strip, count]);

  return fit;
}

/** What the menu's button takes, with the gap before it. */
const menuRoom = 48;
