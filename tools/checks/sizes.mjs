import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build as esbuild } from "esbuild";
import { build } from "vite";
import { environment, root } from "../pnpm.mjs";

/**
 * What an import of a published package weighs, built by Vite from dist as a stranger would build it: gzip bytes of the
 * entry and all that it imports statically (languages and what is lazy come later, and are not counted). Of `@yer/ui`
 * every export is measured alone, of the other packages every entry. esbuild, which reads packages in its own way, must
 * come out alike.
 *
 * Beside each package `size-budgets.json` holds the budgets, and its README shows them between markers; `--write` renews both.
 */

/** In kB of 1 000 bytes: what the issue tracker promised. `--write` never raises a budget above it. */
const promises = /** @type {Record<string, number>} */ ({ "@yer/ui Button": 26, "@yer/flow-editor/model": 8 });

/**
 * How far a size may move from what the README shows, either way, before somebody has to look: 3 %, or 0.3 kB. A release
 * of a dependency moves most by less; a component that drags in another one moves by more.
 *
 * @param {number} size
 */
const headroom = (size) => Math.max(0.3, size * 0.03);

/**
 * What esbuild may make of what Vite makes this size: its minifier is the weaker one, and it keeps what a module makes as it
 * begins, such as schemas that nobody asks for. What an index file drags along is several times that.
 *
 * @param {number} size
 */
const mostByEsbuild = (size) => size * 1.15 + 7;

/** @param {number} size */
const tenths = (size) => Math.ceil(size * 10 - 1e-9) / 10;

/**
 * @param {string} name
 * @param {number} size
 */
const budgetFor = (name, size) => Math.min(promises[name] ?? Infinity, tenths(size + headroom(size)));

const { values: options } = parseArgs({ options: { write: { type: "boolean" } } });

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * @typedef {object} Import Something a stranger may import.
 * @property {string} name As the budget calls it: `@yer/ui Button`, or the address of an entry.
 * @property {string} source The line that imports it.
 */

/**
 * @param {string} directory
 * @param {any} manifest
 * @returns {Promise<Import[]>}
 */
async function imports(directory, manifest) {
  const entries = Object.entries(manifest.exports)
    // Messages are one language of texts each: no code, and as long as their sentences are.
    .filter(([subpath, target]) => typeof target === "object" && !subpath.includes("*"))
    .map(([subpath]) => `${manifest.name}${subpath.slice(1)}`);
  if (manifest.name !== "@yer/ui") return entries.map((name) => ({ name, source: `export * from "${name}";` }));

  const kit = await import(pathToFileURL(path.join(directory, "dist/index.js")).href);
  return [
    ...Object.keys(kit).map((name) => ({ name: `@yer/ui ${name}`, source: `export { ${name} } from "@yer/ui";` })),
    ...entries
      .filter((name) => name !== "@yer/ui")
      // It is imported for its effect.
      .map((name) => ({ name, source: `import "${name}";` })),
  ];
}

/**
 * React is there anyway. The kit is measured with all else it brings; the other packages without the kit, each other and
 * what their README has the host install.
 *
 * @param {any} manifest
 */
function leftOut(manifest) {
  const names =
    manifest.name === "@yer/ui"
      ? ["react", "react-dom"]
      : [
          "react",
          "react-dom",
          ...Object.keys(manifest.peerDependencies ?? {}),
          ...Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith("@yer/")),
        ];
  return names.map((name) => new RegExp(`^${name}($|/)`));
}

/**
 * Gzip kB of an import.
 *
 * @param {string} directory
 * @param {RegExp[]} external
 * @param {string} source
 */
async function weigh(directory, external, source) {
  const entry = path.join(directory, "the-only-import.js");
  const result = await build({
    root: directory,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "the-only-import",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        external,
        preserveEntrySignatures: "strict",
        // Reads of an index file only what is asked of it: ten times as fast, sizes the same to a hundredth.
        experimental: { lazyBarrel: true },
      },
    },
  });
  if (!("output" in result)) throw new Error("A build gave no single output.");

  const chunks = new Map(
    result.output.flatMap((part) => (part.type === "chunk" ? [/** @type {const} */ ([part.fileName, part])] : [])),
  );
  const asked = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  // A set grows while it is walked: what each chunk imports is walked, too.
  for (const { imports } of asked) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) asked.add(chunk);
    }
  }
  return [...asked].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
}

