import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import MiniSearch from "minisearch";
import { build as bundle } from "vite";
import { root } from "../pnpm.mjs";
import { searchOptions } from "./client/search-options.mjs";
import { framed } from "./frame.mjs";
import { render } from "./markdown.mjs";
import { exampleFile, pages } from "./pages.mjs";

/** @import { Page } from "./pages.mjs" */

/** Where a file of the repository can be read by those who only have the site. */
const repository = "https://github.com/yer-uz/yer/blob/main/";

/** The kit as it is published: what the examples import. */
const kit = path.join(root, "packages/ui/dist/index.js");

/**
 * Builds the site of the packages: a folder of static pages that can lie under any address, and asks no other origin.
 *
 * @param {string} folder
 * @returns {Promise<{ pages: number, faults: string[] }>} faults: links of the sources that name no file
 */
export async function buildSite(folder) {
  rmSync(folder, { recursive: true, force: true });
  const all = pages();
  /** @type {Map<string, Page>} */
  const bySource = new Map(all.toReversed().map((page) => [page.source, page]));
  const byName = new Map(all.filter(({ group }) => group === "Components").map((page) => [page.title, page]));
  /** @type {string[]} */
  const faults = [];
  const found = new MiniSearch(searchOptions);

  for (const page of all) {
    const up = "../".repeat(page.address.split("/").length - 1) || "./";
    const body = render(page.text, {
      link: (href) => linked(href, page, up),
      named: (word) => {
        const target = byName.get(word);
        return target === undefined || target === page ? undefined : `${up}${target.address}`;
      },
    });
    for (const { id, title, depth, text } of body.sections) {
      if (id === "" && text === "") continue;
      const address = `${page.address}${depth === 1 ? "" : `#${id}`}`;
      found.add({ id: address, title: title || page.title, page: page.title, text: text.slice(0, 1500) });
    }
    const place = path.join(folder, page.address);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, "index.html"), framed(page, body, all));
  }
  writeFileSync(path.join(folder, "search.json"), JSON.stringify(found));
  await bundleScripts(folder, [...new Set(all.flatMap(({ examples }) => examples))]);
  writeFileSync(path.join(folder, "assets/site.css"), await styles());
  return { pages: all.length, faults };

  /**
   * @param {string} href
   * @param {Page} page
   * @param {string} up
   */
  function linked(href, page, up) {
    if (/^(https?|mailto):/.test(href) || href.startsWith("#")) return href;
    const [where = "", anchor] = href.split("#");
    const file = where.startsWith("/") ? where.slice(1) : path.posix.join(path.posix.dirname(page.source), where);
    const target = bySource.get(file) ?? all.find(({ address }) => address !== "" && address === file);
    const rest = anchor === undefined ? "" : `#${anchor}`;
    if (target !== undefined) return `${up}${target.address}${rest}`;
    if (!existsSync(path.join(root, file))) faults.push(`${page.source}: ${href} names no file.`);
    return `${repository}${file}${rest}`;
  }
}

/**
 * The pages' script, and each example in a file of its own, which a page that shows it asks for.
 *
 * @param {string} folder
 * @param {readonly string[]} examples
 */
async function bundleScripts(folder, examples) {
  const names = examples.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(path.join(root, exampleFile(name)))})`,
  );
  await bundle({
    root: path.join(import.meta.dirname, "client"),
    configFile: false,
    logLevel: "error",
    base: "./",
    resolve: { alias: [{ find: /^@yer\/ui$/, replacement: kit }], dedupe: ["react", "react-dom"] },
    plugins: [
      {
        name: "yer:examples",
        resolveId: (id) => (id === "virtual:examples" ? "\0examples" : null),
        load: (id) =>
          id === "\0examples"
            ? `import ${JSON.stringify(path.join(root, "packages/ui/fonts.css"))};\nexport const examples = {${names.join(",\n")}};`
            : null,
      },
    ],
    build: {
      outDir: path.join(folder, "assets"),
      emptyOutDir: false,
      assetsDir: ".",
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: path.join(import.meta.dirname, "client/site.mjs"),
        output: {
          entryFileNames: "site.js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "[name]-[hash][extname]",
        },
      },
    },
  });
}

/** The sheet of every page, in the kit's own tokens. */
async function styles() {
  /** @type {typeof import("../../packages/ui/dist/index.js")} */
  const { tokens } = await import(kit);
  const own = readFileSync(path.join(import.meta.dirname, "client/site.css"), "utf8");
  const dark = `${tokens.dark} color-scheme: dark;`;
  return `:where(:root) { ${tokens.base} ${tokens.comfortable} ${tokens.light} }
@media (prefers-color-scheme: dark) { :where(:root:not([data-theme])) { ${dark} } }
:where([data-theme="dark"]) { ${dark} }
${own}`;
}
