import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const widths = [1440, 390] as const;
const themes = ["light", "dark"] as const;

/** Checks what stands on the page in both themes and at both widths, and that nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset["theme"] = wanted;
      }, theme);
      // What React Aria has told readers stays in its log for seconds, naming by id what may have gone from the page since.
      const axe = new AxeBuilder({ page }).exclude("[data-live-announcer]");
      // Themes differ in colours alone.
      const { violations } = await (
        theme === "light" ? axe.withTags(rules) : axe.withRules("color-contrast")
      ).analyze();
      for (const { id, nodes } of violations) {
        faults.push(...nodes.map(({ html }) => `${width} ${theme} ${id}: ${html.slice(0, 300)}`));
      }
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`${width}: the page is ${overflow} px wider than the window`);
  }
  expect(faults).toEqual([]);
}
