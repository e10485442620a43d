import { useEffect, useRef, useState } from "react";
import type { Notification } from "./types.js";

/** Arrivals are told at most this often: a burst is one sentence, not a dozen. */
const pauseMs = 10_000;

/**
 * What a reader is told about notifications that came while the page was open. Those there at the beginning, those
 * already read and older ones loaded later are no news.
 *
 * @param say puts what came since the last time into words
 */
export function useArrivals(
  items: readonly Notification[],
  isReady: boolean,
  say: (came: readonly Notification[]) => string,
): string {
  const [said, setSaid] = useState("");
  const newest = useRef<number>(undefined);
  const waiting = useRef<Notification[]>([]);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = useRef(say);

  useEffect(() => {
    words.current = say;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isReady) return;
    const before = newest.current;
    newest.current = Math.max(before ?? Number.NEGATIVE_INFINITY, ...items.map(({ at }) => Date.parse(at)));
    if (before === undefined) return;
    waiting.current.push(...items.filter(({ at, isRead }) => !isRead && Date.parse(at) > before));
    if (waiting.current.length === 0) return;
    clearTimeout(timer.current);
    const rest = Math.max(0, last.current + pauseMs - performance.now());
    timer.current = setTimeout(() => {
      last.current = performance.now();
      setSaid(words.current(waiting.current));
      waiting.current = [];
    }, rest);
  }, [items, isReady]);

  return said;
}
