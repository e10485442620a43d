import { spawnSync } from "node:child_process";
import { environment, root } from "../pnpm.mjs";

/** Workspaces through turbo, which remembers what has not changed; the root's own TypeScript and tools beside them. */
const commands = [
  ["turbo", "run", "typecheck"],
  ["tsc", "-p", ".storybook/tsconfig.json"],
  ["tsc", "-p", "tools/tsconfig.json"],
];

const env = environment();
const codes = commands.map(
  ([program, ...args]) => spawnSync(program, args, { cwd: root, env, stdio: "inherit" }).status ?? 1,
);
process.exit(Math.max(...codes));
