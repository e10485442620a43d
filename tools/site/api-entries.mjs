import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";

/** @import { Page } from "./pages.mjs" */

/** Name of what a declaration declares. */
const declared =
  /^(?:export )?(?:declare )?(?:abstract )?(?:function|interface|class|type|const|enum|namespace) (\w+)/m;

/**
 * The pages of a package's API: one for each address it can be imported by, on it a heading for each name, with its
 * comment and its types. The report is made from the build and held to it by the step `api`.
 *
 * @param {string} report
 * @param {string} name
 * @returns {Page[]}
 */
export function entriesOf(report, name) {
  const [, ...entries] = readFileSync(path.join(root, report), "utf8").split(/^## `(.+)`$/m);
  /** @type {Page[]} */
  const pages = [];
  for (let index = 0; index < entries.length; index += 2) {
    const [entry = "", body = ""] = entries.slice(index, index + 2);
    const code = /```ts\n([^]*?)\n```/.exec(body)?.[1] ?? "";
    const declarations = code.split(/\n\n(?=\S)/).map((text) => {
      const [, comment] = /^\/\*\*([^]*?)\*\/\n/.exec(text) ?? [];
      const says = comment
        ?.split("\n")
        .map((line) => line.replace(/^\s*\* ?/, "").trim())
        .join(" ")
        .replaceAll(/\{@link (\w+)\s*\}/g, "`$1`")
        .replaceAll("<", "&lt;")
        .trim();
      const title = declared.exec(text)?.[1];
      const types = text.replace(/^\/\*\*[^]*?\*\/\n/, "");
      return `${title === undefined ? "" : `## ${title}\n\n`}${says ? `${says}\n\n` : ""}\`\`\`ts\n${types}\n\`\`\`\n`;
    });
    pages.push({
      address: `api/${entry.replace("@yer/", "")}/`,
      title: entry,
      group: `API of @yer/${name}`,
      source: report,
      text: `# \`${entry}\`\n\nEverything that \`${entry}\` exports.\n\n${declarations.join("\n")}`,
      examples: [],
    });
  }
  return pages;
}
