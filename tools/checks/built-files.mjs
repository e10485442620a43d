import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";

/**
 * What the manifest of a built app says of its files of script: how many there are, and which import each other in a ring.
 * In a ring one of them runs before what it needs is there, which no test sees but one that opens that very screen.
 *
 * @param {string} app
 * @returns {{ files: number, rings: string[] }}
 */
export function builtFiles(app) {
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(path.join(root, "apps", app, "dist/.vite/manifest.json"), "utf8"));
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
