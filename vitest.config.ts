import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Resolve workspace packages to their sources, so that tests need no build. */
const source = {
  resolve: { conditions: ["@yer/source", "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: ["@yer/source", "module", "node", "development|production"] } },
};

function unit(name: string, root: string, more: TestProjectInlineConfiguration["test"] = {}) {
  return {
    ...source,
    test: {
      name,
      root,
      environment: "node",
      include: ["src/**/*.test.ts"],
      exclude: ["src/**/*.browser.test.*"],
      ...more,
    },
  };
}

/** Unit tests, in Node. Stories and browser tests have their own configuration: vitest.browser.config.ts. */
export default defineConfig({
  test: {
    projects: [
      unit("ui", "packages/ui"),
      unit("api", "packages/api"),
      unit("flow-editor", "packages/flow-editor"),
      unit("area-picker", "packages/area-picker"),
      unit("server", "apps/server", {
        // An embedded database of its own for each file: two seconds on an idle machine, more beside other work
        // and for the first, which prepares the image that all start from.
        hookTimeout: 120_000,
        testTimeout: 60_000,
      }),
      unit("backoffice", "apps/backoffice"),
      unit("public", "apps/public"),
    ],
  },
});
