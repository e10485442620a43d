import { readdirSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { out, root } from "./paths.js";

const packages = path.resolve(root, "../packages");

/** Names of a workload's adapters: the files of its folder, but for what they share (`_…`). */
export function adaptersOf(workload: string): string[] {
  return readdirSync(path.join(root, "adapters", workload))
    .filter((file) => !file.startsWith("_"))
    .map((file) => path.parse(file).name)
    .toSorted();
}

/** Where a page is built. */
export const pageFolder = (workload: string, adapter: string): string => path.join(out, "pages", workload, adapter);

/** One production build for each adapter, so that a page carries only what its own peer needs. */
export async function buildPage(workload: string, adapter: string): Promise<void> {
  const entry = "virtual:entry";
  await build({
    root,
    configFile: false,
    logLevel: "error",
    base: "./",
    plugins: [
      react(),
      {
        name: "entry",
        resolveId: (id) => (id === entry ? `${path.join(root, entry)}.ts` : undefined),
        load: (id) =>
          id.endsWith(`${entry}.ts`)
            ? `import adapter from "/adapters/${workload}/${adapter}";
               import page from "/workloads/${workload}/page";
               window.bench = page(adapter);`
            : undefined,
      },
    ],
    resolve: {
      // Ours as it is published: the built packages of the workspace above, with the React that the peers have.
      alias: [
        { find: /^@yer\/ui$/, replacement: path.join(packages, "ui/dist/index.js") },
        { find: /^@yer\/area-picker$/, replacement: path.join(packages, "area-picker/dist/index.js") },
        { find: /^@yer\/area-picker\/model$/, replacement: path.join(packages, "area-picker/dist/model/index.js") },
        { find: /^@yer\/area-picker\/map$/, replacement: path.join(packages, "area-picker/dist/maps/index.js") },
        { find: /^@yer\/flow-editor$/, replacement: path.join(packages, "flow-editor/dist/index.js") },
        { find: /^@yer\/flow-editor\/editor$/, replacement: path.join(packages, "flow-editor/dist/editor/index.js") },
        { find: /^@yer\/flow-editor\/model$/, replacement: path.join(packages, "flow-editor/dist/model/index.js") },
        { find: /^@yer\/flow-editor\/layout$/, replacement: path.join(packages, "flow-editor/dist/layout/index.js") },
        { find: /^@yer\/api\/formats$/, replacement: path.join(packages, "api/dist/formats/index.js") },
      ],
      dedupe: ["react", "react-dom"],
    },
    build: {
      outDir: pageFolder(workload, adapter),
      emptyOutDir: true,
      target: "es2022",
      cssCodeSplit: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rollupOptions: {
        input: entry,
        output: {
          entryFileNames: "main.js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "[name][extname]",
        },
      },
    },
  });
}
