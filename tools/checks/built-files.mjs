import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../pnpm.mjs";

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Built */

/**
 * The manifest of a built app.
 *
 * @param {string} app
 * @returns {Record<string, Built>}
 */
function manifestOf(app) {
  return JSON.parse(readFileSync(path.join(root, "apps", app, "dist/.vite/manifest.json"), "utf8"));
}

/**
 * What the manifest of a built app says of its files of script: how many there are, and which import each other in a ring.
 * In a ring one of them runs before what it needs is there, which no test sees but one that opens that very screen.
 *
 * @param {string} app
 * @returns {{ files: number, rings: string[] }}
 */
export function builtFiles(app) {
  const manifest = manifestOf(app);
  /** @type {Map<string, "open" | "done">} */
  const visited = new Map();
  /** @type {string[]} */
  const rings = [];

  /** @param {string} key @param {readonly string[]} way */
  function follow(key, way) {
    if (visited.get(key) === "done") return;
    if (visited.get(key) === "open") {
      rings.push([...way.slice(way.indexOf(key)), key].map((one) => manifest[one]?.file).join(" → "));
      return;
    }
    visited.set(key, "open");
    for (const one of manifest[key]?.imports ?? []) follow(one, [...way, key]);
    visited.set(key, "done");
  }

  for (const key of Object.keys(manifest)) follow(key, []);
  const files = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith(".js") ? [file] : [])));
  return { files: files.size, rings };
}

/** The name that the manifest gives to the file of an address. @param {string} address */
const nameOf = (address) => address.slice(address.indexOf("/", 1) + 1);

/**
 * What a change in one screen makes people fetch again, without building twice. A file's name is a hash of what it holds,
 * the names of the files it imports included: a changed file gives all that import it, by `import` or `import()`, another
 * name, and these those that import them. Of what a screen begins with, that is what its next visit fetches.
 *
 * @param {string} app
 * @returns {{ screen: string, again: readonly string[], kilobytes: number, onFirst: number }[]} kilobytes: for whoever opens
 *   the changed screen, packed by gzip, in kB of 1 000 bytes; `onFirst`: for whoever opens the first register
 */
export function fetchedAgain(app) {
  const manifest = manifestOf(app);
  const dist = path.join(root, "apps", app, "dist");
  const { screens } = JSON.parse(readFileSync(path.join(dist, ".vite/first.json"), "utf8"));
  const byFile = new Map(Object.values(manifest).map((one) => [one.file, one]));
  /** @param {string} key */
  const fileOf = (key) => manifest[key]?.file ?? key;

  /** @param {string} file @returns {Set<string>} this file, and all whose names its name changes */
  function renamed(file) {
    const found = new Set([file]);
    for (const one of found) {
      for (const { file: by, imports = [], dynamicImports = [] } of byFile.values()) {
        if ([...imports, ...dynamicImports].some((key) => fileOf(key) === one)) found.add(by);
      }
    }
    return found;
  }
  /** @param {string} file @param {Set<string>} [found] @returns {Set<string>} this file, and all that it imports */
  function imported(file, found = new Set()) {
    if (found.has(file)) return found;
    found.add(file);
    for (const key of byFile.get(file)?.imports ?? []) imported(fileOf(key), found);
    return found;
  }
  const entry = [...byFile.values()].flatMap((one) => (one.isEntry ? [...imported(one.file)] : []));
  /** @param {{ files: readonly string[] }} screen */
  const fetched = ({ files }) => [...new Set([...entry, ...files.map(nameOf)])].filter((file) => file.endsWith(".js"));
  /** @param {readonly string[]} files */
  const packed = (files) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0) / 1000;

  const first = fetched(screens["/applications"]);
  return Object.entries(screens).map(([screen, one]) => {
    const changed = renamed(nameOf(one.files[0]));
    const again = fetched(one).filter((file) => changed.has(file));
    return { screen, again, kilobytes: packed(again), onFirst: packed(first.filter((file) => changed.has(file))) };
  });
}
