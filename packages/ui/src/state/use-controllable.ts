import { useState } from "react";

/**
 * State that the parent may own. With `value` the parent decides and is only told; without it the component keeps its own.
 *
 * @returns the value to show, and a setter that also calls `onChange`.
 */
export function useControllable<T>(
  value: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: T): void => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
