import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";
import { chromiumArgs, chromiumPath } from "./tools/chromium.mjs";

const executablePath = await chromiumPath();

const testFiles = "{packages,apps}/*/src/**/*.browser.test.{ts,tsx}";
const storyFiles = "{packages,apps}/*/src/**/*.stories.tsx";

/** Made anew for every project: vitest writes into the object, and two projects that share one break each other. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: { executablePath, args: chromiumArgs },
      contextOptions: { locale: "uz-UZ", timezoneId: "Asia/Tashkent", reducedMotion: "reduce" as const },
    }),
    instances: [{ browser: "chromium" as const, viewport: { width: 1280, height: 800 } }],
    screenshotFailures: false,
  };
}

function resolve() {
  return {
    conditions: ["@yer/source", ...defaultClientConditions],
    dedupe: ["react", "react-dom", "react-intl", "react-redux", "react-router-dom", "styled-components"],
  };
}

/**
 * Component tests in real Chromium: `stories` runs every story with its play function and axe,
 * `browser` runs what only a browser can tell and no story can say. Unit tests: vitest.config.ts.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: resolve(),
        // Scanned before the first test: a dependency found later would reload the page under a running test.
        optimizeDeps: { entries: [storyFiles, ".storybook/preview.ts"] },
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: { name: "stories", setupFiles: [".storybook/strict-csp.ts"], browser: chromium() },
      },
      {
        resolve: resolve(),
        optimizeDeps: { entries: [testFiles] },
        plugins: [react()],
        cacheDir: "node_modules/.vite-browser",
        test: {
          name: "browser",
          include: [testFiles],
          setupFiles: [".storybook/strict-csp.ts"],
          browser: chromium(),
        },
      },
    ],
  },
});
