import { factors } from "@yer/api/contract/factors";
import { useExtra } from "@yer/api/react";

/**
 * Asks the service whether the person's identity was proved lately enough for a change of what proves it. Out of reach,
 * it answers no: proving it then says why.
 */
export function useProved(): () => Promise<boolean> {
  const { client } = useExtra();
  return async () => {
    try {
      return (await client.call(factors.own)).provedUntil !== null;
    } catch {
      return false;
    }
  };
}
