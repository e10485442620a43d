import "../tools/node-version.mjs";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { environment, root } from "../tools/pnpm.mjs";
import { buildWorkspaces } from "../tools/turbo.mjs";

/**
 * `node deploy/tarball.mjs [file]`: the production build as one file, to be unpacked where nothing is but a Debian:
 * the service without its demonstration, the two apps, all they need, Node, the units and the documents.
 */

const env = environment();
const target = path.resolve(process.argv[2] ?? "yer.tar.gz");

/** @param {string} program @param {...string} given */
const run = (program, ...given) =>
  execFileSync(program, given, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
const pnpm = (/** @type {string[]} */ ...given) => run("pnpm", ...given);

console.log("Building …");
const { code, output } = await buildWorkspaces(["@yer/server", "@yer/backoffice", "@yer/public"], {
  onTask: () => {},
});
if (code !== 0) {
  console.error(output);
  process.exit(code);
}
pnpm("--filter", "@yer/server", "build:production");

const stage = mkdtempSync(path.join(os.tmpdir(), "yer-tarball-"));
try {
  const top = path.join(stage, "yer");
  const apps = path.join(top, "apps");
  mkdirSync(apps, { recursive: true });
  console.log("Gathering what the service needs …");
  const gathered = path.join(stage, "gathered");
  // Hoisted: plain folders, no links into a store and no name of a folder of this machine.
  pnpm("--config.node-linker=hoisted", "--filter", "@yer/server", "deploy", "--prod", "--legacy", gathered);
  renameSync(path.join(gathered, "node_modules"), path.join(top, "node_modules"));
  const server = path.join(root, "apps/server");
  for (const name of ["package.json", "dist-production"]) {
    cpSync(path.join(server, name), path.join(apps, "server", name), { recursive: true });
  }
  for (const app of ["backoffice", "public"]) {
    cpSync(path.join(root, "apps", app, "dist"), path.join(apps, app, "dist"), { recursive: true });
  }
  mkdirSync(path.join(top, "bin"));
  cpSync(realpathSync(process.execPath), path.join(top, "bin/node"));
  for (const name of ["docs", "LICENSE", "NOTICE"])
    cpSync(path.join(root, name), path.join(top, name), { recursive: true });
  for (const name of ["systemd", "nginx", "prometheus", "grafana"]) {
    cpSync(path.join(root, "deploy", name), path.join(top, "deploy", name), { recursive: true });
  }
  console.log("Packing …");
  // Whoever packed it is nobody's business, nor is when a file was last touched.
  const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", `--mtime=@${lastCommit()}`];
  run("tar", ...same, "-C", stage, "-czf", target, "yer");
} finally {
  rmSync(stage, { recursive: true, force: true });
}

console.log(`${target}: ${(statSync(target).size / 1e6).toFixed(0)} MB, with Node ${process.version}.`);

/** @returns {string} seconds */
function lastCommit() {
  return execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" }).trim();
}
