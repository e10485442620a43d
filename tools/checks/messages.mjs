import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { runnerImport } from "vite";
import "./architecture.mjs";
import "./decisions.mjs";
import "./life-of-an-application.mjs";
import "./screen-reader.mjs";
import "./security.mjs";
import { root } from "../pnpm.mjs";
import { sentenceFaults } from "./same-sentences.mjs";
import { spellingFaults } from "./spelling.mjs";

/**
 * Every folder `messages/` holds the same texts in every language: one file each, `export const messages`.
 * A text is there, is not empty, is sound ICU, takes the same arguments everywhere, and spells each word one way, in its
 * language's letters and signs; it is said somewhere, and by one id.
 */

const folders = globSync("{packages,apps}/*/src/**/messages", { cwd: root }).toSorted();
/** Every language that any set is in; the Uzbek files are the sources. */
const locales = [
  ...new Set([
    "uz_UZ",
    ...folders.flatMap((folder) =>
      globSync("*_*.ts", { cwd: path.join(root, folder) }).map((file) => file.slice(0, -3)),
    ),
  ]),
];
/** @type {Map<string, Record<string, Record<string, unknown>>>} */
const sets = new Map();
/** Words with two right spellings, and which of them the glossary has. @type {Record<string, [RegExp, string][]>} */
const spellings = { en_US: [[/organisation/i, "organization"]] };
const faults = [];
let texts = 0;

/**
 * The words of a message, without the names of its arguments.
 *
 * @param {import("@formatjs/icu-messageformat-parser").MessageFormatElement[]} ast
 * @returns {string}
 */
function words(ast) {
  return ast
    .map((/** @type {any} */ element) =>
      element.type === 0
        ? element.value
        : [element.children ?? [], ...Object.values(element.options ?? {}).map(({ value }) => value)]
            .map(words)
            .join(" "),
    )
    .join(" ");
}

/**
 * The names of a message's arguments and tags, sorted.
 *
 * @param {import("@formatjs/icu-messageformat-parser").MessageFormatElement[]} ast
 * @returns {string[]}
 */
function names(ast) {
  const found = new Set();
  /** @param {any} element */
  const visit = (element) => {
    // 0 is literal text and 7 the # of a plural: neither has a name.
    if (element.type !== 0 && element.type !== 7) found.add(element.value);
    for (const child of element.children ?? []) visit(child);
    for (const option of Object.values(element.options ?? {})) option.value?.forEach?.(visit);
  };
  ast.forEach(visit);
  return [...found].toSorted((one, other) => one.localeCompare(other));
}

for (const folder of folders) {
  /** @type {Record<string, Record<string, unknown>>} */
  const catalogues = {};
  for (const locale of locales) {
    const file = path.join(root, folder, `${locale}.ts`);
    if (!existsSync(file)) {
      faults.push(`${folder}: no ${locale}.ts`);
      continue;
    }
    const { module } = await runnerImport(file, { configFile: false, root, logLevel: "error" });
    if (typeof module.messages !== "object") faults.push(`${folder}/${locale}.ts: exports no \`messages\``);
    else catalogues[locale] = module.messages;
  }

  sets.set(folder, catalogues);
  const ids = new Set(Object.values(catalogues).flatMap(Object.keys));
  for (const id of ids) {
    texts += 1;
    /** @type {string | undefined} */
    let first;
    /** @type {Record<string, import("@formatjs/icu-messageformat-parser").MessageFormatElement[]>} */
    const sound = {};
    for (const [locale, catalogue] of Object.entries(catalogues)) {
      const where = `${folder}/${locale}.ts: "${id}"`;
      const text = catalogue[id];
      if (typeof text !== "string" || text.trim() === "") {
        faults.push(`${where} is missing`);
        continue;
      }
      try {
        const ast = parse(text);
        sound[locale] = ast;
        const takes = names(ast).join(", ");
        first ??= takes;
        const said = words(ast);
        for (const [other, spelling] of spellings[locale] ?? []) {
          if (other.test(said)) faults.push(`${where} is spelt otherwise elsewhere: ${spelling}`);
        }
        if (takes !== first) faults.push(`${where} takes (${takes}), elsewhere (${first})`);
      } catch (error) {
        faults.push(`${where} is not sound ICU: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    faults.push(...spellingFaults(folder, id, sound));
  }
}

faults.push(...sentenceFaults(sets));

for (const fault of faults) console.log(fault);
console.log(`${texts} texts in ${locales.length} languages, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
