import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./pnpm.mjs";

/**
 * Makes apps/server/src/identity/auth/data/leaked-passwords.ts of a list of leaked passwords, one a line, the most frequent first:
 * `node tools/leaked-passwords.mjs LIST`. Only those go in that are long enough to be chosen here; of each the beginning
 * of its hash, for some hold names of people.
 */

/** `leastPassword` of packages/api/src/contract/factors.ts; a test holds the two together. */
const least = 15;
/** Bytes kept of a hash: of ten thousand entries, one password in a hundred million is refused for another's sake. */
const bytes = 5;

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error("Name the file that holds the list.");
const long = readFileSync(list, "utf8")
  .split(/\r?\n/)
  .map((password) => password.normalize("NFKC").toLowerCase())
  .filter((password) => Array.from(password).length >= least);
const hashes = [...new Set(long)].map((password) => createHash("sha256").update(password).digest().subarray(0, bytes));
const text = Buffer.concat(hashes.toSorted((one, other) => Buffer.compare(one, other))).toString("base64");
const lines = text.match(/.{1,110}/g) ?? [];
writeFileSync(
  path.join(root, "apps/server/src/identity/auth/data/leaked-passwords.ts"),
  `/**
 * Made by tools/leaked-passwords.mjs: the ${hashes.length} passwords of 15 characters and more among the million found most
 * often in leaks (source: NOTICE). Of each the first ${bytes} bytes of the SHA-256 of its lower-case NFKC form, in base64.
 */
export const leakedPasswordHashes = [
${lines.map((line) => `  "${line}",`).join("\n")}
].join("");
`,
);
process.stdout.write(`${hashes.length} passwords of ${least} characters and more.\n`);
