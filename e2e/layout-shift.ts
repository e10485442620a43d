import type { Page } from "@playwright/test";

/**
 * Adds up how far what comes moves what stands on a page (Cumulative Layout Shift), apart from what follows a press.
 * @returns the sum for the address that is open; a navigation begins anew
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifted = { by: 0 };
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifted.by += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => page.evaluate(() => (globalThis as unknown as { shifted: { by: number } }).shifted.by);
}
