import { namedIn } from "./named-in-docs.mjs";

/** docs/life-of-an-application.md names files and tests that are there. */

const page = "docs/life-of-an-application.md";
const { faults, files, tests } = namedIn(page);
if (faults.length > 0) {
  process.stderr.write(`${page}:\n${faults.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${files} files and ${tests} tests that ${page} names are there.\n`);