/**
 * Gzip kB of all imports as esbuild bundles them, in one go. What is imported lazily is left where it is.
 *
 * @param {string} directory
 * @param {RegExp[]} external
 * @param {Import[]} asked
 * @returns {Promise<Map<string, number>>}
 */
async function weighByEsbuild(directory, external, asked) {
  const { outputFiles } = await esbuild({
    absWorkingDir: directory,
    entryPoints: asked.map(({ name }, index) => ({ in: `the-only-import:${name}`, out: String(index) })),
    outdir: path.join(directory, "nowhere"),
    write: false,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "the-only-import",
        setup(build) {
          const sources = new Map(asked.map(({ name, source }) => [name, source]));
          build.onResolve({ filter: /^the-only-import:/ }, ({ path: name }) => ({
            path: name.slice("the-only-import:".length),
            namespace: "the-only-import",
          }));
          build.onLoad({ filter: /.*/, namespace: "the-only-import" }, ({ path: name }) => ({
            contents: sources.get(name) ?? "",
            resolveDir: directory,
          }));
          build.onResolve({ filter: /.*/ }, ({ path: name, kind }) =>
            kind === "dynamic-import" || external.some((one) => one.test(name))
              ? { path: name, external: true }
              : undefined,
          );
        },
      },
    ],
  });
  return new Map(
    outputFiles.map(({ path: file, contents }) => [
      asked[Number(path.basename(file, ".js"))]?.name ?? file,
      gzipSync(contents).length / 1000,
    ]),
  );
}

/**
 * Sizes of all imports, two builds at a time.
 *
 * @param {string} directory
 * @param {any} manifest
 */
async function measure(directory, manifest) {
  const waiting = await imports(directory, manifest);
  /** @type {Map<string, number>} */
  const sizes = new Map(waiting.map(({ name }) => [name, 0]));
  const external = leftOut(manifest);
  async function work() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      sizes.set(next.name, await weigh(directory, external, next.source));
    }
  }
  await Promise.all([work(), work()]);
  return sizes;
}

const marks = { from: "<!-- sizes: pnpm sizes -->", to: "<!-- /sizes -->" };

/** All icons weigh about the same: one row for the heaviest. */
const isIcon = (/** @type {string} */ name) => /^@yer\/ui \w+Icon$/.test(name);
const iconRow = "any icon";

/**
 * The rows of a README's table.
 *
 * @param {Map<string, number>} sizes
 * @param {Record<string, number>} budgets
 * @returns {{ name: string, size: number, budget: number }[]}
 */
function rows(sizes, budgets) {
  const all = [...sizes].map(([name, size]) => ({ name, size, budget: budgets[name] ?? 0 }));
  const icons = all.filter(({ name }) => isIcon(name)).toSorted((one, other) => other.size - one.size);
  return [
    ...all
      .filter(({ name }) => !isIcon(name))
      .map((row) => ({ ...row, name: `\`${row.name.replace("@yer/ui ", "")}\`` })),
    ...icons.slice(0, 1).map((row) => ({ ...row, name: iconRow })),
  ];
}

/**
 * What a README's table says, or nothing if it has none.
 *
 * @param {string} readme
 */
function shown(readme) {
  const [, table] = readme.split(marks.from);
  if (table === undefined) return undefined;
  return new Map(
    [...(table.split(marks.to)[0] ?? "").matchAll(/^\| +(.+?) +\| +([\d.]+) +\| +([\d.]+) +\|$/gm)].map(
      ([, name = "", size, budget]) => [name, { size: Number(size), budget: Number(budget) }],
    ),
  );
}

/**
 * @param {string} readme
 * @param {ReturnType<typeof rows>} table
 */
