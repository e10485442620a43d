import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { environment, root } from "../pnpm.mjs";
import { startProduct } from "../product.mjs";

/** The document as the service gives it out, under @redocly/cli with its recommended rules and ours. */

/** @returns {Promise<any>} */
async function document() {
  const product = await startProduct();
  try {
    const reply = await fetch(`${product.url}/api/v1/openapi.json`);
    if (!reply.ok) throw new Error(`GET /api/v1/openapi.json answered ${reply.status}:\n${await reply.text()}`);
    return await reply.json();
  } finally {
    await product.stop();
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), "yer-openapi-"));
try {
  const api = await document();
  const file = path.join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(api, null, 2));
  const paths = Object.keys(api.paths ?? {}).length;
  console.log(`OpenAPI ${api.openapi}, ${paths} paths.`);
  const { status } = spawnSync("redocly", ["lint", "--config", "tools/checks/redocly.yaml", file], {
    cwd: root,
    env: { ...environment(), REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    stdio: "inherit",
  });
  process.exitCode = paths === 0 ? 1 : (status ?? 1);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
