import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { looks as lookGlobals } from "../../.storybook/look.ts";
import { readStories } from "../api/stories.mjs";
import { readPng, writePng } from "../png.mjs";
import { environment, root } from "../pnpm.mjs";

/**
 * The pictures that the "looks" of all stories named "All States" are held against: each there, none left over, all of
 * them small. `--write` renews those that look otherwise (of all stories, or of the files and folders named) and takes
 * away what no story asks for. Why they are in the repository: docs/decisions/0032-pictures-of-components.md; how they
 * do not pile up in it: docs/decisions/0095-renewed-pictures.md.
 */

/** Megabytes that all pictures may weigh, and kilobytes that one may: a larger one shows more than a component. */
const most = 10.5;
const mostOfOne = 150;

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean" } },
});

const looks = Object.keys(lookGlobals);

const names = globSync("{packages,apps}/*/src/**/*.stories.tsx", { cwd: root })
  .filter((file) => readStories(path.join(root, file)).hasAllStates)
  .map((file) => `${file.split(path.sep)[1]}/${path.basename(file, ".stories.tsx")}`)
  .toSorted();
const expected = new Set(names.flatMap((name) => looks.map((look) => `screenshots/${name}/${look}.png`)));

/** Colours in steps of eight: a third of the bytes, and a difference that the comparison does not see. */
const eighths = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(value / 8) * 8));

/** @param {string} file */
function shrink(file) {
  const picture = readPng(readFileSync(file));
  for (const [at, value] of picture.pixels.entries()) picture.pixels[at] = eighths[value];
  writeFileSync(file, writePng(picture));
}

const pictures = () => globSync("screenshots/**/*.png", { cwd: root }).map((file) => file.replaceAll(path.sep, "/"));

let failures = 0;
/** @param {string} sentence */
function complain(sentence) {
  failures += 1;
  console.log(sentence);
}

if (options.write) {
  const begun = Date.now();
  const { status } = spawnSync(
    "vitest",
    // `--update` takes the word after it for its own.
    ["run", ...files, "--config=vitest.browser.config.ts", "--testNamePattern=All States$", "--update"],
    { cwd: root, env: { ...environment(), STORY_LOOKS: "1" }, stdio: "inherit" },
  );
  if (status !== 0) complain("Some stories failed, so their pictures are not renewed.");
  for (const file of pictures()) {
    if (!expected.has(file)) rmSync(path.join(root, file));
    else if (statSync(path.join(root, file)).mtimeMs >= begun) shrink(path.join(root, file));
  }
}

for (const name of names.filter((name, index) => names.indexOf(name) !== index)) {
  complain(`Two stories files are called ${name}; their pictures would be one.`);
}
const missing = names.filter((name) =>
  looks.some((look) => !existsSync(path.join(root, `screenshots/${name}/${look}.png`))),
);
for (const name of missing) complain(`Not all pictures of ${name} are there.`);
const left = pictures().filter((file) => !expected.has(file));
for (const file of left) complain(`${file} is a picture that no story asks for.`);
if (missing.length + left.length > 0) console.log("Make and renew pictures with:  pnpm screenshots [files]");

const megabytes = pictures().reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0) / 1_000_000;
if (megabytes > most) complain(`All pictures weigh ${megabytes.toFixed(1)} MB; ${most} MB are the most.`);
for (const file of pictures()) {
  const kilobytes = statSync(path.join(root, file)).size / 1000;
  if (kilobytes > mostOfOne) complain(`${file} weighs ${kilobytes.toFixed(0)} kB; ${mostOfOne} kB are the most.`);
}
console.log(`${names.length} stories, ${pictures().length} pictures, ${megabytes.toFixed(1)} MB.`);
process.exitCode = failures > 0 ? 1 : 0;
