import { condensed } from "./declarations.mjs";

/** @import { Declaration, Entry } from "./declarations.mjs" */

/** A declaration with a line that says what it is. @param {Declaration} declaration */
export function block({ code, doc }) {
  const line = condensed(doc);
  return line === "" ? code : `/** ${line} */\n${code}`;
}

/** @param {Declaration[]} declarations */
const blocks = (declarations) => `\`\`\`ts\n${declarations.map(block).join("\n\n")}\n\`\`\``;

/**
 * What a package exports, as text whose difference in a review is the change of its API: one line for each member.
 *
 * @param {string} name
 * @param {Entry[]} entries
 */
export function apiReport(name, entries) {
  const parts = entries.map(({ address, exported, named }) =>
    [
      `## \`${address}\``,
      exported.length > 0 ? blocks(exported) : "Exports nothing: it is imported for its effect.",
      ...(named.length > 0 ? ["### Named by these types, not exported here", blocks(named)] : []),
    ].join("\n\n"),
  );
  return `# API of ${name}\n\nMade from the build by \`pnpm api-report\`. A difference here is a change of the public API.\n\n${parts.join("\n\n")}\n`;
}
