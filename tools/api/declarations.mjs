import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * The public declarations of a package, read from the `.d.ts` files of its build.
 *
 * TypeScript 7 has no JavaScript API. dependency-cruiser brings the last compiler that has one; it only has to read
 * declarations here, which 7 wrote. See docs/decisions/0033-api-report-without-typescript-7.md.
 */
export const ts = createRequire(import.meta.resolve("dependency-cruiser"))("typescript");

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });

/**
 * Characters after which a declaration is told by a fingerprint: nobody reads further. Types inferred from schemas are
 * such; what they are stands in the contract and in the OpenAPI document.
 */
const longest = 4000;

/**
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} code The declaration as TypeScript would have it, each comment on one line.
 * @property {string} doc Its comment, without tags.
 * @property {any} symbol The compiler's.
 */

/**
 * @typedef {object} Entry An address that the package can be imported by.
 * @property {string} address
 * @property {Declaration[]} exported By name.
 * @property {Declaration[]} named What their types name and the entry does not export, by name.
 */

/**
 * A doc comment in one line: its first sentence and its default.
 *
 * @param {string} comment
 */
export function condensed(comment) {
  const text = comment
    .replace(/^\/\*\*|\*\/$/g, "")
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
  const prose = text.replace(/(^| )@\w+.*/, "");
  const sentence = /^.*?[.!?](?=\s|$)/.exec(prose)?.[0] ?? prose;
  const standard = /@default (.*?)(?= @\w|$)/.exec(text)?.[0] ?? "";
  return [sentence, standard].filter(Boolean).join(" ");
}

/** @param {string} code */
function withShortComments(code) {
  return code.replace(/\/\*\*[\s\S]*?\*\//g, (comment) => {
    const line = condensed(comment);
    return line === "" ? "" : `/** ${line} */`;
  });
}

/** Names parameters that are taken apart: which parts a component takes stands in its props. */
function nameParameters(/** @type {any} */ context) {
  /** @param {any} node */
  const visit = (node) => {
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) {
      const name = context.factory.createIdentifier("props");
      return context.factory.updateParameterDeclaration(
        node,
        node.modifiers,
        node.dotDotDotToken,
        name,
        node.questionToken,
        node.type,
        node.initializer,
      );
    }
    return ts.visitEachChild(node, visit, context);
  };
  return visit;
}

/**
 * The statement that declares something: for a variable, the whole `declare const`.
 *
 * @param {any} declaration
 */
function statementOf(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/**
 * @param {any} declaration
 * @returns {string}
 */
function print(declaration) {
  const statement = statementOf(declaration);
  if (ts.isSourceFile(statement)) return `// every export of ${path.basename(statement.fileName, ".d.ts")}`;
  const source = statement.getSourceFile();
  const { transformed } = ts.transform(statement, [nameParameters]);
  const text = printer.printNode(ts.EmitHint.Unspecified, transformed[0], source);
  const code = withShortComments(text)
    .replace(/^(\/\*\*.*\*\/\n)?(export )?(default )?(declare )?/, "")
    .replace(/import\("[^"]+"\)\./g, "")
    .replace(/^ *\n/gm, "");
  if (code.length <= longest) return code;
  const print = createHash("sha256").update(code).digest("hex").slice(0, 12);
  return `${code.slice(0, code.indexOf("\n")).slice(0, 100)} … // ${code.length} characters, fingerprint ${print}`;
}

/** @param {any} symbol */
const declarations = (symbol) => symbol.declarations ?? [];

/** @param {{ name: string }} one @param {{ name: string }} other */
const byName = (one, other) => (one.name < other.name ? -1 : 1);

/**
 * What a package exports.
 *
 * @param {string} directory Absolute.
 * @returns {{ entries: Entry[], checker: any }}
 */
export function readDeclarations(directory) {
  const manifest = JSON.parse(readFileSync(path.join(directory, "package.json"), "utf8"));
  const dist = path.join(directory, "dist") + path.sep;
  const addresses = Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    // A pattern opens one file of many, such as the texts of one language.
    typeof target === "object" && !subpath.includes("*")
      ? [{ address: `${manifest.name}${subpath.slice(1)}`, file: path.join(directory, target.types) }]
      : [],
  );
  const program = ts.createProgram(
    addresses.map(({ file }) => file),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      jsx: ts.JsxEmit.ReactJSX,
      skipLibCheck: true,
      strict: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();

  /** @param {any} symbol */
  const target = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

  /** @param {any} declaration */
  const ours = (declaration) => declaration.getSourceFile().fileName.startsWith(dist);

  /**
   * Symbols of this package that a declaration names.
   *
   * @param {any} symbol
   * @returns {any[]}
   */
  function named(symbol) {
    /** @type {any[]} */
    const found = [];
    /** @param {any} node */
    const walk = (node) => {
      if (ts.isIdentifier(node)) {
        const there = checker.getSymbolAtLocation(node);
        if (there) found.push(target(there));
      }
      ts.forEachChild(node, walk);
    };
    for (const declaration of declarations(symbol).filter(ours)) {
      if (!ts.isSourceFile(declaration)) walk(statementOf(declaration));
    }
    return found.filter((other) =>
      declarations(other).some(
        (/** @type {any} */ declaration) =>
          ours(declaration) && !ts.isSourceFile(declaration) && ts.isSourceFile(statementOf(declaration).parent),
      ),
    );
  }

  /**
   * @param {string} name
   * @param {any} symbol
   * @returns {Declaration}
   */
  const describe = (name, symbol) => ({
    name,
    symbol,
    // Not what others declare under the same name, such as the namespace React that a package adds to.
    code: declarations(symbol).filter(ours).map(print).join("\n"),
    doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
  });

  const entries = addresses.map(({ address, file }) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${address} is not built: ${file} is missing.`);
    // A file without exports, imported for its effect, is no module.
    const module = checker.getSymbolAtLocation(source);
    /** @type {{ name: string, symbol: any }[]} */
    const exported = (module ? checker.getExportsOfModule(module) : [])
      .map((/** @type {any} */ symbol) => ({ name: symbol.name, symbol: target(symbol) }))
      .toSorted(byName);
    const known = new Set(exported.map(({ symbol }) => symbol));
    const others = new Set(exported.flatMap(({ symbol }) => named(symbol)).filter((symbol) => !known.has(symbol)));
    // A set grows while it is walked.
    for (const symbol of others) {
      for (const next of named(symbol)) if (!known.has(next)) others.add(next);
    }
    return {
      address,
      exported: exported.map(({ name, symbol }) => describe(name, symbol)),
      named: [...others].map((symbol) => describe(symbol.name, symbol)).toSorted(byName),
    };
  });
  return { entries, checker };
}
