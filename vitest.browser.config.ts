import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineBrowserCommand, playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";
import { looksAskedFor } from "./.storybook/look.js";
import * as limits from "./tools/limits.mjs";
import { chromiumArgs, lightChromiumPath, pinnedChromiumPath, stillChromiumArgs } from "./tools/chromium.mjs";

/**
 * With it, stories named "All States" are shown in every theme and direction (`1`), or in some (`dark-ltr,light-rtl`), and
 * pictures taken.
 */
const asked = process.env["STORY_LOOKS"];
const looking = Boolean(asked);

/** With it, the stories tagged "soak" run, and nothing else: docs/decisions/0377-what-a-newcomer-waits-for.md */
const soaking = Boolean(process.env["STORY_SOAK"]);

const executablePath = await (looking ? pinnedChromiumPath() : lightChromiumPath());

const testFiles = "{packages,apps}/*/src/**/*.browser.test.{ts,tsx}";
/** What shows a part before its file has come wants a page in which no other test has had it come. */
const aloneFiles = "{packages,apps}/*/src/**/*.alone.browser.test.{ts,tsx}";
const storyFiles = "{packages,apps}/*/src/**/*.stories.tsx";

/**
 * Of the window. Stories stand in one of Storybook's own size from the beginning: a window that gets lower while a field
 * has the focus is a phone whose keyboard comes up, to React Aria, which from then on lets what opens wait for it.
 */
const sizes = { stories: { width: 1200, height: 900 }, browser: { width: 1280, height: 800 } };

/** Made anew for every project: vitest writes into the object, and two projects that share one break each other. */
function chromium(viewport: { width: number; height: number }) {
  return {
    enabled: true,
    headless: true,
    provider: playwright({
      // Without it, as long as the test has: a press on what never comes was told after minutes.
      actionTimeout: limits.patience,
      launchOptions: { executablePath, args: looking ? stillChromiumArgs : chromiumArgs },
      contextOptions: { locale: "uz-UZ", timezoneId: "Asia/Tashkent", reducedMotion: "reduce" as const },
    }),
    instances: [{ browser: "chromium" as const, viewport }],
    screenshotFailures: false,
  };
}

/** React Stately asks for it when NODE_ENV is "test", to tell jsdom from a browser; a browser has no `process`. */
const define = { "process.env.VIRT_ON": '"true"' };

function resolve() {
  return {
    conditions: ["@yer/source", ...defaultClientConditions],
    dedupe: ["react", "react-dom"],
  };
}

/** A project that runs every story with such tags, play function and axe included. */
function stories(name: string, tags: { include?: string[]; exclude?: string[] } = {}) {
  return {
    resolve: resolve(),
    define,
    // Scanned before the first test: a dependency found later would reload the page under a running test.
    optimizeDeps: { entries: [storyFiles, ".storybook/preview.ts"] },
    plugins: [storybookTest({ configDir: ".storybook", tags })],
    test: {
      name,
      testTimeout: limits.test,
      hookTimeout: limits.test,
      // One page for all files: docs/decisions/0115-one-page-for-all-stories.md
      isolate: false,
      setupFiles: [
        ".storybook/as-built.ts",
        ".storybook/strict-csp.ts",
        ".storybook/title-anew.ts",
        ".storybook/axe-where-it-tells.ts",
        ".storybook/overlays-there.ts",
      ],
      browser: chromium(sizes.stories),
    },
  };
}

/** For `.storybook/pointer-away.ts`. */
const movePointerAway = defineBrowserCommand(async ({ page }) => page.mouse.move(-1000, -1000));

/**
 * What only a browser can tell and no story can say: all files in one page, or those of {@link aloneFiles} each in its
 * own.
 */
function browser(isolate: boolean) {
  return {
    resolve: resolve(),
    define,
    // Stories too: tests of all components draw them from there.
    optimizeDeps: { entries: isolate ? [aloneFiles] : [testFiles, storyFiles] },
    plugins: [react()],
    cacheDir: isolate ? "node_modules/.vite-alone" : "node_modules/.vite-browser",
    test: {
      name: isolate ? "alone" : "browser",
      // As the stories: anew for each file, the kit and React took longer to evaluate than the tests.
      isolate,
      testTimeout: limits.test,
      hookTimeout: limits.test,
      include: [isolate ? aloneFiles : testFiles],
      exclude: isolate ? [] : [aloneFiles],
      expect: { poll: { timeout: limits.patience, interval: 10 } },
      setupFiles: [
        ".storybook/as-built.ts",
        ".storybook/strict-csp.ts",
        ".storybook/pointer-away.ts",
        ".storybook/overlays-there.ts",
      ],
      browser: { ...chromium(sizes.browser), commands: { movePointerAway } },
    },
  };
}

/** A project that shows each story named "All States" in one look after the other, and holds it against its pictures. */
function looks() {
  const project = stories("looks");
  return {
    ...project,
    test: {
      ...project.test,
      // A picture wants a page in which nothing has stood before.
      isolate: true,
      // All pictures of a story are taken after its test.
      hookTimeout: 6 * limits.test,
      setupFiles: [...project.test.setupFiles, ".storybook/looks.ts"],
      provide: { looks: looksAskedFor(asked ?? "1") },
      browser: {
        ...project.test.browser,
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
              path.join(import.meta.dirname, "screenshots", `${arg}${ext}`),
            comparatorName: "pixelmatch" as const,
            // docs/decisions/0032-pictures-of-components.md
            comparatorOptions: { threshold: 0.02, includeAA: true, allowedMismatchedPixels: 150 },
            screenshotOptions: { caret: "initial" as const },
          },
        },
      },
    },
  };
}

/** Component tests in real Chromium; unit tests are in vitest.config.ts. */
export default defineConfig({
  test: {
    projects: looking
      ? [looks()]
      : soaking
        ? [stories("stories-soak", { include: ["soak"] })]
        : [stories("stories", { exclude: ["soak"] }), browser(false), browser(true)],
    // A browser goes on by itself: that something was drawn later than an act is no news, and hid what had failed
    // among eight thousand lines.
    onConsoleLog: (text) => !/not wrapped in act\(|inside an `act` scope/.test(text),
    // A missing picture is a failure; only `pnpm screenshots` makes one.
    update: "none",
  },
});
