import { defineConfig } from "tsup";

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
});

export default defineConfig(packageBuild);
