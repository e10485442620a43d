import { defineConfig } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "../tools/chromium.mjs";

/**
 * People's paths through the built product: one real server with an empty data directory of its own (or the database
 * of `DATABASE_URL`), started by product.ts, and real Chromium.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./product.ts",
  // Two cores: one browser, one server.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env["CI"]),
  outputDir: "test-results",
  use: {
    ...(process.env["E2E_URL"] && { baseURL: process.env["E2E_URL"] }),
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
