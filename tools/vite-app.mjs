import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "@formatjs/icu-messageformat-parser";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport } from "vite";
import { packMessage, unpackMessages } from "./packed-messages.mjs";
import { shortCss } from "./short-css.mjs";

/**
 * The placeholder in each built index.html that the server replaces, per request, by that request's nonce.
 * It stands in the `nonce` attributes and in `<meta property="csp-nonce">`, where styled-components, React Aria and
 * Vite's own loader look for it.
 */
export const noncePlaceholder = "__CSP_NONCE__";

/**
 * How an app is built and served in development.
 *
 * Both apps live on one origin and share its paths, so every file of an app has an address under a base of its own
 * (`/_public/assets/…`); which app's index.html answers a page is the server's choice, from `@yer/api/paths`.
 *
 * A build reads the packages as they are published (dist); development reads their sources.
 *
 * @param {{ base: `/_${string}/`, frame: RegExp, first: Readonly<Record<string, RegExp>>, shared?: Readonly<Record<string, RegExp>>, texts?: Readonly<Record<string, RegExp>>, plugins?: import("vite").PluginOption[] }} app `frame`: own modules that most pages show; they stand
 * in one file with all they import. `first`: by name, what most people begin with and loads by itself: what others
 * import of it before the screen itself, or a change of the screen would rename them all.
 * `shared`: by name, small modules that several screens show together: a file for each is a request for each.
 * `texts`: by area, texts of packages that no screen begins with
 */
export function viteApp({ base, frame, first, shared = {}, texts = {}, plugins = [] }) {
  return defineConfig(({ command }) => ({
    base,
    // Both bundles must see the same React, whichever package asks for it.
    resolve: {
      conditions: command === "serve" ? ["@yer/source", ...defaultClientConditions] : [...defaultClientConditions],
      dedupe: ["react", "react-dom", "react-intl", "react-redux", "react-router-dom", "styled-components"],
      // Messages are compiled below, so no parser ships. In development they are parsed as they are shown.
      alias:
        command === "build"
          ? [
              {
                find: /^@formatjs\/icu-messageformat-parser$/,
                replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
              },
            ]
          : [],
    },
    ssr: { resolve: { conditions: ["@yer/source", ...defaultServerConditions] } },
    plugins: [
      react(),
      chartsApart(),
      compiledMessages(),
      withoutAriaStrings(),
      routerWithoutWarnings(),
      ariaInItsOrder(),
      withoutSummaries(),
      shortCss(),
      hintsFirst(),
      ...plugins,
    ],
    html: { cspNonce: noncePlaceholder },
    build: {
      target: "es2023",
      outDir: "dist",
      emptyOutDir: true,
      // For whoever reads an error report; the pages do not point to them.
      sourcemap: "hidden",
      // dist/.vite/manifest.json tells the server what a page loads, so that it can say so ahead.
      manifest: true,
      // The policy allows no data: addresses and no inline script.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: neededAhead },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: filesOf(frame, first, shared, texts) },
          postBanner: ({ name }) => (calledFirst.includes(name) ? compileHint : ""),
        },
      },
    },
  }));
}

/** Libraries of every page, which change with their version alone: a new build leaves them in people's caches. */
const vendors =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|@reduxjs\/toolkit(?!.*legacy)|@redux-saga\/[\w-]+|redux-saga|@babel\/runtime|axios|@formatjs\/[\w-]+|intl-messageformat|react-intl|styled-components|stylis|@emotion\/[\w-]+|use-sync-external-store|zod)\//;

/** What built messages are unpacked by: every page has it, for none is without words. */
const unpacker = path.join(import.meta.dirname, "packed-messages.mjs");

/** A file of messages, and the language it is in. */
const messageFile = /\/messages\/([a-z]+_\w+)\.[jt]s$/;

/** All but what names every screen: that changes with each of them, and is small. */
const notTheEntry = /^(?!.*\/src\/(?:main\.tsx|App\.tsx|router\.tsx|frame\/screens\/))/;

/**
 * What opens over a page (docs/decisions/0196): what lists and tabs are made of as well, the sheets, and what the frame and
 * the register show in them. The first register begins with none of it, and nothing but a press waits for it.
 */
