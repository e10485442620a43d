import { spawn } from "node:child_process";
import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { filledData } from "./filled.mjs";
import { freePort } from "./free-port.mjs";
import { bound, hang } from "./limits.mjs";
import { root } from "./pnpm.mjs";

/**
 * Applications of the demonstration in a test: every register of its district is filled, and the machine is not kept
 * busy with more beside the tests.
 */
export const demoFiles = 240;

/**
 * Starts the built product for a test: own port, own data directory, demonstration mode; waits until it is ready.
 *
 * @param {NodeJS.ProcessEnv} [env] Settings beside these, such as DATABASE_URL.
 * @param {{ filled?: number }} [options] `filled`: it begins with so many applications of the demonstration, and makes
 *   no more; otherwise with nothing, and fills while it runs. For the embedded database only.
 * @returns {Promise<{ url: string, output: () => string, stop: () => Promise<void> }>} `stop` ends it and removes its data.
 */
export async function startProduct(env = {}, { filled } = {}) {
  const data = mkdtempSync(path.join(os.tmpdir(), "yer-data-"));
  if (filled !== undefined) {
    cpSync(await filledData(filled), data, { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  // The last thing before it is listened on.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = "";
  const child = spawn(process.execPath, ["--enable-source-maps", "apps/server/dist/main.js"], {
    cwd: root,
    env: {
      ...process.env,
      YER_MODE: "demo",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: data,
      LOG_LEVEL: "warn",
      DEMO_FILES: String(filled ?? demoFiles),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const ended = new Promise((resolve) => {
    child.on("close", resolve);
    child.on("error", resolve);
  });

  const stop = async () => {
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), hang);
    await ended;
    clearTimeout(late);
    rmSync(data, { recursive: true, force: true });
  };

  const deadline = Date.now() + bound;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return { url, output: () => output, stop };
    await wait(200);
  }
  await stop();
  throw new Error(
    `The product did not become ready at ${url} within ${bound / 60_000} minutes. It printed:\n${output}`,
  );
}
