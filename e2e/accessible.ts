import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Tags of axe's rules for WCAG 2.2 at levels A and AA. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const widths = [1440, 390] as const;
const themes = ["light", "dark"] as const;

/** What axe finds wrong on a page: by its rules for WCAG, by one rule, or (left out) by all of its rules. */
export async function faultsOn(page: Page, rules?: "wcag" | "color-contrast"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: otherwise each check opens a second page and loads axe into it to put its answer together.
    .setLegacyMode()
    .options({
      resultTypes: ["violations"],
      ...(rules === "wcag" && { runOnly: { type: "tag", values: wcag } }),
      ...(rules === "color-contrast" && { runOnly: { type: "rule", values: [rules] } }),
    })
    // What React Aria has told readers stays in its log for seconds, naming by id what may have gone from the page since.
    .exclude("[data-live-announcer]")
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}

/** Checks what stands on the page in both themes and at both widths, and that nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset["theme"] = wanted;
      }, theme);
      // Themes differ in colours alone.
      const found = await faultsOn(page, theme === "light" ? "wcag" : "color-contrast");
      faults.push(...found.map((fault) => `${width} ${theme} ${fault}`));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`${width}: the page is ${overflow} px wider than the window`);
  }
  expect(faults).toEqual([]);
}
