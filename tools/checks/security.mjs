import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";
import { requirements } from "./asvs.mjs";

/**
 * docs/security.md names files and tests: each file is there, and each test, named as `file`: title, is in its file.
 * Paths are the repository's, or the server's (apps/server/src/). Titles of one cell are parted by " · ". Of OWASP's ASVS
 * every requirement of levels 1 and 2 has a row, which says where it is met or why it does not concern the service.
 */

const text = readFileSync(path.join(root, "docs/security.md"), "utf8");
const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
/** Requirements of level 3 that are met all the same. */
const beyond = new Set(["6.7.1", "6.7.2", "8.3.2", "16.5.4"]);
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

/** Requirements that a row answers: `6.2.4`, `6.2.4, 6.2.12`, `10.3.1 – 10.3.4`. @type {Set<string>} */
const answered = new Set();
for (const row of rows) {
  const [, first = "", what = ""] = row.split(/(?<!\\)\|/);
  if (!/^ \d+\.\d+\.\d+/.test(first)) continue;
  if (what.trim() === "") faults.push(`The row of ${first.trim()} says nothing.`);
  if (/\b(planned|todo|not yet|later)\b/i.test(what)) faults.push(`${first.trim()} is put off: ${what.trim()}`);
  for (const part of first.split(",")) {
    const [from = "", to = from] = part.split("–").map((number) => number.trim());
    const begin = requirements.indexOf(from);
    const end = requirements.indexOf(to);
    if (begin === -1 || end < begin) {
      if (!beyond.has(from)) faults.push(`${part.trim()} is no requirement of levels 1 and 2.`);
    } else for (const number of requirements.slice(begin, end + 1)) answered.add(number);
  }
}
for (const number of requirements) if (!answered.has(number)) faults.push(`ASVS ${number} has no row.`);

if (faults.length > 0) {
  process.stderr.write(`docs/security.md:\n${faults.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(
  `${files} files and ${tests} tests that docs/security.md names are there; ${answered.size} requirements are answered.\n`,
);
