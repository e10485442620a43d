import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { chromiumArgs, chromiumPath } from "../tools/chromium.mjs";

// Before anything asks Vite: it keeps the first mode it meets, and reading TypeScript would be development.
process.env.NODE_ENV = "production";

const root = import.meta.dirname;
const names = readdirSync(path.join(root, "workloads"));
const usage = `Measures our parts beside their peers, each in a fresh browser context, and writes RESULTS.md.

  node run.mjs ${names.join("|")}
    --runs 5            rounds; every case runs once in each
    --only yer,antd     only the cases whose name holds one of these; prints, writes nothing
    --no-build          with the pages as they were built last
    --report            no measuring: the tables again, from the raw samples of the last whole run
`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    "no-build": { type: "boolean", default: false },
    report: { type: "boolean", default: false },
  },
});
const [name] = positionals;
const runs = Number(flags.runs);
if (name === undefined || !names.includes(name) || !(runs > 0)) {
  console.error(usage);
  process.exit(2);
}
if (!existsSync(path.join(root, "../packages/ui/dist/index.js"))) {
  console.error("Our packages are not built. In the folder above: npx pnpm@12 build");
  process.exit(1);
}

/**
 * Vite reads the TypeScript, so that any Node which Vite runs on will do.
 *
 * @param {string} file
 */
const load = async (file) =>
  (await runnerImport(path.join(root, file), { configFile: false, logLevel: "error" })).module;

const { run } = await load("runner/run.ts");
const { default: workload, standalone } = await load(`workloads/${name}/workload.ts`);
if (standalone) {
  // Without a browser: the workload measures by itself and says what it found.
  const { writeSection } = await load("runner/results.ts");
  const only = flags.only?.split(",");
  const text = await standalone({ runs, only, reportOnly: flags.report });
  if (only) console.log(text);
  else writeSection(name, text);
} else {
  await run(workload, {
    name,
    runs,
    only: flags.only?.split(","),
    build: !flags["no-build"],
    reportOnly: flags.report,
    chromium: { executablePath: await chromiumPath(), args: chromiumArgs },
  });
}
