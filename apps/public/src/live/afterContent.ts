/**
 * Waits until the page stands and the browser has nothing better to do, then loads: what comes second must not keep
 * what comes first from being seen.
 */
export async function afterContent<Module>(load: () => Promise<Module>): Promise<Module> {
  await new Promise<void>((resolve) => {
    // Safari has no idle callback; a task after the next frame is after the first content too.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 1000 });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
  return load();
}
