import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { looks } from "./tags.js";

/** Tags of axe's rules for WCAG 2.2 at levels A and AA. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

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

/** In what a page is looked at: a window so many pixels wide, in a theme. */
interface Look {
  readonly width: number;
  readonly theme: string;
}

const [desk, phone] = [1440, 390];

/** Both themes and both widths: what differs between themes is colours, which are those of a width in the other too. */
const everyLook: readonly Look[] = [
  { width: desk, theme: "light" },
  { width: desk, theme: "dark" },
  { width: phone, theme: "dark" },
];

/** The one look that everybody meets first. Themes are variables of the packages, whose components show all of them. */
const firstLook: readonly Look[] = [{ width: desk, theme: "light" }];

/** A phone in the dark: the one look that is asked of what stands on a page only for a moment. */
export const darkPhone: readonly Look[] = [{ width: phone, theme: "dark" }];

/**
 * Checks what stands on the page, and that at no width it is wider than the window: in the first look, or with
 * `E2E_LOOKS=every` in both themes and at both widths. It leaves the page as narrow as a phone.
 */
export async function expectAccessible(page: Page, only?: readonly Look[]): Promise<void> {
  if (!only && !test.info().tags.includes(looks)) throw new Error(`This test looks at a page: tag it ${looks}.`);
  const wanted = only ?? (process.env["E2E_LOOKS"] === "every" ? everyLook : firstLook);
  const faults: string[] = [];
  for (const width of only ? new Set(only.map((look) => look.width)) : [desk, phone]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [nth, { theme }] of wanted.filter((look) => look.width === width).entries()) {
      await page.evaluate((name) => {
        document.documentElement.dataset["theme"] = name;
      }, theme);
      const found = await faultsOn(page, nth === 0 ? "wcag" : "color-contrast");
      faults.push(...found.map((fault) => `${width} ${theme} ${fault}`));
    }
    // Parts that measure themselves take up the new width a moment later.
    const overflow = async () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, { message: `pixels by which the page is wider than ${width}` }).toBeLessThanOrEqual(0);
  }
  expect(faults).toEqual([]);
}

/**
 * Checks that Tab comes to everything on a page that can be pressed or written in, itself or by the widget around it,
 * inside of which arrows go on (a grid, a row of tabs, a toolbar). What lies behind an open dialog is left out.
 */
export async function expectReachable(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    const acting =
      "a[href], button, input, select, textarea, summary, [contenteditable=true], [role=button], [role=link], " +
      "[role=checkbox], [role=switch], [role=tab], [role=menuitem], [role=option], [role=treeitem]";
    const widgets =
      "[role=grid], [role=treegrid], [role=tree], [role=tablist], [role=radiogroup], [role=toolbar], [role=menu], [role=listbox], " +
      // The side menu is one stop.
      "nav:has([data-nav-stop])";
    // A field of its own opens or steps by arrows, and Escape empties it: Tab passes the buttons beside it by.
    const fields = "[role=combobox], [role=spinbutton], input[inputmode], input[type=search]";
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing outside
    const isTabbed = (element: Element): boolean => element instanceof HTMLElement && element.tabIndex >= 0;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing outside
    const isThere = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // What is clipped to a point is there for screen readers alone: a pop-up's way out, which by keys is Escape.
      (element.parentElement?.getBoundingClientRect().width ?? 0) > 1 &&
      element.closest("[aria-hidden=true], [inert], [data-live-announcer]") === null &&
      !element.matches(":disabled");
    const isReached = (element: Element): boolean => {
      if (isTabbed(element)) return true;
      const widget = element.closest(widgets);
      if (widget && (isTabbed(widget) || [...widget.querySelectorAll("*")].some(isTabbed))) return true;
      return element.parentElement?.querySelector(fields) !== null && element.matches("button");
    };
    const pressed = [...document.querySelectorAll(acting)].filter((element) => isThere(element) && !isReached(element));
    // What looks as if it could be pressed and is nothing that could.
    const pointed = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        isThere(element) &&
        getComputedStyle(element).cursor === "pointer" &&
        element.closest(`${acting}, ${widgets}, label, [tabindex]`) === null,
    );
    return [...pressed, ...pointed].map((element) => element.outerHTML.slice(0, 200));
  });
  expect(left).toEqual([]);
}
