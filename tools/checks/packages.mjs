import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "vite";
import { environment, root } from "../pnpm.mjs";

/**
 * The published packages as a stranger meets them: packed, linted (publint), their types resolved (attw), installed
 * outside the workspace, every export imported in bare Node, and all of them built into a fresh Vite app.
 */

const env = environment();
const folder = mkdtempSync(path.join(os.tmpdir(), "yer-packages-"));
let failures = 0;

/**
 * @param {string} what
 * @param {string[]} command
 * @param {string} cwd
 */
function run(what, [program, ...args], cwd = root) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  report(what, status === 0, `${stdout}${stderr}`);
  return status === 0;
}

/**
 * @param {string} what
 * @param {boolean} good
 * @param {string} output
 */
function report(what, good, output) {
  console.log(`${good ? "ok    " : "FAILED"} ${what}`);
  if (good) return;
  failures += 1;
  console.log(output);
}

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(file, "utf8"));

const packages = globSync("packages/*/package.json", { cwd: root })
  .toSorted()
  .map((file) => ({ directory: path.join(root, path.dirname(file)), manifest: json(path.join(root, file)) }))
  .filter(({ manifest }) => !manifest.private);

/**
 * Every address a package can be imported by: patterns opened by what lies in dist.
 *
 * @param {{ directory: string, manifest: any }} of
 * @returns {string[]}
 */
function addresses({ directory, manifest }) {
  return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
    const file = typeof target === "string" ? target : target.default;
    if (!file.endsWith(".js")) return [];
    const name = `${manifest.name}${subpath.slice(1)}`;
    if (!file.includes("*")) return [name];
    const [before, after] = file.split("*");
    return globSync(file, { cwd: directory }).map((found) =>
      name.replace("*", `./${found}`.slice(before.length, -after.length)),
    );
  });
}

/**
 * Built files that are not made of one source file of the package: a bundle, and with it perhaps a second React.
 *
 * @param {string} directory
 * @returns {string[]}
 */
const foreignFiles = (directory) =>
  globSync("dist/**/*.js", { cwd: directory }).filter((file) =>
    [".ts", ".tsx"].every(
      (ending) => !existsSync(path.join(directory, file.replace(/^dist/, "src").replace(/\.js$/, ending))),
    ),
  );

try {
  /** @type {Record<string, string>} */
  const tarballs = {};
  for (const { directory, manifest } of packages) {
    const tarball = path.join(folder, `${manifest.name.replace("@", "").replace("/", "-")}.tgz`);
    if (!run(`${manifest.name}: packs`, ["pnpm", "pack", "--out", tarball], directory)) continue;
    tarballs[manifest.name] = `file:${tarball}`;
    const foreign = foreignFiles(directory);
    report(
      `${manifest.name}: holds its own files only, its peers stay with the app`,
      foreign.length === 0,
      foreign.join("\n"),
    );
    run(`${manifest.name}: publint`, ["publint", "run", "--strict", tarball]);
    run(`${manifest.name}: types resolve`, [
      "attw",
      tarball,
      "--profile",
      "esm-only",
      "--exclude-entrypoints",
      "fonts.css",
    ]);
  }

  const peers = Object.assign({}, ...packages.map(({ manifest }) => manifest.peerDependencies));
  const installed = Object.fromEntries(
    packages.flatMap(({ directory }) =>
      Object.keys(peers).flatMap((name) => {
        const [found] = globSync(path.join(directory, "node_modules", name, "package.json"));
        return found ? [[name, json(found).version]] : [];
      }),
    ),
  );

  const stranger = path.join(folder, "stranger");
  mkdirSync(stranger);
  writeFileSync(
    path.join(stranger, "package.json"),
    JSON.stringify({ name: "stranger", private: true, type: "module", dependencies: { ...installed, ...tarballs } }),
  );
  // The packages ask for each other by version; none is published yet, so the same tarballs answer.
  writeFileSync(path.join(stranger, "pnpm-workspace.yaml"), `overrides: ${JSON.stringify(tarballs)}\n`);
  const there = run(
    "install outside the workspace",
    ["pnpm", "install", "--prefer-offline", "--ignore-scripts", "--no-frozen-lockfile"],
    stranger,
  );

  if (there) {
    const names = packages.flatMap(addresses);
    for (const name of names) {
      const source = `await import(${JSON.stringify(name)});`;
      run(`${name}: imports in bare Node`, ["node", "--input-type=module", "--eval", source], stranger);
    }

    const lines = names.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`);
    writeFileSync(
      path.join(stranger, "main.js"),
      `${lines.join("\n")}\nglobalThis.stranger = [${names.map((_, index) => `m${index}`).join(", ")}];\n`,
    );
    writeFileSync(
      path.join(stranger, "index.html"),
      '<!doctype html><html lang="en"><title>Stranger</title><script type="module" src="/main.js"></script></html>\n',
    );
    try {
      await build({ root: stranger, configFile: false, logLevel: "error", build: { chunkSizeWarningLimit: 5000 } });
      report("a fresh Vite app builds with all of them", true, "");
    } catch (error) {
      report("a fresh Vite app builds with all of them", false, String(error));
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

process.exitCode = failures > 0 ? 1 : 0;
