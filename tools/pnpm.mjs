import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The workspace's root, absolute. */
export const root = path.resolve(import.meta.dirname, "..");

const bin = path.join(root, "node_modules/.bin");

/**
 * The environment every child of ours gets: the workspace's tools and Node 24 first on the path, and a `pnpm` that
 * answers even where the machine has none (turbo calls it): then it is npx that brings it.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function environment() {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` };
  if (spawnSync("pnpm", ["--version"], { env, stdio: "ignore" }).status === 0) return env;

  const shims = path.join(root, "node_modules/.cache/shims");
  mkdirSync(shims, { recursive: true });
  writeFileSync(path.join(shims, "pnpm"), '#!/bin/sh\nexec npx --yes pnpm@12 "$@"\n', { mode: 0o755 });
  return { ...env, PATH: `${env.PATH}${path.delimiter}${shims}` };
}
