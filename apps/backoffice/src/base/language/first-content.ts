import { useEffect } from "react";

const { promise, resolve } = Promise.withResolvers<void>();

/** A screen that never stands (it crashed, the service is out of reach) must not keep the header's menus away. */
const patience = 10_000;

/**
 * Loads what comes second: menus that open on a press, filters, notices. It starts once the first screen shows what it
 * was opened for, so that nothing competes with that on a slow line.
 */
export async function afterFirstContent<Module>(load: () => Promise<Module>): Promise<Module> {
  const timer = setTimeout(resolve, patience);
  await promise;
  clearTimeout(timer);
  return load();
}

/** Says that a screen shows what it was opened for. */
export function useContentStands(stands: boolean): void {
  useEffect(() => {
    if (stands) resolve();
  }, [stands]);
}
