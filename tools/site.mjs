import path from "node:path";
import { parseArgs } from "node:util";
import { preview } from "vite";
import { root } from "./pnpm.mjs";
import { buildSite } from "./site/build.mjs";
import { deadLinks } from "./site/dead-links.mjs";

const usage = `Builds the documentation of the packages into site/, from their READMEs, llms/, examples and API reports.

  npx pnpm@12 site           builds it
  npx pnpm@12 site --serve   and serves it at http://127.0.0.1:4321
`;

const { values } = parseArgs({ options: { serve: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
if (values.help) {
  console.log(usage);
  process.exit();
}

const folder = path.join(root, "site");
const { pages, faults } = await buildSite(folder);
const dead = [...faults, ...deadLinks(folder)];
console.log([...dead, `${pages} pages in site/, ${dead.length} links that lead nowhere.`].join("\n"));
if (dead.length > 0) process.exitCode = 1;
else if (values.serve) {
  const server = await preview({
    root,
    configFile: false,
    build: { outDir: folder },
    preview: { port: 4321, host: "127.0.0.1" },
  });
  server.printUrls();
}
