import { type RefObject, useEffect, useRef, useState } from "react";

/** Where the focus stays when a chip that was pressed away is gone, and what is said then. */
export function useTakenAway(count: number): {
  readonly bar: RefObject<HTMLFieldSetElement | null>;
  readonly said: string;
  readonly takeAway: (index: number, words: string) => void;
} {
  const bar = useRef<HTMLFieldSetElement>(null);
  const taken = useRef<{ readonly index: number; readonly of: number }>(undefined);
  const [said, setSaid] = useState("");
  // The parent, or its address, takes it out of what is set in its own time.
  useEffect(() => {
    if (taken.current === undefined || count >= taken.current.of) return;
    const { index } = taken.current;
    taken.current = undefined;
    if (document.activeElement !== document.body) return;
    const chips = bar.current?.querySelectorAll(":scope > ul > li") ?? [];
    const next = chips[Math.min(index, chips.length - 1)]?.lastElementChild;
    const stays = next ?? bar.current?.querySelector(":scope > button");
    if (stays instanceof HTMLElement) stays.focus();
  }, [count]);
  function takeAway(index: number, words: string): void {
    taken.current = { index, of: count };
    // Readers pass over what they have just said; a space makes it new.
    setSaid((before) => (before === words ? `${words}\u00A0` : words));
  }
  return { bar, said, takeAway };
}
