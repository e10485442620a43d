import { useEffect, useState } from "react";

/** Milliseconds in which nothing has come, after which a page is at rest. */
const rest = 1500;

/**
 * Calls back once the page is at rest: nothing has come for a moment, so that what is fetched then takes the line from
 * nothing that the page itself waits for. Answers a function that calls it off.
 */
export function atRest(act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  function wait(): void {
    clearTimeout(waiting);
    waiting = setTimeout(begin, rest);
  }
  const fetched = new PerformanceObserver(wait);
  function begin(): void {
    fetched.disconnect();
    act();
  }
  fetched.observe({ type: "resource" });
  wait();
  return () => {
    clearTimeout(waiting);
    fetched.disconnect();
  };
}

/**
 * Whether the page has come to rest: for what nobody needs before they have looked around.
 *
 * @param stands whether what it is about stands already; the moment is counted from there
 */
export function useAtRest(stands: boolean): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => (stands ? atRest(() => setAtRest(true)) : undefined), [stands]);
  return isAtRest;
}
