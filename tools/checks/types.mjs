import { spawnSync } from "node:child_process";
import { environment, root } from "../pnpm.mjs";

/**
 * Workspaces through turbo, which remembers what has not changed; the root's own TypeScript and tools beside them. What
 * a workspace takes from another it reads as strangers do, from what was built: its sources are checked once, at home. Each
 * with one thread, two at a time: four threads of one program work out the same types four times, and take twice the
 * processor's time and memory.
 */
const commands = [
  ["turbo", "run", "typecheck", "--concurrency=2"],
  ["tsc", "-p", ".storybook/tsconfig.json", "--singleThreaded"],
  ["tsc", "-p", "tools/tsconfig.json", "--singleThreaded"],
];

const env = environment();
const codes = commands.map(
  ([program, ...args]) => spawnSync(program, args, { cwd: root, env, stdio: "inherit" }).status ?? 1,
);
process.exit(Math.max(...codes));
