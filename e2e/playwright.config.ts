import { defineConfig } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "../tools/chromium.mjs";

/**
 * People's paths through the built product: for each worker a real server with an empty data directory of its own (or
 * a database beside that of `DATABASE_URL`), started by product.ts, and real Chromium.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./product.ts",
  // Each has a browser and a product of its own: `E2E_WORKERS=2` where cores and memory are free.
  workers: process.env["E2E_URL"] ? 1 : Number(process.env["E2E_WORKERS"] || 1),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env["CI"]),
  outputDir: "test-results",
  use: {
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: "uz-UZ",
    timezoneId: "Asia/Tashkent",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
});
