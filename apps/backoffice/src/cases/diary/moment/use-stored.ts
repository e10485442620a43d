import { useEffect, useState } from "react";

/**
 * Reads what is stored on the device; undefined until it is there.
 *
 * @param read the same at every render, unless something else is to be read
 * @param round another number: it is read anew, and what is shown stays meanwhile
 */
export function useStored<Value>(read: (round: number) => Promise<Value>, round = 0): Value | undefined {
  const [value, setValue] = useState<{ readonly found: Value }>();
  useEffect(() => {
    let isGone = false;
    async function show(): Promise<void> {
      const found = await read(round);
      if (!isGone) setValue({ found });
    }
    show().catch(reportError);
    return () => {
      isGone = true;
    };
  }, [read, round]);
  return value?.found;
}
