import { useEffect, useState } from "react";

/** A value as it stood when it last rested: changes that follow one another quickly are seen once, at their end. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
