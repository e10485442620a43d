import { createContext, use, useEffect } from "react";

/**
 * Called with the address of the register that the record on screen belongs to, where its own address does not say it;
 * null: no more.
 */
export const StandsUnder = createContext<(register: string | null) => void>(() => undefined);

/** Says under which register the record on screen stands, so that the menu marks that one; null: its address tells. */
export function useStandsUnder(register: string | null): void {
  const say = use(StandsUnder);
  useEffect(() => {
    say(register);
    return () => say(null);
  }, [say, register]);
}
