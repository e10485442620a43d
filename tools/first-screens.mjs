import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, runnerImport } from "vite";

/** A screen in the list of the built ones: its path, and the module that draws it. */
const listed = /"(\/[^"]*)": lazyPart\(\(\) => import\("([^"]+)"\)\)/g;

/** A file of texts, and its language. */
const textFile = /^(?:.*\/)?(?:texts-\w+-)?([a-z]{2}_[A-Z]\w+)-[\w-]{8}\.js$/;

/** Alphabets of a language's letters, as the fonts' files name them. */
const alphabets = /** @type {Record<string, readonly string[]>} */ ({
  uz_UZ: ["latin"],
  uz_Cyrl: ["latin", "cyrillic"],
  ru_RU: ["latin", "cyrillic"],
  en_US: ["latin"],
});

/**
 * Packs a script that stands by itself, in a page or beside it, into one text.
 *
 * @param {string} file
 */
export async function scriptOf(file) {
  const output = await build({
    root: path.dirname(file),
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  });
  const [result] = /** @type {readonly import("vite").Rolldown.RolldownOutput[]} */ ([output].flat());
  // Only a script's end could end it early.
  return (result?.output[0].code ?? "").trim().replaceAll("</script", "<\\/script");
}

/**
 * Says in `.vite/first.json` what the page of each screen begins with, for the server to write into it: the script that
 * begins to read, what the screen reads, its files, and what goes with its language. The entry's own files stand in the page.
 *
 * @param {{ root: string, screens: string, reads: string, script: string, opened: string }} from modules below
 * `root`: the list of screens, what they read, the script. `opened`: the texts that the frame asks for once something
 * of it is opened, by area
 * @returns {import("vite").Plugin}
 */
export function firstScreens({ root, screens, reads, script, opened }) {
  let base = "/";
  return {
    name: "yer:first-screens",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

        /** @param {readonly string[]} files @returns {Set<string>} these files and all that they import */
        function withImports(files, found = new Set()) {
          for (const file of files) {
            if (found.has(file)) continue;
            found.add(file);
            withImports(byFile.get(file)?.imports ?? [], found);
          }
          return found;
        }
        const entry = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));

        /** @param {Iterable<string>} files @returns the files of texts that they load, by language */
        function textsOf(files) {
          /** @type {Record<string, string[]>} */
          const texts = {};
          for (const file of files) {
            for (const text of byFile.get(file)?.dynamicImports ?? []) {
              const locale = textFile.exec(text)?.[1];
              if (locale && !(entry.has(file) && text.includes(`/texts-${opened}-`)))
                texts[locale] = [...new Set([...(texts[locale] ?? []), base + text])];
            }
          }
          return texts;
        }
        const texts = textsOf(entry);
        for (const [locale, scripts] of Object.entries(alphabets)) {
          for (const alphabet of scripts) {
            const font = Object.keys(bundle).find((name) => name.includes(`/inter-${alphabet}-wght-normal-`));
            if (font) (texts[locale] ??= []).push(base + font);
          }
        }

        const { module } = await runnerImport(path.join(root, reads), { configFile: false, logLevel: "error" });
        /** @param {string} screen @returns {string[]} files of parts that it loads when it is drawn */
        const partsOf = (screen) =>
          (module.firstReads[screen]?.parts ?? []).map((/** @type {string} */ part) => {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)));
            return chunk?.fileName ?? this.error(`No built file holds ${part}, a part of the screen of ${screen}.`);
          });

        const list = path.join(root, screens);
        /** @type {Record<string, { files: string[], styles: string[], texts: Record<string, string[]> }>} */
        const first = {};
        for (const [, screen = "", module = ""] of readFileSync(list, "utf8").matchAll(listed)) {
          const source = ["tsx", "ts"]
            .map((end) => path.resolve(path.dirname(list), module.replace(/js$/, end)))
            .find((file) => existsSync(file));
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id === source));
          if (!chunk) this.error(`No built file holds ${module}, the screen of ${screen}.`);
          const files = [...withImports([chunk.fileName, ...partsOf(screen)])].filter((file) => !entry.has(file));
          const styles = files.flatMap((file) => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])]);
          const own = textsOf(files);
          for (const [locale, known] of Object.entries(texts)) {
            own[locale] = (own[locale] ?? []).filter((file) => !known.includes(file));
          }
          first[screen] = {
            files: files.map((file) => base + file),
            styles: styles.map((file) => base + file),
            texts: own,
          };
        }
        if (Object.keys(first).length === 0) this.error(`${screens} lists no screen.`);
        const source = JSON.stringify({
          script: await scriptOf(path.join(root, script)),
          texts,
          screens: first,
          sessionReads: module.sessionReads,
          reads: module.firstReads,
        });
        this.emitFile({ type: "asset", fileName: ".vite/first.json", source });
      },
    },
  };
}
