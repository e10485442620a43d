import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";
import { entriesOf } from "./api-entries.mjs";

/**
 * @typedef {object} Page
 * @property {string} address Folder of the page beneath the site, with a slash at its end; empty for the first page.
 * @property {string} title
 * @property {string} group Heading it stands under in the navigation.
 * @property {string} source File it is made from, from the root of the repository.
 * @property {string} text Markdown.
 * @property {string[]} examples Components whose examples are drawn on it.
 */

/** Guides in the order in which a newcomer needs them; each is a file of `guide/`. */
const guides = [
  "start",
  "theming",
  "any-country",
  "parts",
  "forms",
  "table",
  "diagrams",
  "maps",
  "service",
  "ssr",
  "recipes",
];

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), "utf8");

/**
 * What stands beneath a heading of a file, without the heading.
 *
 * @param {string} file
 * @param {string} heading
 */
function section(file, heading) {
  const text = read(file);
  const lines = text.split("\n");
  let inCode = false;
  /** @type {{ depth: number, from: number } | undefined} */
  let found;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith("```")) inCode = !inCode;
    const [, marks, title] = (!inCode && /^(#+) (.*)$/.exec(line)) || [];
    if (marks === undefined) continue;
    if (found !== undefined && marks.length <= found.depth) return lines.slice(found.from, index).join("\n");
    if (found === undefined && title === heading) found = { depth: marks.length, from: index + 1 };
  }
  if (found === undefined) throw new Error(`${file} has no heading "${heading}", which a guide shows.`);
  return lines.slice(found.from).join("\n");
}

/** Where a component's example lies. @param {string} name */
export function exampleFile(name) {
  const [file] = globSync(`packages/ui/src/**/${name}.example.tsx`, { cwd: root });
  if (file === undefined) throw new Error(`${name} has no example.`);
  return file;
}

/**
 * A guide with what it takes from elsewhere: `<!-- from FILE#Heading -->` a section of a README, whose links into itself
 * lead to that README's page; `<!-- example Name -->` a component's example, drawn and in code.
 *
 * @param {string} text
 * @returns {{ text: string, examples: string[] }}
 */
function assembled(text) {
  /** @type {string[]} */
  const examples = [];
  const whole = text
    .replaceAll(/^<!-- from (\S+?)#(.+) -->$/gm, (_, file, heading) =>
      section(file, heading)
        .replaceAll(
          /\]\(([^):]+)\)/g,
          (__, href) => `](/${href.startsWith("#") ? file + href : path.posix.join(path.posix.dirname(file), href)})`,
        )
        .trim(),
    )
    .replaceAll(/^<!-- example (\w+) -->$/gm, (_, name) => {
      examples.push(name);
      return `<div data-example="${name}"></div>\n\n\`\`\`tsx\n${read(exampleFile(name)).trim()}\n\`\`\``;
    });
  return { text: whole, examples };
}

/**
 * What a component's example cannot be drawn in: it is a page of its own, takes the whole window, or shows nothing until
 * something goes wrong.
 */
const notDrawn = new Set([
  "AppShell",
  "CrashGuard",
  "DirtyGuard",
  "IdleDialog",
  "NotFound",
  "PageArrival",
  "SkipLink",
  "UiProvider",
]);

/** @returns {Page[]} */
function components() {
  return globSync("packages/ui/llms/*.md", { cwd: root })
    .toSorted()
    .map((source) => {
      const name = path.basename(source, ".md");
      const drawn = notDrawn.has(name) ? [] : [name];
      const text = read(source).replace(
        /^## Example\n/m,
        (heading) => `${heading}${drawn.length > 0 ? `\n<div data-example="${name}"></div>\n` : ""}`,
      );
      return { address: `components/${name}/`, title: name, group: "Components", source, text, examples: drawn };
    });
}

/** Every page of the site, in the order of its navigation. @returns {Page[]} */
export function pages() {
  const packages = ["ui", "api", "flow-editor", "area-picker"].filter((name) =>
    existsSync(path.join(root, "packages", name, "README.md")),
  );
  return [
    ...guides.map((name, index) => {
      const source = `tools/site/guide/${name}.md`;
      const { text, examples } = assembled(read(source));
      const [, title = name] = /^# (.*)$/m.exec(text) ?? [];
      return { address: index === 0 ? "" : `${name}/`, title, group: "Guide", source, text, examples };
    }),
    ...packages.map((name) => ({
      address: `packages/${name}/`,
      title: `@yer/${name}`,
      group: "Packages",
      source: `packages/${name}/README.md`,
      text: read(`packages/${name}/README.md`),
      examples: [],
    })),
    ...components(),
    ...packages.flatMap((name) => entriesOf(`packages/${name}/api-report.md`, name)),
  ];
}