const overlays = {
  collections:
    /\/node_modules\/(?:(?:react-aria|react-stately)\/dist\/private\/(?:(?:collections|focus|overlays|selection|toggle)\/|utils\/(?:animation|inertValue|useSlot)\.)|react-aria-components\/dist\/private\/(?:Collection|Header|Heading|OverlayArrow|SelectionIndicator|SharedElementTransition)\.)/,
  overlays: /\/packages\/ui\/dist\/components\/(?:Menu\/MenuSheet|Popover\/PopoverSheet|Dialog\/ModalSheet)\.js$/,
  opened:
    /\/packages\/ui\/dist\/components\/(?:ToastRegion\/ToastStage|ColumnChooser\/ColumnPanel|SavedViews\/NameDialog|NotificationCenter\/NotificationList)\.js$/,
};

/**
 * Which modules stand in one file: what is shown together is fetched together, and small files each on their own cost more
 * than they hold. What else screens share is left to the bundler: `entriesAwareMergeThreshold` made files that import each
 * other in a ring, in which a class was extended before it was there.
 *
 * @param {RegExp} frame
 * @param {Readonly<Record<string, RegExp>>} first
 * @param {Readonly<Record<string, RegExp>>} shared
 * @param {Readonly<Record<string, RegExp>>} texts
 * @returns {import("vite").Rolldown.CodeSplittingGroup[]}
 */
function filesOf(frame, first, shared, texts) {
  return [
    { name: (id) => textsOf(id, texts), debugName: "texts", test: messageFile, priority: 3.5 },
    { name: "vendors", test: vendors, tags: ["$initial"], priority: 5 },
    { name: "frame", test: (id) => id === unpacker || frame.test(id), priority: 4 },
    { name: "around", test: notTheEntry, tags: ["$initial"], priority: 3 },
    ...Object.entries(first).map(([name, test], place) => ({ name, test, priority: 2.9 - place / 10 })),
    ...Object.entries({ ...overlays, ...shared }).map(([name, test], place) => ({
      name,
      test,
      priority: 2 - place / 10,
    })),
  ];
}

/** Texts of one area of an app: the others stand around every screen, or on the first. */
const laterTexts =
  /\/apps\/public\/src\/(?!messages\/|live\/)(\w+)\/|\/apps\/backoffice\/src\/(?!\w+\/standing\/|cases\/(?:diary|money)\/|insight\/figures\/)(cases|identity|insight|money|places|questions)\/|\/registers\/(batches)\//;

/**
 * One file of texts for each language and area of an app; what stands around every screen is in the first.
 *
 * @param {string} id
 * @param {Readonly<Record<string, RegExp>>} packages by area, texts of packages that only it says
 */
function textsOf(id, packages) {
  const [saidBy] = Object.entries(packages).find(([, files]) => files.test(id)) ?? [];
  const area = laterTexts.exec(id)?.slice(1).find(Boolean) ?? saidBy ?? "first";
  return `texts-${area}-${messageFile.exec(id)?.[1]}`;
}

/**
 * Files whose functions are nearly all called by the first screen. What stands at their top asks the browser to compile them
 * whole while they come, beside the main thread, instead of one by one as they are called (V8's explicit compile hints;
 * other browsers take it for a comment).
 */
const calledFirst = ["index", "around", "frame", "vendors", "first"];
const compileHint = "//# allFunctionsCalledOnLoad";

/** What a page has loaded before anything of it asks for more. */
const loadedFirst = /\/(?:index|frame|around|vendors|rolldown-runtime)-[\w-]{8}\.js$/;

/**
 * What is fetched together with a part that is loaded when it is shown. Each list costs the script that holds it a hashed
 * name a file, so only the entry has one, for whole screens; what screens load themselves brings its imports along one
 * round trip later, most of them being there already. A part's styles are always fetched with it: nothing else would.
 *
 * @type {import("vite").ResolveModulePreloadDependenciesFn}
 */
function neededAhead(_file, files, { hostId, hostType }) {
  if (hostType === "html") return files;
  const isEntry = /(?:^|\/)index-[\w-]{8}\.js$/.test(hostId);
  return files.filter((file) => file.endsWith(".css") || (isEntry && !loadedFirst.test(file)));
}

/**
 * Turns message files (`messages/<locale>.ts` or `.js`, `export const messages`) into what react-intl would have
 * parsed them to, so that the parser (7 kB) stays at home.
 *
 * @returns {import("vite").Plugin}
 */
