import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { defineConfig } from "tsup";

/** A glob of one plain relative text, outside of comments. */
const statement = /^((?![ ]*(?:\/?\*|\/\/)).*)import\.meta\.glob(?:<.+>)?\("(\.[^"]+)"\)/gm;

/**
 * Writes `import.meta.glob("./messages/*_*.ts")` out as the imports that it stands for, so that a package needs no Vite
 * where it is used: every bundler and every browser knows `import("./messages/uz_UZ.js")`.
 *
 * @type {NonNullable<import("tsup").Options["esbuildPlugins"]>[number]}
 */
const globsWrittenOut = {
  name: "yer:globs-written-out",
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, "utf8");
      if (!source.includes("import.meta.glob")) return undefined;
      const contents = source.replaceAll(statement, (_, /** @type {string} */ before, /** @type {string} */ glob) => {
        const files = globSync(glob, { cwd: path.dirname(file) }).toSorted();
        if (files.length === 0) throw new Error(`${file}: no file is ${glob}`);
        const folder = glob.slice(0, glob.lastIndexOf("/") + 1);
        const entries = files.map((found) => {
          const address = `${folder}${path.basename(found)}`;
          return `${JSON.stringify(address)}: () => import(${JSON.stringify(address.replace(/\.ts$/, ".js"))})`;
        });
        return `${before}{ ${entries.join(", ")} }`;
      });
      return { contents, loader: "ts" };
    });
  },
};

/** What a built module asks for. */
const imported = /^(?:import|export) (?:[^"]*? from )?"([^"]+)";$/gm;

/** All that an index file is made of once it is built. */
const handed = /^(?:import|export) (?:[^"]*? from )?"[^"]+";$|^export \{[^}]*\};$|^\/\/.*$/gm;

/** What draws or keeps state on a screen: React on a server of components lacks the half of what they ask of it. */
const screen =
  /^(react|react-dom|styled-components|react-intl|react-aria|react-aria-components|react-stately|react-hook-form|react-redux|recharts|leaflet|@yer\/ui|@xyflow\/react|@tanstack\/[\w-]+|@reduxjs\/toolkit\/query\/react)($|\/(?!jsx-runtime))/;

/**
 * Marks every built module that draws with `"use client"`, and every one that asks such a module for something, so that a
 * framework with server components takes the package as it is. What is pure stays usable on both sides, and so do index
 * files, which hand on.
 *
 * @type {NonNullable<import("tsup").Options["plugins"]>[number]}
 */
const screenModulesMarked = {
  name: "yer:screen-modules-marked",
  async buildEnd({ writtenFiles }) {
    const modules = new Map(
      await Promise.all(
        writtenFiles
          .filter(({ name }) => name.endsWith(".js"))
          .map(async ({ name }) => {
            const file = path.resolve(name);
            const source = await readFile(file, "utf8");
            const asked = [...source.matchAll(imported)].map(([, from = ""]) =>
              from.startsWith(".") ? path.join(path.dirname(file), from) : from,
            );
            return /** @type {const} */ ([file, { source, asked }]);
          }),
      ),
    );
    const reaching = new Set(
      [...modules].flatMap(([file, { asked }]) => (asked.some((from) => screen.test(from)) ? [file] : [])),
    );
    for (let before = -1; before !== reaching.size;) {
      before = reaching.size;
      for (const [file, { asked }] of modules) if (asked.some((from) => reaching.has(from))) reaching.add(file);
    }
    const marked = [...reaching].filter(
      (file) => !/^\s*$/.test(modules.get(file)?.source.replaceAll(handed, "") ?? ""),
    );
    // On the first line: source maps stay true.
    await Promise.all(marked.map((file) => writeFile(file, `"use client"; ${modules.get(file)?.source}`)));
  },
};

/** How every published package compiles to JavaScript: one ES module per source file; `tsc` writes the types. */
export const packageBuild = /** @satisfies {import("tsup").Options} */ ({
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.test.*",
    "!src/**/*.stories.*",
    "!src/**/*.example.*",
    "!src/testing/**",
    "!src/docs/**",
    "!src/**/*.d.ts",
  ],
  format: "esm",
  target: "es2022",
  bundle: false,
  sourcemap: true,
  // The source itself is packed, once: maps name it.
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  clean: true,
  outDir: "dist",
  esbuildPlugins: [globsWrittenOut],
  plugins: [screenModulesMarked],
});

export default defineConfig(packageBuild);
