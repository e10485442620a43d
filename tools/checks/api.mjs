import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readDeclarations } from "../api/declarations.mjs";
import { llmsTexts } from "../api/llms.mjs";
import { apiReport } from "../api/report.mjs";
import { root } from "../pnpm.mjs";

/**
 * What the packages export stands in the repository as text (`api-report.md`, and `llms.txt` with its pages for the kit),
 * so that a change of it is seen in review. `--write` renews it from the build.
 */
const { values: options } = parseArgs({ options: { write: { type: "boolean" } } });

/** @type {string[]} */
const stale = [];
for (const file of globSync("packages/*/package.json", { cwd: root }).toSorted()) {
  const folder = path.dirname(file);
  const directory = path.join(root, folder);
  const { name } = JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const { entries, checker } = readDeclarations(directory);
  const texts = new Map([["api-report.md", apiReport(name, entries)]]);
  if (name === "@yer/ui") for (const [each, text] of llmsTexts(directory, entries, checker)) texts.set(each, text);

  for (const [each, text] of texts) {
    const place = path.join(directory, each);
    if (existsSync(place) && readFileSync(place, "utf8") === text) continue;
    stale.push(`${folder}/${each} is not what the source says.`);
    if (!options.write) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  for (const each of globSync("llms/*.md", { cwd: directory })) {
    if (texts.has(each.replaceAll(path.sep, "/"))) continue;
    stale.push(`${folder}/${each} is of nothing that is exported.`);
    if (options.write) rmSync(path.join(directory, each));
  }
}
if (stale.length > 0) console.log(stale.join("\n"));
console.log(options.write ? `${stale.length} files renewed.` : `${stale.length} files are stale.`);
if (stale.length > 0 && !options.write) {
  console.log("If the change is meant, renew them:  pnpm api-report");
  process.exitCode = 1;
}
