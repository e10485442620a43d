import { check, playwright, vitest } from "./step.mjs";

/** @import { Step } from "./step.mjs" */

/**
 * Everything that must hold, in the order in which it is started: what is cheap and often broken first.
 *
 * @type {Step[]}
 */
export const steps = [
  { name: "format", why: "oxfmt would change no file.", run: check(["oxfmt", "--check"]) },
  {
    name: "types",
    why: "TypeScript, strict, in every workspace and in the tools.",
    run: check(["node", "tools/checks/types.mjs"]),
  },
  { name: "lint", why: "oxlint with types.", run: check(["oxlint", "--deny-warnings"]) },
  {
    name: "floors",
    why: "Imports run down only (.dependency-cruiser.cjs).",
    run: check(["depcruise", "--config", ".dependency-cruiser.cjs", "packages", "apps", "e2e"]),
  },
  { name: "unused", why: "knip finds no unused file, export or dependency.", run: check(["knip"]) },
  {
    name: "components",
    why: "What others made: exact versions, hashes, licences we may take. Asks nobody.",
    run: check(["node", "tools/checks/components.mjs"]),
  },
  {
    name: "messages",
    why: "Every text stands in four languages, with the same arguments; docs/security.md and docs/life-of-a-file.md name files and tests there are.",
    run: check(["node", "tools/checks/messages.mjs"]),
  },
  { name: "build", why: "Packages, server and both apps build.", run: check(["turbo", "run", "build"]) },
  {
    name: "unit",
    why: "Unit and property tests in Node, all but the server's.",
    run: vitest(["--project=!server"]),
  },
  {
    name: "packages",
    why: "The published packages, packed, installed and imported by strangers.",
    needs: ["build"],
    run: check(["node", "tools/checks/packages.mjs"]),
  },
  {
    name: "sizes",
    why: "Each import of a published package stays under its budget (size-budgets.json), and the READMEs show it.",
    needs: ["build"],
    run: check(["node", "tools/checks/sizes.mjs"]),
  },
  {
    name: "api",
    why: "api-report.md and llms.txt say what the packages export.",
    needs: ["build"],
    run: check(["node", "tools/checks/api.mjs"]),
  },
  {
    name: "openapi",
    why: "The OpenAPI document that the server prints is clean.",
    needs: ["build"],
    run: check(["node", "tools/checks/openapi.mjs"]),
  },
  {
    name: "server",
    why: "The service's tests, against its database.",
    needs: ["build"],
    run: vitest(["--project=server"]),
  },
  {
    name: "component",
    why: "Stories with axe, and browser tests, in Chromium under the strict policy.",
    after: ["build", "unit"],
    run: vitest(["--config=vitest.browser.config.ts"]),
  },
  {
    name: "screenshots",
    why: "Every component has its pictures in screenshots/, and no picture is left over.",
    extra: true,
    run: check(["node", "tools/checks/screenshots.mjs"]),
  },
  {
    name: "looks",
    why: 'Every "All States" story in each theme and direction: contrast, and the picture it is held against.',
    extra: true,
    run: vitest(["--config=vitest.browser.config.ts", "--testNamePattern=All States$"], { STORY_LOOKS: "1" }),
  },
  {
    name: "storybook",
    why: "The book of components builds.",
    after: ["component"],
    run: check(["storybook", "build", "--disable-telemetry", "--quiet", "--output-dir", "storybook-static"]),
  },
  {
    name: "budgets",
    why: "Script loaded until first content, by the built product, stays under its limits.",
    needs: ["build"],
    alone: true,
    run: check(["node", "tools/checks/budgets.mjs"]),
  },
  {
    name: "e2e",
    why: "People's paths through the built product, in Chromium.",
    needs: ["build"],
    alone: true,
    run: playwright([]),
  },
];
