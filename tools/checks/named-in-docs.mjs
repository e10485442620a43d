import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";

/**
 * The file or folder that a name means: paths are the repository's, or the server's (apps/server/src/).
 *
 * @param {string} name
 */
function find(name) {
  return [name, `apps/server/src/${name}`, `packages/api/src/${name}`]
    .map((one) => path.join(root, one))
    .find((one) => existsSync(one));
}

const named =
  /`([\w@.-]+(?:\/[\w@.-]+)*(?:\/|\.(?:test\.ts|test\.tsx|e2e\.ts|ts|tsx|mjs|md|yaml|cjs)))`(?:: ([^`|]+?)(?= · `| +\|$|; `|, `))?/g;

/**
 * Looks up what the tables of a page name: each file is there, and each test, named as `file`: title, is in its file.
 * Titles of one cell are parted by " · ".
 *
 * @param {string} page From the root of the repository.
 * @returns {{ rows: string[], faults: string[], files: number, tests: number }}
 */
export function namedIn(page) {
  const text = readFileSync(path.join(root, page), "utf8");
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
  /** @type {string[]} */
  const faults = [];
  let files = 0;
  let tests = 0;
  for (const row of rows) {
    for (const [, name = "", title] of row.matchAll(named)) {
      const file = find(name);
      files += 1;
      if (file === undefined) {
        faults.push(`${name} is not there: ${row.slice(0, 80)}`);
      } else if (title !== undefined && /\.(test|e2e)\.tsx?$/.test(name)) {
        const source = readFileSync(file, "utf8");
        for (const one of title.split(" · ")) {
          tests += 1;
          // What a title is filled with, case by case, is written as an ellipsis.
          if (!one.split("…").every((part) => source.includes(part.trim())))
            faults.push(`${name} has no test "${one.trim()}".`);
        }
      }
    }
  }
  return { rows, faults, files, tests };
}
