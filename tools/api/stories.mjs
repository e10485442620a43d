import { readFileSync } from "node:fs";
import { ts } from "./declarations.mjs";

/**
 * @typedef {object} StoriesPage What a stories file tells of its component.
 * @property {string} section First part of its title, such as `Inputs`.
 * @property {string} description When to use it and when not, its keys, what readers hear: Markdown.
 * @property {boolean} hasAllStates Whether a story is called "All States".
 */

/**
 * The value of a property that lies so deep in an object literal, or nothing.
 *
 * @param {any} node
 * @param {string[]} names
 * @returns {any}
 */
function within(node, [name, ...rest]) {
  if (name === undefined || !node) return node;
  const object = ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? node.expression : node;
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((/** @type {any} */ each) => each.name?.text === name);
  return within(property?.initializer, rest);
}

/**
 * Reads a stories file without running it.
 *
 * @param {string} file
 * @returns {StoriesPage}
 */
export function readStories(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const variables = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap((/** @type {any} */ statement) => statement.declarationList.declarations)
      .map((/** @type {any} */ declaration) => [declaration.name.text, declaration.initializer]),
  );
  const meta = variables.get("meta");
  const all = variables.get("AllStates");
  return {
    section: (within(meta, ["title"])?.text ?? "Other").split("/")[0],
    description: within(meta, ["parameters", "docs", "description", "component"])?.text ?? "",
    hasAllStates: all !== undefined && (within(all, ["name"])?.text ?? "All States") === "All States",
  };
}
