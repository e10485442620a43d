import { requirements } from "./asvs.mjs";
import { namedIn } from "./named-in-docs.mjs";

/**
 * docs/security.md names files and tests that are there. Of OWASP's ASVS every requirement of levels 1 and 2 has a row,
 * which says where it is met or why it does not concern the service.
 */

const { rows, faults, files, tests } = namedIn("docs/security.md");
/** Requirements of level 3 that are met all the same. */
const beyond = new Set(["6.7.1", "6.7.2", "8.3.2", "16.5.4"]);

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
