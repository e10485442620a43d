import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { build as esbuild } from "esbuild";
import { build } from "vite";
import { environment, root } from "../pnpm.mjs";
import { beginFreshApps, lookAtFreshApps } from "./fresh-apps.mjs";

/**
 * The published packages as a stranger meets them: packed, linted (publint), their types resolved (attw), installed
 * outside the workspace with the oldest and with the newest of what they ask to stand beside, every export imported in
 * bare Node, and all of them built into a fresh app by Vite and by esbuild. Then apps made of a README alone, built by Vite,
 * webpack and Next, and looked at.
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

/** The lowest version that a range allows. @param {string} range */
const lowest = (range) => /\d+\.\d+\.\d+/.exec(range)?.[0] ?? range;

/**
 * What a tarball must not hold, or must say, in sentences.
 *
 * @param {string} tarball
 * @param {string} directory
 */
function complaints(tarball, directory) {
  const unpacked = mkdtempSync(path.join(folder, "unpacked-"));
  spawnSync("tar", ["-xzf", tarball, "-C", unpacked]);
  const inside = path.join(unpacked, "package");
  const files = globSync("**/*.*", { cwd: inside });
  const manifest = json(path.join(inside, "package.json"));
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  const install = [...readFileSync(path.join(directory, "README.md"), "utf8").matchAll(/^pnpm add (.*)$/gm)]
    .map(([, line]) => line)
    .join(" ");
  return [
    ...files
      .filter((file) => /\.(test|stories|example)\.|(^|\/)testing\//.test(file))
      .map((file) => `${file} is there for tests only.`),
    ...files
      .filter((file) => file.endsWith(".js.map") && "sourcesContent" in json(path.join(inside, file)))
      .map((file) => `${file} holds the source a second time.`),
    ...(files.includes("CHANGELOG.md") ? [] : ["It does not say what changed (CHANGELOG.md)."]),
    ...["engines", "keywords", "homepage", "repository", "bugs"]
      .filter((key) => manifest[key] === undefined)
      .map((key) => `package.json says nothing of ${key}.`),
    ...asked
      .filter(([, range]) => !/^[~^]\d/.test(range))
      .map(([name, range]) => `It asks for ${name} ${range}, which is no range with an end.`),
    ...Object.keys(manifest.peerDependencies ?? {})
      .filter((name) => !install.split(/\s+/).includes(name))
      .map((name) => `No line to install it names its peer ${name}.`),
  ];
}

/**
 * A stranger's program that imports every address, and says of each whether it came.
 *
 * @param {string[]} names
 */
const importing = (names) => `
for (const name of ${JSON.stringify(names)}) {
  try {
    await import(name);
    console.log("ok " + name);
  } catch (error) {
    console.log("no " + name + "\\t" + String(error?.stack ?? error).replaceAll("\\n", "\\t"));
  }
}
`;

/**
 * What a framework with server components does: of a module marked "use client" a component on the server gets names, to
 * hand to the browser and not to call; all others run, with the little of React that is there.
 */
const serverComponents = `
import { registerHooks } from "node:module";
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = loaded.source == null ? "" : Buffer.from(loaded.source).toString();
    if (!/^["']use client["']/.test(source)) return loaded;
    if (/^export \\*/m.test(source)) throw new Error(url + " hands on all of another module, which a marked one may not.");
    const names = [...source.matchAll(/^export \\{([^}]*)\\}/gm)].flatMap(([, list]) => list.split(",").map((one) => one.trim().split(" as ").at(-1)).filter(Boolean));
    const lines = names.map((name, index) => "const c" + index + " = () => { throw new Error('" + name + " is called on the server.'); }; export { c" + index + " as " + name + " };");
    return { ...loaded, format: "module", source: lines.join("\\n") };
  },
});
`;

/**
 * Imports every address in bare Node, in one process: none of them changes what another one finds, but the kit's mending
 * of Intl.
 *
 * @param {string} stranger
 * @param {string} which
 * @param {string[]} names
 * @param {string[]} [options]
 */
function importAll(stranger, which, names, options = []) {
  writeFileSync(path.join(stranger, "import.mjs"), importing(names));
  const { stdout, stderr } = spawnSync("node", [...options, "import.mjs"], { cwd: stranger, env, encoding: "utf8" });
  const told = new Map(stdout.split("\n").map((line) => [line.slice(3).split("\t")[0], line]));
  for (const name of names) {
    const line = told.get(name) ?? "";
    report(`${name}: imports ${which}`, line.startsWith("ok "), line.replaceAll("\t", "\n") || stderr);
  }
}

/**
 * Whether everything in a stranger's app that asks for a package gets the same one: with two of the kit there would be two
 * providers, of which each component knows one.
 *
 * @param {string} stranger
 * @param {string} name
 */
function copies(stranger, name) {
  const found = [stranger, ...packages.map(({ manifest }) => path.join(stranger, "node_modules", manifest.name))]
    .map((from) => realpathSync(from))
    .filter((from) => {
      const { dependencies, peerDependencies } = json(path.join(from, "package.json"));
      return name in { ...dependencies, ...peerDependencies };
    })
    .map((from) => resolved(from, name));
  return [...new Set(found)];
}

/**
 * Where a package finds another one, as Node looks for it.
 *
 * @param {string} from
 * @param {string} name
 * @returns {string}
 */
function resolved(from, name) {
  const place = path.join(from, "node_modules", name);
  if (existsSync(place)) return realpathSync(place);
  return from === path.dirname(from) ? "nowhere" : resolved(path.dirname(from), name);
}

/**
 * The strangers: one with the oldest of all that the packages ask to stand beside, one with the newest that there is.
 *
 * @type {Record<string, (range: string) => string>}
 */
const strangers = { "with the oldest peers": lowest, "with the newest peers": (range) => range };

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
    const wrong = complaints(tarball, directory);
    report(`${manifest.name}: is packed for a stranger`, wrong.length === 0, wrong.join("\n"));
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

  const kit = tarballs["@yer/ui"]?.slice("file:".length);
  const fresh = kit === undefined ? undefined : beginFreshApps(folder, kit);

  /** @type {Record<string, string>} */
  const peers = Object.assign({}, ...packages.map(({ manifest }) => manifest.peerDependencies));
  for (const [index, version] of Object.values(strangers).entries()) {
    const beside = Object.entries(peers).filter(([name]) => !(name in tarballs));
    const dependencies = { ...Object.fromEntries(beside.map(([name, range]) => [name, version(range)])), ...tarballs };
    mkdirSync(path.join(folder, `stranger-${index}`));
    writeFileSync(
      path.join(folder, `stranger-${index}`, "package.json"),
      JSON.stringify({ name: `stranger-${index}`, private: true, type: "module", dependencies }),
    );
  }
  // The packages ask for each other by version; none is published yet, so the same tarballs answer.
  writeFileSync(
    path.join(folder, "pnpm-workspace.yaml"),
    `packages: ["stranger-*"]\noverrides: ${JSON.stringify(tarballs)}\n`,
  );
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "strangers", private: true }));
  const there = run(
    "install outside the workspace",
    ["pnpm", "install", "--prefer-offline", "--ignore-scripts", "--no-frozen-lockfile"],
    folder,
  );

  if (there) {
    const names = packages.flatMap(addresses);
    for (const [index, which] of Object.keys(strangers).entries()) {
      const stranger = path.join(folder, `stranger-${index}`);
      importAll(stranger, `in bare Node, ${which}`, names);
      for (const name of ["@yer/ui", "@yer/api", "react", "styled-components", "react-intl"]) {
        const found = copies(stranger, name);
        report(`${name} stands there once, ${which}`, found.length === 1, found.join("\n"));
      }
    }

    const stranger = path.join(folder, `stranger-${Object.keys(strangers).length - 1}`);
    writeFileSync(path.join(stranger, "server-components.mjs"), serverComponents);
    importAll(stranger, "beside server components", names, [
      "--conditions=react-server",
      "--import=./server-components.mjs",
    ]);

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
    try {
      await esbuild({
        absWorkingDir: stranger,
        entryPoints: ["main.js"],
        outdir: "bundle",
        bundle: true,
        splitting: true,
        format: "esm",
        logLevel: "silent",
      });
      report("esbuild bundles all of them", true, "");
    } catch (error) {
      report("esbuild bundles all of them", false, String(error));
    }
  }
  if (fresh) await lookAtFreshApps(fresh, report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

process.exitCode = failures > 0 ? 1 : 0;
