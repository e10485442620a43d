import { defineConfig } from "vitest/config";

/** Resolve workspace packages to their sources, so that tests need no build. */
const source = {
  resolve: { conditions: ["@yer/source", "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: ["@yer/source", "module", "node", "development|production"] } },
};

function unit(name: string, root: string) {
  return {
    ...source,
    test: { name, root, environment: "node", include: ["src/**/*.test.ts"], exclude: ["src/**/*.browser.test.*"] },
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
      unit("server", "apps/server"),
      unit("backoffice", "apps/backoffice"),
      unit("public", "apps/public"),
    ],
  },
});
