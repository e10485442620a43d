import { startTransition, useEffect, useState } from "react";

/** Milliseconds that what is on the map has for itself before what stands around it comes: tiles mostly, or all of them. */
const head = { usual: 150, most: 1000 } as const;

/**
 * Whether buttons and legends may come: a moment after the map, so that its first tiles need not wait for them.
 *
 * @param isAwaited Whether something says when it is done drawing: then this is only for the case that it never does.
 */
export function useFurnished(isAwaited = false): boolean {
  const [isFurnished, setFurnished] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setFurnished(true)), isAwaited ? head.most : head.usual);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isFurnished;
}
