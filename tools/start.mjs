import "./node-version.mjs";
import { spawn } from "node:child_process";
import { root } from "./pnpm.mjs";
import { buildWorkspaces } from "./turbo.mjs";

/**
 * `npx pnpm@12 start`: builds what the product needs (nothing, when nothing changed) and runs it. The server
 * prints addresses, identities and how to stop; it alone decides when it has stopped.
 */

const stop = new AbortController();
/** @type {import("node:child_process").ChildProcess | undefined} */
let server;

for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(name, () => {
    stop.abort();
    server?.kill(name === "SIGHUP" ? "SIGTERM" : name);
  });
}

const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

console.log("Building Yer: packages, server, back office, public site …");
const { code, output } = await buildWorkspaces(["@yer/server", "@yer/backoffice", "@yer/public"], {
  signal: stop.signal,
  onTask: (name, cached) => console.log(`  ${name.padEnd(20)} ${cached ? "unchanged" : "building"}`),
});
if (stop.signal.aborted) process.exit(130);
if (code !== 0) {
  console.error(`${output}\n\nThe build failed; its output is above.`);
  process.exit(code);
}
console.log(`Built in ${seconds()}. Starting the server …\n`);

// In a process group of its own: Ctrl-C reaches this process only, which passes it on once.
server = spawn(process.execPath, ["--enable-source-maps", "apps/server/dist/main.js"], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  detached: true,
});
server.on("error", (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exitCode = 1;
});
server.on("exit", (exit, signal) => {
  process.exit(exit ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1));
});
