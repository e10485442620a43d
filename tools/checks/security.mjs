import { requirements } from "./asvs.mjs";
import { namedIn } from "./named-in-docs.mjs";

/**
 * docs/security.md names files and tests that are there. Of OWASP's ASVS every requirement of levels 1 and 2 has a row,
 * which says where it is met or why it does not concern the service; and every row of it, as of each protection, names a
 * test, a story or a check, or another row that does.
 */

const { rows, faults, files, tests } = namedIn("docs/security.md");
/** Requirements of level 3 that are met all the same. */
const beyond = new Set(["6.7.1", "6.7.2", "8.3.2", "16.5.4"]);
/** Kinds of data: a table of what is kept how, not of protections. */
const keptKinds = new Set(["Secret", "Personal", "Work", "Public"]);

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
/** What proves something: a test, stories, a check of the tools or of continuous integration. */
const proof = /\.(?:test|e2e)\.tsx?`|stories|`(?:tools|\.ci)\/|^as \d|^as above|^every story$/;
for (const row of rows) {
  const cells = row.split(/(?<!\\)\|/).slice(1, -1);
  const [first = "", what = ""] = cells.map((cell) => cell.trim());
  const last = cells.at(-1)?.trim() ?? "";
  // Heads of tables, and the table of kinds of data, which proves nothing.
  if (last === "Test" || cells.length !== (/^\d/.test(first) ? 4 : 3) || last === "How it is kept") continue;
  const concerns = !/^(?:No |Not used|The API takes no |The service is no )/.test(what);
  const of = /^as (\d+\.\d+\.\d+)/.exec(last)?.[1];
  if (of !== undefined && !rows.some((other) => other.startsWith(`| ${of} `))) faults.push(`${first}: no row ${of}.`);
  if (!proof.test(last) && (concerns || last !== "—") && !keptKinds.has(first)) faults.push(`${first} names no test.`);
}
for (const number of requirements) if (!answered.has(number)) faults.push(`ASVS ${number} has no row.`);

if (faults.length > 0) {
  process.stderr.write(`docs/security.md:\n${faults.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(
  `${files} files and ${tests} tests that docs/security.md names are there; ${answered.size} requirements are answered.\n`,
);
