import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";

/**
 * docs/security.md names files and tests: each file is there, and each test, named as `file`: title, is in its file.
 * Paths are the repository's, or the server's (apps/server/src/). Titles of one cell are parted by " · ".
 */

const text = readFileSync(path.join(root, "docs/security.md"), "utf8");
const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
/** @type {string[]} */
const faults = [];
let files = 0;
let tests = 0;

/**
 * The file or folder that a name means.
 *
 * @param {string} name
 */
function find(name) {
  return [name, `apps/server/src/${name}`, `packages/api/src/${name}`]
    .map((one) => path.join(root, one))
    .find((one) => existsSync(one));
}

const named =
  /`([\w@.-]+(?:\/[\w@.-]+)*(?:\/|\.(?:test\.ts|test\.tsx|e2e\.ts|ts|tsx|mjs|md|yaml|cjs)))`(?:: ([^`|]+?)(?= · | \|$|; `|, `))?/g;
for (const row of rows) {
  for (const [, name = "", title] of row.matchAll(named)) {
    const file = find(name);
    files += 1;
    if (file === undefined) {
      faults.push(`${name} is not there: ${row.slice(0, 80)}`);
    } else if (title !== undefined && /\.(test|e2e)\.tsx?$/.test(name)) {
      tests += 1;
      const source = readFileSync(file, "utf8");
      // What a title is filled with, case by case, is written as an ellipsis.
      if (!title.split("…").every((part) => source.includes(part.trim())))
        faults.push(`${name} has no test "${title.trim()}".`);
    }
  }
}
if (faults.length > 0) {
  process.stderr.write(`docs/security.md:\n${faults.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${files} files and ${tests} tests that docs/security.md names are there.\n`);
