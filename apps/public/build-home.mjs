/**
 * Builds the home page's document, after the app itself: the module by which the server draws it (`dist/.server/home.mjs`),
 * with the two small scripts that stand in the page. They share nothing with the app's files, so the app's build knows
 * nothing of them.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const here = import.meta.dirname;
const documents = path.join(here, "src/home/document");

/** @param {string} name a script of the page, packed into one text */
async function scriptOf(name) {
  const output = await build({
    root: here,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: path.join(documents, name), output: { format: "iife" } },
    },
  });
  const [{ output: files }] = [output].flat();
  // Only a script's end could end it early.
  return files[0].code.trim().replaceAll("</script", "<\\/script");
}

const manifest = JSON.parse(readFileSync(path.join(here, "dist/.vite/manifest.json"), "utf8"));
// A font that comes after the text is kept for the next page: in its place it would move what somebody reads.
const fonts = manifest["index.html"].css
  .map((file) =>
    readFileSync(path.join(here, "dist", file), "utf8").replaceAll("font-display:swap", "font-display:optional"),
  )
  .join("");
const scripts = { before: await scriptOf("before-paint.ts"), after: await scriptOf("page-script.ts") };

await build({
  root: here,
  logLevel: "warn",
  define: {
    "process.env.NODE_ENV": '"production"',
    builtParts: JSON.stringify({ fonts, scripts }),
  },
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: path.join(documents, "server.ts"),
    outDir: "dist/.server",
    emptyOutDir: true,
    manifest: false,
    sourcemap: false,
    rolldownOptions: { output: { entryFileNames: "home.mjs", codeSplitting: false } },
  },
});
