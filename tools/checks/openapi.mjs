import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { typesOf } from "../generated-client/generate.mjs";
import { environment, root } from "../pnpm.mjs";
import { startProduct } from "../product.mjs";

/**
 * The document as the service gives it out: under Redocly's recommended rules and ours, and in the hands of
 * a stranger, whose client is generated from it, is typed by it, and takes an application through its life at the
 * running service.
 */

const folder = path.join(root, ".cache/openapi");
const file = path.join(folder, "openapi.json");
const client = path.join(root, "tools/generated-client");

let failures = 0;

/**
 * @param {string} what
 * @param {boolean} isWell
 */
function report(what, isWell) {
  console.log(`${isWell ? "ok    " : "FAILED"} ${what}`);
  if (!isWell) failures += 1;
}

/**
 * @param {string} what
 * @param {[string, ...string[]]} command
 */
function run(what, [program, ...args]) {
  const env = { ...environment(), REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  report(what, spawnSync(program, args, { cwd: root, env, stdio: "inherit" }).status === 0);
}

/** @param {string} url */
async function passDays(url, /** @type {number} */ days) {
  const body = JSON.stringify({ days });
  const reply = await fetch(`${url}/demo/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  if (!reply.ok) throw new Error(`The clock did not move: ${await reply.text()}`);
  const { now } = /** @type {{ now: string }} */ (await reply.json());
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tashkent" }).format(new Date(now));
}

const product = await startProduct({ DEMO_FILES: "1" });
try {
  const reply = await fetch(`${product.url}/api/v1/openapi.json`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`GET /api/v1/openapi.json answered ${reply.status}:\n${text}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  const { demoPassword } = await import(pathToFileURL(path.join(root, "apps/server/dist/demo/identities.js")).href);
  const { walk } = await import(pathToFileURL(path.join(client, "walk.mjs")).href);
  const begun = performance.now();
  const number = await walk(product.url, demoPassword, (/** @type {number} */ days) => passDays(product.url, days));
  report(`a generated client registered ${number} in ${Math.round(performance.now() - begun)} ms`, true);
} finally {
  await product.stop();
}
const text = readFileSync(file, "utf8");
writeFileSync(path.join(folder, "schema.d.ts"), await typesOf(text));
run("types of a generated client", [path.join(client, "node_modules/.bin/tsc"), "-p", client]);
const { openapi, paths } = JSON.parse(text);
report(`OpenAPI ${openapi}, ${Object.keys(paths).length} paths`, Object.keys(paths).length > 0);
run("Redocly", ["redocly", "lint", "--config", "tools/checks/redocly.yaml", file]);
process.exitCode = failures > 0 ? 1 : 0;
