import { defineConfig } from "@playwright/test";
import { chromiumArgs, chromiumPath, lightChromiumPath } from "../tools/chromium.mjs";
import { bound, hang } from "../tools/limits.mjs";

/** Steps walk in the light Chromium, paths on PostgreSQL in the one that people have: docs/decisions/0292. */
const executablePath = await (process.env["E2E_LIGHT"] ? lightChromiumPath() : chromiumPath());

/**
 * People's paths through the built product: for each worker a real server with a filled data directory of its own (or
 * a database beside that of `DATABASE_URL`), started by product.ts, and real Chromium.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./product.ts",
  // Each has a browser and a product of its own. On a server's database one is enough for the few paths that run there.
  workers: process.env["E2E_URL"] ? 1 : Number(process.env["E2E_WORKERS"] || (process.env["DATABASE_URL"] ? 1 : 2)),
  timeout: bound,
  expect: { timeout: hang },
  // What breaks everything need not be told by every test, each after it has waited.
  maxFailures: 10,
  forbidOnly: Boolean(process.env["CI"]),
  outputDir: "test-results",
  use: {
    launchOptions: { executablePath, args: chromiumArgs },
    actionTimeout: hang,
    navigationTimeout: hang,
    viewport: { width: 1440, height: 900 },
    locale: "uz-UZ",
    timezoneId: "Asia/Tashkent",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A trace of each test costs as much as the test: `--trace retain-on-failure` where one is wanted.
    trace: "off",
  },
});
