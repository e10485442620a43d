import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright";
import { preview } from "vite";
import { chromiumArgs, lightChromiumPath } from "../chromium.mjs";
import { hang } from "../limits.mjs";
import { buildSite } from "../site/build.mjs";
import { deadLinks } from "../site/dead-links.mjs";

/**
 * The documentation of the packages, built from its sources: no link leads nowhere, its kinds of pages are accessible in
 * both themes, wide and narrow, examples are drawn, and the search finds a component, a guide and a type.
 */

const folder = mkdtempSync(path.join(os.tmpdir(), "yer-site-"));
let failures = 0;

/**
 * @param {string} what
 * @param {readonly string[]} wrong
 */
function report(what, wrong) {
  console.log(`${wrong.length === 0 ? "ok    " : "FAILED"} ${what}`);
  if (wrong.length === 0) return;
  failures += 1;
  console.log(wrong.join("\n"));
}

/** One page of each kind, and those whose examples are largest. */
const kinds = ["", "forms/", "table/", "packages/ui/", "components/Tree/", "api/area-picker/"];

/** What a reader asks, and the page that must be among the first answers. */
const questions = [
  ["data table", "components/DataTable/"],
  ["brand dark tokens", "theming/"],
  ["AreaPickerProps", "api/area-picker/#areapickerprops"],
];

const looks = [
  { name: "light, wide", theme: "light", width: 1440 },
  { name: "dark, narrow", theme: "dark", width: 390 },
];

try {
  const { pages, faults } = await buildSite(folder);
  report(`${pages} pages are built, and what they link to is in the repository`, faults);
  report("no link leads nowhere", deadLinks(folder));

  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { outDir: folder },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({ executablePath: await lightChromiumPath(), args: chromiumArgs });
  try {
    await Promise.all(looks.map((look) => lookedAt(browser, origin, look)));
    await searched(browser, origin);
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {(typeof looks)[number]} look
 */
async function lookedAt(browser, origin, { name, theme, width }) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(hang);
  const page = await context.newPage();
  /** @type {string[]} */
  let said = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  for (const kind of kinds) {
    said = [];
    await page.goto(`${origin}${kind}`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[data-example]")].every((place) => place.childElementCount > 0),
    );
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    report(`/${kind} is accessible: ${name}`, [
      ...violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ html }) => html)
            .slice(0, 3)
            .join("\n  ")}`,
      ),
      ...said,
      ...(wide > 0 ? [`It is ${wide} px wider than the window.`] : []),
    ]);
  }
  await context.close();
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 */
async function searched(browser, origin) {
  const page = await browser.newPage();
  page.setDefaultTimeout(hang);
  await page.goto(origin);
  const field = page.getByRole("searchbox", { name: "Search the documentation" });
  for (const [question = "", answer = ""] of questions) {
    await field.fill(question);
    const places = page.locator("#found a");
    const isThere = await page
      .locator(`#found a[href$="${answer}"]`)
      .waitFor()
      .then(() => true)
      .catch(() => false);
    const found = await places.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    report(`the search answers "${question}"`, isThere ? [] : [`It found ${found.join(", ")}, and not ${answer}.`]);
  }
  await field.fill("tree");
  await page.locator("#found a").first().waitFor();
  await field.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/Tree/);
  report("the search is gone through by keys", []);
}

process.exitCode = failures > 0 ? 1 : 0;
