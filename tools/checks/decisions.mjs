import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";

/**
 * Every record in docs/decisions/ begins with `# NNNN Title` and, below it, one line in italics with the standard terms by
 * which an engineer would look for it. The page of the folder has a row for each, with the same title; it names every number
 * below the last one that has no record; and no link from record to record leads nowhere.
 */

const folder = path.join(root, "docs/decisions");
const index = readFileSync(path.join(folder, "README.md"), "utf8");
const records = globSync("[0-9]*.md", { cwd: folder }).toSorted();
/** @type {string[]} */
const faults = [];

/** Title of each row of the page, by the file it leads to. @type {Map<string, string>} */
const rows = new Map();
const [, head = "", delimiter = "", table = ""] = /(?:^|\n)(\|.*)\n(\|.*)\n((?:\|.*\n)+)/.exec(index) ?? [];
if (!/^\| No\. +\| Decision +\|$/.test(head) || !/^\| -+ \| -+ \|$/.test(delimiter))
  faults.push('README.md: its table begins with the row "No. | Decision" and a delimiter.');
for (const row of table.trimEnd().split("\n")) {
  const [, number, file = "", title = ""] = /^\| \[(\d{4})\]\(([^)]+)\) +\| (.+?) +\|$/.exec(row) ?? [];
  if (number === undefined || !file.startsWith(`${number}-`)) faults.push(`README.md: no row of a decision: ${row}`);
  else if (rows.has(file)) faults.push(`README.md: ${file} has two rows.`);
  else rows.set(file, title);
}
const order = [...rows.keys()];
if (order.join() !== order.toSorted().join()) faults.push("README.md: its rows are not in the order of their numbers.");
for (const file of order) if (!records.includes(file)) faults.push(`README.md: there is no ${file}.`);

/** Numbers that have a record. @type {Set<number>} */
const taken = new Set();
for (const file of records) {
  const number = file.slice(0, 4);
  if (taken.has(Number(number))) faults.push(`${file}: ${number} is another decision's.`);
  taken.add(Number(number));
  const text = readFileSync(path.join(folder, file), "utf8");
  const [heading = "", blank, terms = "", after] = text.split("\n");
  const [, said, title = ""] = /^# (\d{4}) ([^\s·—–-].*\S)$/.exec(heading) ?? [];
  if (said !== number) faults.push(`${file}: begins with "# ${number} Title", not with "${heading}".`);
  else if (rows.get(file) !== title)
    faults.push(`${file}: "${title}" stands in README.md as "${rows.get(file) ?? "no row"}".`);
  if (blank !== "" || after !== "" || !/^_[^_]+\._$/.test(terms) || terms.includes("]("))
    faults.push(`${file}: below its heading stands no line of its terms ("_Keyset pagination._").`);
  for (const [, link = ""] of text.matchAll(/\]\((\d{4}-[^)#]+)/g))
    if (!records.includes(link)) faults.push(`${file}: there is no ${link}.`);
}

/** Numbers without a record, as the page names them: `0053`, `0076 – 0077`. @type {Set<number>} */
const unused = new Set();
for (const [, from = "", to = from] of index.slice(index.lastIndexOf("|")).matchAll(/\b(\d{4})(?: – (\d{4}))?\b/g))
  for (let number = Number(from); number <= Number(to); number += 1) unused.add(number);
for (let number = 1; number <= Math.max(...taken); number += 1) {
  const name = String(number).padStart(4, "0");
  if (taken.has(number) === unused.has(number))
    faults.push(
      taken.has(number)
        ? `README.md: ${name} is named as a number without a record, and has one.`
        : `${name} has no record, and README.md does not name it as such a number.`,
    );
}

if (faults.length > 0) {
  process.stderr.write(`docs/decisions:\n${faults.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${records.length} decisions say their terms and stand in their list.\n`);
