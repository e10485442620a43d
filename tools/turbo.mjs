import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { environment, root } from "./pnpm.mjs";

/**
 * Builds workspaces and what they stand on; what has not changed comes from turbo's cache.
 *
 * @param {readonly string[]} workspaces
 * @param {{ onTask?: (name: string, cached: boolean) => void, signal?: AbortSignal }} [options]
 * @returns {Promise<{ code: number, output: string }>} the whole output, for when it failed
 */
export function buildWorkspaces(workspaces, { onTask, signal } = {}) {
  const filters = workspaces.map((name) => `--filter=${name}`);
  const child = spawn("turbo", ["run", "build", "--output-logs=new-only", "--log-order=grouped", ...filters], {
    cwd: root,
    env: { ...environment(), TURBO_TELEMETRY_DISABLED: "1", TURBO_DAEMON: "false", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      const task = /^(@yer\/\S+):build: cache (hit|miss)/.exec(line);
      if (task) onTask?.(task[1], task[2] === "hit");
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", (error) => (error.name === "AbortError" ? resolve({ code: 1, output: "" }) : reject(error)));
    child.on("close", (code) => resolve({ code: code ?? 1, output: lines.join("\n") }));
  });
}
