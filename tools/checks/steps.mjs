import { globSync, readdirSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../pnpm.mjs";
import { check, playwright, vitest } from "./step.mjs";

/** @import { Step } from "./step.mjs" */

/**
 * Workers of the service's tests. On PostgreSQL each waits for the server half of its time, so there is one for each core;
 * the embedded database computes in the worker itself, beside which another step takes a core (docs/decisions/0373).
 */
const serverWorkers = Math.max(1, os.availableParallelism() - (process.env["DATABASE_URL"] ? 0 : 1));

/**
 * Folders of the service's tests. Their one worker was what everybody waited for: some run aside, of those that need no
 * demonstration, which would be lived a second time.
 */
const beside = ["identity", "places", "questions", "registers", "rules"];
const folders = readdirSync(path.join(root, "apps/server/src"), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
/** @param {(folder: string) => boolean} chosen */
const serverTests = (chosen) =>
  vitest([
    "--project=server",
    `--maxWorkers=${serverWorkers}`,
    ...folders
      .map(({ name }) => name)
      .filter(chosen)
      .map((name) => `apps/server/src/${name}/`),
  ]);

/** Files with stories tagged "soak": the others need not be loaded to find that they have none. */
const soakStories = () =>
  globSync("{packages,apps}/*/src/**/*.stories.tsx", { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), "utf8").includes('tags: ["soak"]'),
  );

/**
 * Everything that must hold, in the order in which it is started: two at a time, the longest as soon as it may, and as a third
 * what is cheap, in the moments that those leave idle (docs/decisions/0377-what-a-newcomer-waits-for.md).
 *
 * @type {Step[]}
 */
export const steps = [
  {
    name: "format",
    why: "oxfmt would change no file.",
    budget: 30,
    aside: true,
    run: check(["oxfmt", "--check"]),
  },
  { name: "build", why: "Packages, server and both apps build.", budget: 120, run: check(["turbo", "run", "build"]) },
  {
    name: "server",
    why: "The service's tests, against its database, but for those of server-beside.",
    budget: 400,
    needs: ["build"],
    run: serverTests((folder) => !beside.includes(folder)),
  },
  {
    name: "types",
    why: "TypeScript, strict, in every workspace and in the tools.",
    budget: 180,
    aside: true,
    needs: ["build"],
    run: check(["node", "tools/checks/types.mjs"]),
  },
  {
    name: "lint",
    why: "oxlint with types.",
    budget: 300,
    aside: true,
    run: check(["oxlint", "--deny-warnings"]),
  },
  {
    name: "floors",
    why: "Imports run down only (.dependency-cruiser.cjs).",
    budget: 60,
    aside: true,
    run: check(["depcruise", "--config", ".dependency-cruiser.cjs", "packages", "apps", "e2e"]),
  },
  {
    name: "unused",
    why: "knip finds no unused file, export or dependency.",
    budget: 60,
    aside: true,
    run: check(["knip"]),
  },
  {
    name: "components",
    why: "What others made: exact versions, hashes, licences we may take. Asks nobody.",
    budget: 30,
    aside: true,
    run: check(["node", "tools/checks/components.mjs"]),
  },
  {
    name: "messages",
    why: "Every text stands in four languages, with the same arguments; docs/security.md, docs/life-of-an-application.md and docs/architecture.md name files, folders and tests there are; each decision says its terms and stands in their list.",
    budget: 30,
    aside: true,
    run: check(["node", "tools/checks/messages.mjs"]),
  },
  {
    name: "limits",
    why: "No test has a limit of its own: those of tools/limits.mjs end what hangs, and a slow machine breaks none.",
    budget: 10,
    aside: true,
    run: check(["node", "tools/checks/limits.mjs"]),
  },
  {
    name: "demonstration",
    why: "The demonstration is filled, from which the tests of the built product begin.",
    budget: 60,
    needs: ["build"],
    run: check(["node", "tools/checks/demonstration.mjs"]),
  },
  {
    name: "unit",
    why: "Unit and property tests in Node, all but the server's.",
    budget: 90,
    run: vitest(["--project=!server*"]),
  },
  {
    name: "component",
    why: "Stories, axe on all states and on what opens, and browser tests, in Chromium under the strict policy.",
    budget: 360,
    after: ["build", "unit"],
    run: vitest(["--config=vitest.browser.config.ts"]),
  },
  {
    name: "api",
    why: "api-report.md and llms.txt say what the packages export.",
    budget: 30,
    aside: true,
    needs: ["build"],
    run: check(["node", "tools/checks/api.mjs"]),
  },
  {
    name: "openapi",
    why: "The OpenAPI document that the server prints is clean, and a client generated from it takes a file through its life.",
    budget: 60,
    aside: true,
    needs: ["build"],
    run: check(["node", "tools/checks/openapi.mjs"]),
  },
  {
    name: "server-beside",
    why: "The service's tests of who may what, of rules and places, and of what all registers have in common.",
    budget: 240,
    // On PostgreSQL the two others fill both cores to the end, and what is bounded in time (a file that is read) would starve.
    aside: !process.env["DATABASE_URL"],
    needs: ["build"],
    run: serverTests((folder) => beside.includes(folder)),
  },
  {
    name: "looks",
    why: 'Every "All States" story in three themes, and from right to left: contrast, and the picture it is held against.',
    budget: 600,
    extra: true,
    run: vitest(["--config=vitest.browser.config.ts", "--testNamePattern=All States$"], { STORY_LOOKS: "1" }),
  },
  {
    name: "component-soak",
    why: 'The stories tagged "soak": long walks of one component by keyboard.',
    budget: 90,
    extra: true,
    run: vitest(["--config=vitest.browser.config.ts", ...soakStories()], { STORY_SOAK: "1" }),
  },
  {
    name: "soak",
    why: "What the service bears: kills of its process, crowds, brute force, every hostile call, long walks.",
    budget: 450,
    extra: true,
    run: vitest(["--project=server-soak"]),
  },
  {
    name: "packages",
    why: "The published packages, packed, installed and imported by strangers; apps made of the README by npm and pnpm, with Vite, webpack and Next.",
    budget: 240,
    needs: ["build"],
    extra: true,
    run: check(["node", "tools/checks/packages.mjs"]),
  },
  {
    name: "sizes",
    why: "Each import of a published package stays under its budget (size-budgets.json), and the READMEs show it.",
    budget: 45,
    needs: ["build"],
    extra: true,
    run: check(["node", "tools/checks/sizes.mjs"]),
  },
  {
    name: "screenshots",
    why: "Every component has its pictures in screenshots/, and no picture is left over.",
    budget: 10,
    extra: true,
    run: check(["node", "tools/checks/screenshots.mjs"]),
  },
  {
    name: "storybook",
    why: "The book of components builds.",
    budget: 60,
    extra: true,
    run: check(["storybook", "build", "--disable-telemetry", "--quiet", "--output-dir", "storybook-static"]),
  },
  {
    name: "site",
    why: "The documentation of the packages builds; no link of it leads nowhere; axe in both themes, wide and narrow.",
    budget: 30,
    extra: true,
    run: check(["node", "tools/checks/site.mjs"]),
  },
  {
    name: "budgets",
    why: "What the built product asks for until a page is complete stays under its limits: requests, script, waves, shift.",
    budget: 70,
    needs: ["build"],
    extra: true,
    run: check(["node", "tools/checks/budgets.mjs"]),
  },
  {
    name: "e2e",
    why: "People's paths through the built product, in Chromium; with E2E_LOOKS=every in both themes, wide and narrow.",
    budget: 250,
    needs: ["build", "demonstration"],
    alone: true,
    run: playwright(["--grep-invert=@soak"], { E2E_LIGHT: "1" }),
  },
  {
    name: "e2e-soak",
    why: "Long walks and single screens in depth, looked at in both themes, wide and narrow.",
    budget: 860,
    extra: true,
    alone: true,
    run: playwright(["--grep=@soak"], { E2E_LIGHT: "1", E2E_LOOKS: "every" }),
  },
  {
    name: "e2e-postgres",
    why: "The three paths that cross most of what can differ on PostgreSQL, whose database DATABASE_URL names.",
    budget: 180,
    extra: true,
    run: playwright(["--grep=@postgres"]),
  },
];
