import { readFileSync } from "node:fs";
import { ts } from "./declarations.mjs";

/**
 * @typedef {object} StoriesPage What a stories file tells of its component.
 * @property {string} section First part of its title, such as `Inputs`.
 * @property {string} description When to use it and when not, its keys, what readers hear: Markdown.
 * @property {boolean} hasAllStates Whether a story is called "All States".
 * @property {string | undefined} example How all its states are drawn, or with which props.
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
 * The text of a node, moved to the left edge.
 *
 * @param {any} node
 * @param {any} source
 */
function textOf(node, source) {
  const lines = node.getText(source).split("\n");
  const indents = lines.slice(1).flatMap((/** @type {string} */ line) => (line.trim() ? [line.search(/\S/)] : []));
  const indent = Math.min(...indents, Infinity);
  return [lines[0], ...lines.slice(1).map((/** @type {string} */ line) => line.slice(indent))].join("\n");
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
  const render = within(all, ["render"]);
  const args = within(all, ["args"]) ?? within(meta, ["args"]);
  const shown = render ?? args;
  return {
    section: (within(meta, ["title"])?.text ?? "Other").split("/")[0],
    description: within(meta, ["parameters", "docs", "description", "component"])?.text ?? "",
    hasAllStates: all !== undefined && (within(all, ["name"])?.text ?? "All States") === "All States",
    example: shown && textOf(shown, source),
  };
}
