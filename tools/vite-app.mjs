import { parse } from "@formatjs/icu-messageformat-parser";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, runnerImport } from "vite";

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
 * @param {{ base: `/_${string}/` }} app
 */
export function viteApp({ base }) {
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
    plugins: [react(), compiledMessages(), withoutAriaStrings(), routerWithoutWarnings()],
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
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 700,
    },
  }));
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
      filter: { id: /\/messages\/(?:uz_UZ|uz_Cyrl|ru_RU|en_US)\.[jt]s$/ },
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
        return `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};\n`;
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
    apply: "build",
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