function withTable(readme, table) {
  const before = readme.split(marks.from)[0] ?? "";
  const after = readme.split(marks.to)[1] ?? "";
  const lines = [
    "| Import | gzip, kB | budget, kB |",
    "| --- | ---: | ---: |",
    ...table.map(({ name, size, budget }) => `| ${name} | ${size.toFixed(1)} | ${budget.toFixed(1)} |`),
  ];
  return `${before}${marks.from}\n\n${lines.join("\n")}\n\n${marks.to}${after}`;
}

/**
 * Everything that does not hold about a package, in sentences.
 *
 * @param {Map<string, number>} sizes
 * @param {Record<string, number>} budgets
 * @param {string} readme
 */
function complaints(sizes, budgets, readme) {
  const table = rows(sizes, budgets);
  const said = shown(readme);
  return [
    ...[...sizes].flatMap(([name, size]) => {
      const budget = budgets[name];
      if (budget === undefined) return [`${name} (${size.toFixed(1)} kB) has no budget.`];
      if (size > budget) return [`${name} weighs ${size.toFixed(1)} kB; its budget is ${budget.toFixed(1)} kB.`];
      return [];
    }),
    ...Object.entries(promises).flatMap(([name, limit]) =>
      (budgets[name] ?? 0) > limit ? [`${name} was promised at ${limit} kB; its budget is more.`] : [],
    ),
    ...Object.keys(budgets).flatMap((name) => (sizes.has(name) ? [] : [`${name} has a budget, but is not exported.`])),
    ...(said
      ? table.flatMap(({ name, size, budget }) => {
          const row = said.get(name);
          if (!row) return [`The README's table lacks ${name}.`];
          if (row.budget !== budget) return [`The README's table gives ${name} another budget than size-budgets.json.`];
          if (Math.abs(row.size - size) > headroom(row.size) + 0.05) {
            return [`The README says that ${name} weighs ${row.size} kB; it weighs ${size.toFixed(1)} kB.`];
          }
          return [];
        })
      : [`The README has no table of sizes (${marks.from} … ${marks.to}).`]),
    ...[...(said?.keys() ?? [])].flatMap((name) =>
      table.some((row) => row.name === name) ? [] : [`The README's table has ${name}, which is not exported.`],
    ),
  ];
}

let failed = 0;
for (const file of globSync("packages/*/size-budgets.json", { cwd: root }).toSorted()) {
  const directory = path.join(root, path.dirname(file));
  const manifest = json(path.join(directory, "package.json"));
  const readmeFile = path.join(directory, "README.md");
  const readme = readFileSync(readmeFile, "utf8");
  const sizes = await measure(directory, manifest);

  if (options.write) {
    const budgets = Object.fromEntries([...sizes].map(([name, size]) => [name, budgetFor(name, size)]));
    writeFileSync(path.join(root, file), JSON.stringify(budgets, undefined, 2));
    writeFileSync(readmeFile, withTable(readme, rows(sizes, budgets)));
    spawnSync("oxfmt", [file, readmeFile], { cwd: root, env: environment(), stdio: "inherit" });
  }
  const byEsbuild = await weighByEsbuild(directory, leftOut(manifest), await imports(directory, manifest));
  const found = [
    ...complaints(sizes, json(path.join(root, file)), readFileSync(readmeFile, "utf8")),
    ...[...sizes].flatMap(([name, size]) => {
      const other = byEsbuild.get(name) ?? Infinity;
      if (other <= mostByEsbuild(size)) return [];
      return [`${name} weighs ${other.toFixed(1)} kB as esbuild bundles it, ${size.toFixed(1)} kB by Vite.`];
    }),
  ];
  console.log(`${found.length > 0 ? "FAILED" : "ok    "} ${manifest.name}: ${sizes.size} imports measured`);
  for (const sentence of found) console.log(`       ${sentence}`);
  failed += found.length;
}
if (failed > 0) console.log("\nIf this is meant, renew budgets and tables: pnpm sizes");
process.exitCode = failed > 0 ? 1 : 0;
