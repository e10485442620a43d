import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";

/**
 * No test, and nothing that tests the built product, has a limit of its own: a number of milliseconds that is enough here
 * breaks on a slow machine. The shared ones stand in `tools/limits.mjs`, and are what the runners take by themselves.
 */

const places = [
  "{packages,apps}/*/src/**/*.{test,stories}.{ts,tsx}",
  "{packages,apps}/*/src/**/testing/**/*.{ts,tsx}",
  "e2e/**/*.ts",
  ".storybook/*.{ts,tsx}",
  "tools/**/*.mjs",
  "vitest*.config.ts",
];

/** Where such a number is no limit of a test's. */
const exempt = new Set(
  ["adopt-begun", "trace-presses", "transport"].map(
    // How long an app waits for the service is what they test.
    (name) => `packages/api/src/client/${name}.test.ts`,
  ),
);

/** An option of what waits, a setter of one, and the last argument of a test or of what is done before it. */
const ownLimits = [/\b\w*[tT]imeout: *[\d_]{2,}\b/, /\bset\w*Timeout\([\d_]+\)/, /^ *\}, *[\d_]{4,}\);$/];

/**
 * Which lines of a file set a limit.
 *
 * @param {string} text
 */
const limitsIn = (text) =>
  text
    .split("\n")
    .flatMap((line, at) => (ownLimits.some((limit) => limit.test(line)) ? [`${at + 1}: ${line.trim()}`] : []));

const files = places
  .flatMap((place) => globSync(place, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }))
  .filter((file) => !exempt.has(file));
const faults = files.flatMap((file) =>
  limitsIn(readFileSync(path.join(root, file), "utf8")).map((line) => `${file}:${line}`),
);
console.log(
  faults.length === 0
    ? `${files.length} files of tests: none has a limit of its own.`
    : `Take the limit away, or one of tools/limits.mjs:\n${faults.join("\n")}`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
