import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { root } from "../pnpm.mjs";

/**
 * What the sources of a folder may say texts by.
 *
 * @typedef {object} SaidIds
 * @property {Set<string>} literals every text that stands whole: `"register.title"`, a key, a member of a type
 * @property {RegExp[]} families patterns of ids that are made of a code: `status.${code}`
 */

/** @type {Map<string, { literals: string[], families: string[] }>} */
const read = new Map();

/**
 * A template as a pattern of ids; undefined where it holds no word of an id.
 *
 * @param {string[]} pieces
 */
function familyOf(pieces) {
  if (!pieces.every((piece) => /^[\w.-]*$/.test(piece)) || !/[a-z]{3}/i.test(pieces.join(""))) return undefined;
  return `^${pieces.map((piece) => piece.replaceAll(".", "\\.")).join("([\\w.-]+)")}$`;
}

/** @param {string} file */
function readSource(file) {
  const known = read.get(file);
  if (known) return known;
  /** @type {string[]} */
  const literals = [];
  /** @type {string[]} */
  const families = [];
  /** @param {any} node */
  const visit = (node) => {
    if (node === null || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach(visit);
    // A permission (`read:user`) is two codes.
    if (node.type === "Literal" && typeof node.value === "string") literals.push(node.value, ...node.value.split(":"));
    if (node.type === "Property" && node.key.type === "Identifier") literals.push(node.key.name);
    if (node.type === "TemplateLiteral" || node.type === "TSTemplateLiteralType") {
      const pieces = node.quasis.map((/** @type {any} */ { value }) => value.cooked ?? value.raw);
      const family = familyOf(pieces);
      if (pieces.length === 1) literals.push(pieces[0]);
      else if (family) families.push(family);
    }
    for (const value of Object.values(node)) if (typeof value === "object") visit(value);
  };
  visit(parseSync(file, readFileSync(path.join(root, file), "utf8")).program);
  const found = { literals, families };
  read.set(file, found);
  return found;
}

/**
 * The ids that the sources of some folders may say. Message files and tests say none.
 *
 * @param {string[]} folders
 * @returns {SaidIds}
 */
export function saidIds(folders) {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.|\.d\.ts$|\/testing\/|\/messages\/[a-z]+_\w+\.ts$/.test(file));
  const sources = files.map(readSource);
  const patterns = new Set(sources.flatMap(({ families }) => families));
  return {
    literals: new Set(sources.flatMap(({ literals }) => literals)),
    families: [...patterns].map((pattern) => new RegExp(pattern)),
  };
}

/** Whatever stands in any source: a code is among it, or made by one of its templates. @type {SaidIds | undefined} */
let everything;

/** @param {string} code */
function isCode(code) {
  everything ??= saidIds(["packages/*/src", "apps/*/src"]);
  const { literals, families } = everything;
  return (
    literals.has(code) ||
    families.some((family) =>
      family
        .exec(code)
        ?.slice(1)
        .every((part) => literals.has(part)),
    )
  );
}

/**
 * Whether the sources may say an id: whole, or made of a code.
 *
 * @param {SaidIds} said
 * @param {string} id
 * @param {boolean} isOpen codes may come from records: what a history holds, nothing may write any more
 */
export function isSaid({ literals, families }, id, isOpen) {
  return (
    literals.has(id) ||
    families.some((family) =>
      family
        .exec(id)
        ?.slice(1)
        .every((code) => isOpen || isCode(code)),
    )
  );
}
