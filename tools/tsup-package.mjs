import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
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

/** How every published package compiles to JavaScript: one ES module per source file; `tsc` writes the types. */
export const packageBuild = /** @satisfies {import("tsup").Options} */ ({
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.test.*",
    "!src/**/*.stories.*",
    "!src/testing/**",
    "!src/docs/**",
    "!src/**/*.d.ts",
  ],
  format: "esm",
  target: "es2022",
  bundle: false,
  sourcemap: true,
  clean: true,
  outDir: "dist",
  esbuildPlugins: [globsWrittenOut],
});

export default defineConfig(packageBuild);
