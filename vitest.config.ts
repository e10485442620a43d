import path from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { notOnPostgres } from "./apps/server/src/testing/not-on-postgres.js";
import { onlyInSoak } from "./apps/server/src/testing/only-in-soak.js";
import { onlyOnPostgres } from "./apps/server/src/testing/only-on-postgres.js";
import * as limits from "./tools/limits.mjs";

/** Resolve workspace packages to their sources, so that tests need no build. */
const source = {
  resolve: { conditions: ["@yer/source", "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: ["@yer/source", "module", "node", "development|production"] } },
};

/** As the service itself resolves: what some packages name under "module" is for bundlers, and Node cannot load it. */
const asNode = { ssr: { resolve: { conditions: ["@yer/source", "node", "development|production"] } } };

function unit(name: string, root: string, more: TestProjectInlineConfiguration["test"] = {}) {
  return {
    ...source,
    test: {
      name,
      root,
      environment: "node",
      // Modules are evaluated once for all files of a worker: anew for each they took two thirds of the processor's time.
      isolate: false,
      include: ["src/**/*.test.ts"],
      exclude: ["src/**/*.browser.test.*"],
      // How long a test takes is the machine's business: the limits end only what hangs.
      hookTimeout: limits.test,
      testTimeout: limits.test,
      expect: { poll: { timeout: limits.test } },
      ...more,
    },
  };
}

/** Files of one worker share its modules and its database (docs/decisions/0091-one-database-per-worker.md). */
const server = {
  globalSetup: [path.resolve(import.meta.dirname, "apps/server/src/testing/filled-folder.ts")],
  setupFiles: [path.resolve(import.meta.dirname, "apps/server/src/testing/gives-back.ts")],
} satisfies TestProjectInlineConfiguration["test"];

/** On PostgreSQL runs what can end otherwise there, and what need not run twice. */
const leftOut = (process.env["DATABASE_URL"] ? Object.keys(notOnPostgres) : onlyOnPostgres).map(
  (pattern) => `src/${pattern}`,
);

const soakAlone = Object.keys(onlyInSoak).map((pattern) => `src/${pattern}`);

/** Rolled tests that try more cases in soak (apps/server/src/testing/rolled.ts). */
const rolledAtLength = [
  "src/identity/access/http-decision.test.ts",
  "src/identity/access/ids-of-others.test.ts",
  "src/insight/process-panel/panel-equals-lists.test.ts",
  "src/cases/tiles/map-equals-lists.test.ts",
];

/** Unit tests, in Node. Stories and browser tests have their own configuration: vitest.browser.config.ts. */
export default defineConfig({
  test: {
    projects: [
      unit("ui", "packages/ui"),
      unit("api", "packages/api"),
      unit("flow-editor", "packages/flow-editor"),
      unit("area-picker", "packages/area-picker"),
      {
        ...unit("server", "apps/server", { ...server, exclude: ["**/*.soak.test.ts", ...soakAlone, ...leftOut] }),
        ...asNode,
      },
      {
        ...unit("server-soak", "apps/server", {
          ...server,
          include: ["src/**/*.soak.test.ts", ...soakAlone, ...rolledAtLength],
          exclude: leftOut,
          env: { YER_SOAK: "1" },
        }),
        ...asNode,
      },
      unit("backoffice", "apps/backoffice"),
      unit("public", "apps/public"),
    ],
  },
});
