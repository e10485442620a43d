import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { environment, root } from "../pnpm.mjs";

/**
 * What others made and we use: each version is named exactly and in one place, each package comes from the registry with
 * its hash, each licence is one we may take. Asks nobody. With `--ask`, known weaknesses of what runs in production are
 * asked of the registry as well; where it does not answer, that is said and is no failure, for no build may hang on it.
 */

const allowed = new Set([
  "MIT",
  // MIT without the duty to name.
  "MIT-0",
  "ISC",
  "Apache-2.0",
  "MPL-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "BlueOak-1.0.0",
]);
/** Licences of data and fonts, and one that is misspelt, for these packages alone. */
const named = new Map([
  ["caniuse-lite", "CC-BY-4.0"],
  ["@fontsource-variable/inter", "OFL-1.1"],
  ["@expo-google-fonts/inter", "MIT AND OFL-1.1"],
  ["splaytree-ts", "BDS-3-Clause"],
]);
/** @type {string[]} */
const faults = [];

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), "utf8");

/** @param {string[]} args */
function pnpm(args) {
  const { stdout, stderr } = spawnSync("pnpm", args, {
    cwd: root,
    env: environment(),
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  return { stdout, stderr };
}

const exact = /^"?\d+\.\d+\.\d+(-[\w.]+)?"?$/;
const [, catalog = ""] = /^catalog:\n((?: {2}.*\n)+)/m.exec(read("pnpm-workspace.yaml")) ?? [];
const pins = catalog.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
for (const pin of pins) {
  if (!exact.test(pin.slice(pin.lastIndexOf(": ") + 2).trim()))
    faults.push(`The catalog names no exact version:${pin}`);
}
for (const file of ["package.json", ...globSync("{packages,apps}/*/package.json", { cwd: root }), "e2e/package.json"]) {
  const manifest = JSON.parse(read(file));
  for (const kind of ["dependencies", "devDependencies", "optionalDependencies"]) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      if (!/^(catalog:|workspace:)/.test(version) && !exact.test(version))
        faults.push(`${file}: ${name} is ${version}`);
    }
  }
}

const resolutions = read("pnpm-lock.yaml").match(/^ {4}resolution: .*$/gm) ?? [];
for (const line of resolutions) {
  if (!/^ {4}resolution: \{integrity: sha512-[\w+/=]+\}$/.test(line))
    faults.push(`Not from the registry, or without its hash:${line}`);
}

/** @type {Record<string, { name: string }[]>} */
const licences = JSON.parse(pnpm(["-r", "licenses", "list", "--json"]).stdout);
let components = 0;
for (const [licence, packages] of Object.entries(licences)) {
  for (const { name } of packages) {
    components += 1;
    const choices = licence.replace(/[()]/g, "").split(" OR ");
    const isAllowed = choices.some((choice) => choice.split(" AND ").every((part) => allowed.has(part)));
    if (!isAllowed && named.get(name) !== licence) faults.push(`${name} is ${licence}`);
  }
}

if (process.argv.includes("--ask")) {
  const { stdout, stderr } = pnpm(["audit", "--prod", "--json"]);
  /** @type {{ advisories?: Record<string, { module_name: string, severity: string, title: string }> } | undefined} */
  let answer;
  try {
    answer = JSON.parse(stdout);
  } catch {
    process.stdout.write(`Known weaknesses were NOT asked: ${stderr.trim().split("\n")[0]}\n`);
  }
  for (const { module_name: name, severity, title } of Object.values(answer?.advisories ?? {})) {
    if (severity === "high" || severity === "critical") faults.push(`${name} has a weakness (${severity}): ${title}`);
    else process.stdout.write(`${name} (${severity}): ${title}\n`);
  }
}

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${pins.length} pins, ${resolutions.length} packages, ${components} licences, ${faults.length} faults.\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
