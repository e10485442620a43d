import { namedIn } from "./named-in-docs.mjs";

/** docs/screen-reader.md names files and tests that are there, and every act a test. */

const page = "docs/screen-reader.md";
const { rows, faults, files, tests } = namedIn(page);
for (const row of rows) {
  const last = row.split("|").at(-2)?.trim() ?? "";
  if (last !== "Test" && !/\.(?:test|e2e)\.tsx?`/.test(last)) faults.push(`No test holds: ${row.slice(0, 60).trim()}`);
}
if (faults.length > 0) {
  process.stderr.write(`${page}:\n${faults.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${files} files and ${tests} tests that ${page} names are there.\n`);
