import { createContext, use, useEffect } from "react";

/** Told the address of the register that a record on screen stands under, where its own address does not say it; null: no more. */
export const StandsUnder = createContext<(register: string | null) => void>(() => undefined);

/** Says under which register the record on screen stands, so that the menu marks that one; null: its address tells. */
export function useStandsUnder(register: string | null): void {
  const say = use(StandsUnder);
  useEffect(() => {
    say(register);
    return () => say(null);
  }, [say, register]);
}
