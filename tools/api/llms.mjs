import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { condensed, ts } from "./declarations.mjs";
import { block } from "./report.mjs";
import { readStories } from "./stories.mjs";

/** @import { Declaration, Entry } from "./declarations.mjs" */
/** @import { StoriesPage } from "./stories.mjs" */

/**
 * The props of a component, one a line: those the kit declares in full, those it passes on by name.
 *
 * @param {Declaration} component
 * @param {any} checker
 */
function propLines({ symbol }, checker) {
  const type = checker.getTypeOfSymbol(symbol);
  const [parameter] = type.getCallSignatures()[0]?.getParameters() ?? [];
  if (!parameter) return [];
  const props = checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter));

  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const passedOn = [];
  for (const prop of props) {
    const [declaration] = prop.declarations ?? [];
    if (!declaration?.type || declaration.getSourceFile().fileName.includes("/node_modules/")) {
      passedOn.push(`\`${prop.name}\``);
      continue;
    }
    const mark = prop.flags & ts.SymbolFlags.Optional ? "?" : "";
    const doc = ts.displayPartsToString(prop.getDocumentationComment(checker)).replace(/\s+/g, " ");
    const standard = prop.getJsDocTags(checker).find((/** @type {any} */ tag) => tag.name === "default");
    const value = standard && ts.displayPartsToString(standard.text);
    lines.push(
      [
        `- \`${prop.name}${mark}: ${declaration.type.getText().replace(/\s+/g, " ")}\``,
        doc && `: ${doc}`,
        value && ` Default: ${value}.`,
      ]
        .filter(Boolean)
        .join(""),
    );
  }
  if (passedOn.length > 0) {
    const some = passedOn.toSorted();
    // Those of every HTML element would be hundreds.
    lines.push(
      some.length > 40 ? `- ${some.length} props of the element or of React Aria.` : `- Passed on: ${some.join(", ")}.`,
    );
  }
  return lines;
}

/**
 * The component's example: a file of its own, compiled and drawn by a test, to be copied as it is.
 *
 * @param {string} folder
 * @param {string} name
 */
function exampleOf(folder, name) {
  const file = path.join(folder, `${name}.example.tsx`);
  if (!existsSync(file)) throw new Error(`${name} has no example: write ${file}.`);
  return readFileSync(file, "utf8").trimEnd();
}

/**
 * The types that a text names, and those that these name.
 *
 * @param {string} text
 * @param {ReadonlyMap<string, Declaration>} types
 */
function typesIn(text, types) {
  /** @type {Set<Declaration>} */
  const found = new Set();
  const texts = [text];
  // A list grows while it is walked.
  for (const each of texts) {
    for (const [name] of each.matchAll(/(?<![."'\w])[A-Z]\w+/g)) {
      const type = types.get(name);
      if (type === undefined || found.has(type)) continue;
      found.add(type);
      texts.push(type.code);
    }
  }
  return [...found].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * @param {Declaration} component
 * @param {StoriesPage | undefined} stories
 * @param {string} example
 * @param {readonly Declaration[]} types
 * @param {any} checker
 */
function page(component, stories, example, types, checker) {
  const props = propLines(component, checker);
  return `${[
    `# ${component.name}`,
    `\`\`\`tsx\nimport { ${component.name} } from "@yer/ui";\n\`\`\``,
    stories?.description || component.doc,
    props.length > 0 && `## Props\n\n${props.join("\n")}`,
    `## Example\n\n\`\`\`tsx\n${example}\n\`\`\``,
    types.length > 0 && `## Types\n\n\`\`\`ts\n${types.map(block).join("\n\n")}\n\`\`\``,
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}

const sections = ["Actions", "Inputs", "Forms", "Data", "Overlays", "Feedback", "Structure", "Providers"];

/**
 * The kit for a reader that looks things up: `llms.txt`, a sentence for each component, and a page behind each.
 *
 * @param {string} directory Of the package.
 * @param {Entry[]} entries
 * @param {any} checker
 * @returns {Map<string, string>} Texts by file, relative to the package.
 */
export function llmsTexts(directory, entries, checker) {
  const exported = entries[0]?.exported ?? [];
  const values = exported.filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value);
  const icons = values.filter(({ name }) => name.endsWith("Icon"));

  const components = values.flatMap((declaration) => {
    const place = ["components", ""].map((folder) => path.join(directory, "src", folder, declaration.name));
    const folder = place.find((each) => existsSync(path.join(each, `${declaration.name}.tsx`)));
    if (folder === undefined) return [];
    const file = path.join(folder, `${declaration.name}.stories.tsx`);
    const stories = existsSync(file) ? readStories(file) : undefined;
    const example = exampleOf(folder, declaration.name);
    return [{ declaration, stories, example, section: stories?.section ?? "Providers" }];
  });
  // What a component is handed stands on its page line by line; of what every root takes, only how many.
  const ownProps = new Set([
    "RootProps",
    "RootAttributes",
    ...components.map(({ declaration: { name } }) => `${name}Props`),
  ]);
  const types = new Map(
    [...exported, ...(entries[0]?.named ?? [])]
      .filter(({ name, symbol }) => !(symbol.flags & ts.SymbolFlags.Value) && !ownProps.has(name))
      .map((type) => [type.name, type]),
  );
  const pages = components.map(({ declaration, stories, example }) => {
    const named = typesIn(propLines(declaration, checker).join("\n"), types);
    return { name: declaration.name, named, text: page(declaration, stories, example, named, checker) };
  });
  const told = new Set(pages.flatMap(({ named }) => named));
  const paged = new Set(components.map(({ declaration }) => declaration));

  /** @param {Declaration[]} declarations */
  const list = (declarations) =>
    declarations
      .map((each) => {
        const name = paged.has(each) ? `[${each.name}](llms/${each.name}.md)` : `\`${each.name}\``;
        return `- ${name}: ${condensed(each.doc) || each.code.split("\n")[0]}`;
      })
      .join("\n");

  const found = [...new Set([...sections, ...components.map(({ section }) => section).toSorted()])];
  const index = [
    "# @yer/ui",
    "> A component kit for React: behaviour from React Aria, look by CSS variables, texts in Uzbek (Latin and Cyrillic), Russian and English. Made from the source by `pnpm api-report`.",
    "[README](README.md) says how to set it up: `UiProvider` around everything, `fonts.css`, `intl-uz`. Every name below is imported from `@yer/ui`. Each page has when to use the component and when not, its keys, props, an example and the types that its props name.",
    ...found.flatMap((section) => {
      const members = components.filter((each) => each.section === section).map(({ declaration }) => declaration);
      return members.length > 0 ? [`## ${section}`, list(members)] : [];
    }),
    "## Parts, hooks, functions and values",
    list(values.filter((each) => !paged.has(each) && !icons.includes(each))),
    "## Types of these",
    "Types of a component's props stand on its page.",
    list(exported.filter((each) => types.get(each.name) === each && !told.has(each))),
    "## Icons",
    `${icons.map(({ name }) => name).join(", ")}.`,
  ].join("\n\n");

  return new Map([
    ["llms.txt", `${index}\n`],
    ...pages.map(({ name, text }) => /** @type {[string, string]} */ ([`llms/${name}.md`, text])),
  ]);
}