function compiledMessages() {
  return {
    name: "yer:compiled-messages",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\/messages\/[a-z]+_\w+\.[jt]s$/ },
      async handler(id) {
        const { module, dependencies } = await runnerImport(id, { configFile: false, logLevel: "error" });
        if (Object.keys(module).join() !== "messages") {
          this.error(`${id} must export \`messages\` and nothing else; it exports: ${Object.keys(module).join(", ")}`);
        }
        dependencies.forEach((file) => this.addWatchFile(file));
        const compiled = Object.entries(module.messages).map(([key, text]) => [
          key,
          typeof text === "string" ? parse(text, { shouldParseSkeletons: true }) : text,
        ]);
        /** As they would be written whole: what a browser unpacks must be the same. */
        const whole = JSON.parse(JSON.stringify(Object.fromEntries(compiled)));
        const packed = Object.fromEntries(Object.entries(whole).map(([key, message]) => [key, packMessage(message)]));
        if (!isDeepStrictEqual(unpackMessages(structuredClone(packed)), whole)) {
          this.error(`${id} holds a message that is not what it was once it is packed and unpacked.`);
        }
        return `import { unpackMessages } from ${JSON.stringify(unpacker)};\nexport const messages = unpackMessages(${JSON.stringify(packed)});\n`;
      },
    },
  };
}

/**
 * Gives charts a store of their own: Recharts takes parts of Redux Toolkit that nothing else does, and a module stands in
 * one file, which every first screen would load with them (1.7 kB). Charts come when one is shown, and bring the older
 * build of the same version.
 *
 * @returns {import("vite").Plugin}
 */
function chartsApart() {
  return {
    name: "yer:charts-apart",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^@reduxjs\/toolkit$/ },
      async handler(source, importer, options) {
        if (importer === undefined || !/\/node_modules\/recharts\//.test(importer)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace(/[\w.-]+$/, "redux-toolkit.legacy-esm.js") };
      },
    },
  };
}

/**
 * Leaves out React Aria's strings in thirty-odd languages: the kit registers its own, one language at a time
 * (`@yer/ui`'s aria-strings).
 *
 * @returns {import("vite").Plugin}
 */
function withoutAriaStrings() {
  return {
    name: "yer:without-aria-strings",
    // What the server draws finds no registered ones: React Aria looks for them in a window.
    apply: ({ build }, { command }) => command === "build" && !build?.ssr,
    enforce: "pre",
    load: {
      filter: {
        id: /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:[^/]+\/)?[a-z]{2}-[A-Z]{2}\.m?js$/,
      },
      handler: () => "export default {};\n",
    },
  };
}

/**
 * Takes out of the contract what the API's document alone says of each call: no screen shows it, and a page that knows a
 * hundred calls carried kilobytes of it. Blanks take its place, so that the source map holds.
 *
 * @returns {import("vite").Plugin}
 */
function withoutSummaries() {
  return {
    name: "yer:without-summaries",
    apply: "build",
    transform: {
      filter: { id: /\/packages\/api\/dist\/contract\/[\w-]+\.js$/ },
      handler: (code) => ({
        code: code.replaceAll(
          /(\bsummary:\s*)("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g,
          (_, name, text) => `${name}""${" ".repeat(text.length - 2)}`,
        ),
        map: null,
      }),
    },
  };
}

/**
 * Lets modules of React Aria stand in a file in the order of its index, like beside like: in the order in which the kit asks
 * for them, the same file weighs a kilobyte more. Nothing is added by it: what nobody asks for is left out.
 *
 * @returns {import("vite").Plugin}
 */
function ariaInItsOrder() {
  return {
    name: "yer:aria-in-its-order",
    apply: "build",
    transform: {
      filter: { id: /\/packages\/ui\/dist\/UiProvider\/UiProvider\.js$/ },
      // In the first line, so that what stands below keeps its place in the source map.
      handler: (code) => ({ code: `import "react-aria-components";${code}`, map: null }),
    },
  };
}

/**
 * Takes the router's own production build, which its package holds and does not offer to bundlers: the other one brings
 * warnings for developers along.
 *
 * @returns {import("vite").Plugin}
 */
function routerWithoutWarnings() {
  return {
    name: "yer:router-without-warnings",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
      },
    },
  };
}

/**
 * Puts the compile hint of a file into its first line: only there it counts, and Vite writes the entry's list of files above
 * it. Lines change places, so what stands below keeps its place in the source map.
 *
 * @returns {import("vite").Plugin}
 */
function hintsFirst() {
  return {
    name: "yer:hints-first",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || file.code.startsWith(compileHint)) continue;
          const [above, below, ...more] = file.code.split(`${compileHint}\n`);
          if (above !== undefined && below !== undefined && more.length === 0)
            file.code = `${compileHint}\n${above}${below}`;
        }
      },
    },
  };
}
