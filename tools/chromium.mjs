import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

/** Flags every browser of ours starts with: no sandbox (it may run as root), and no talk with the outside. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** For pictures that must come out the same on every machine: text and colours without regard to its screen. */
export const stillChromiumArgs = [
  ...chromiumArgs,
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];

/**
 * Where a Chromium to test with lies: `CHROMIUM_PATH`, else the system's, else the one inside
 * `@sparticuz/chromium`.
 *
 * @returns {Promise<string>}
 */
export async function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return installed.find((file) => existsSync(file)) ?? (await pinnedChromiumPath());
}

/**
 * Where the Chromium lies that costs a test of components least: the pinned one, which has no window to keep, takes two
 * thirds of the processor time of a system's whole one. `CHROMIUM_PATH` goes before it; where it does not run, as above.
 *
 * @returns {Promise<string>}
 */
export async function lightChromiumPath() {
  const runs = process.platform === "linux" && process.arch === "x64";
  return runs && !process.env.CHROMIUM_PATH ? pinnedChromiumPath() : chromiumPath();
}

/**
 * The Chromium inside `@sparticuz/chromium`, whose version the lockfile names (Linux on x64), unpacked once. The rename
 * makes two first runs at a time harmless.
 *
 * @returns {Promise<string>}
 */
export async function pinnedChromiumPath() {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const root = entry.slice(0, entry.lastIndexOf("@sparticuz/chromium") + "@sparticuz/chromium".length);
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const target = path.resolve(import.meta.dirname, "../node_modules/.cache/chromium", version, "chromium");
  if (existsSync(target)) return target;

  mkdirSync(path.dirname(target), { recursive: true });
  const partial = `${target}.${process.pid}.partial`;
  await pipeline(
    createReadStream(path.join(root, "bin/chromium.br")),
    createBrotliDecompress(),
    createWriteStream(partial),
  );
  chmodSync(partial, 0o755);
  renameSync(partial, target);
  return target;
}
