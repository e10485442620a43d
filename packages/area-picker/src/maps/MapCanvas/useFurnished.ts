import { startTransition, useEffect, useState } from "react";

/** Milliseconds that what is on the map has for itself before what stands around it comes. */
const head = 150;

/** Whether buttons and legends may come: a moment after the map, so that its first tiles need not wait for them. */
export function useFurnished(): boolean {
  const [isFurnished, setFurnished] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setFurnished(true)), head);
    return () => clearTimeout(timer);
  }, []);
  return isFurnished;
}
