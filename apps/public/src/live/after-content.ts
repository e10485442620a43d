import { useEffect } from "react";

const { promise: stands, resolve: standsNow } = Promise.withResolvers<void>();

/**
 * Waits until the page stands and the browser has nothing better to do, then loads: what comes second must not keep
 * what comes first from being seen. An idle moment alone is not enough: there are some while texts are on their way.
 */
export async function afterContent<Module>(load: () => Promise<Module>): Promise<Module> {
  await stands;
  await new Promise<void>((resolve) => {
    // Safari has no idle callback; a task after the next frame is after the first content too.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 1000 });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
  return load();
}

/** Says that the page stands: called by its frame, which is shown with its content or not at all. */
export function usePageStands(): void {
  useEffect(() => standsNow(), []);
}
