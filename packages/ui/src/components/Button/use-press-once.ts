import { useRef, useState } from "react";
import type { PressEvent } from "react-aria-components/Button";

/** What a press does. A returned promise keeps the button pending, and deaf to more presses, until it settles. */
export type PressAction = (event: PressEvent) => unknown;

/**
 * Makes a double click one act: while the promise of the first press is open, further presses do nothing.
 * A rejection stays unhandled on purpose, so that the app's `unhandledrejection` report sees it.
 */
export function usePressOnce<Event = PressEvent>(
  action: ((event: Event) => unknown) | undefined,
): {
  press: (event: Event) => void;
  isRunning: boolean;
} {
  const [isRunning, setRunning] = useState(false);
  // State arrives with the next render, too late for the second click of a double click.
  const running = useRef(false);

  function press(event: Event): void {
    if (running.current) return;
    const result = action?.(event);
    if (!(result instanceof Promise)) return;
    running.current = true;
    setRunning(true);
    void result.finally(() => {
      running.current = false;
      setRunning(false);
    });
  }
  return { press, isRunning };
}
