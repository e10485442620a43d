import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../runner/paths.js";

const server = path.join(root, "../apps/server/dist");
const port = 54_992;

function environment(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATABASE_MIGRATE_URL: databaseUrl,
    YER_MODE: "demo",
    PORT: String(port),
    LOG_LEVEL: "fatal",
  };
}

/** Fills the demonstration: places, people and two thousand files, as the product does it. */
export function fillDemonstration(databaseUrl: string): void {
  execFileSync(process.execPath, [path.join(server, "demo/fill-command.js")], {
    env: environment(databaseUrl),
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** What a request took. */
export interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

/** The product's own server, as it is deployed, answering one person who sees the whole republic. */
export interface Service {
  readonly get: (address: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** Starts the server and signs in. */
export async function startService(databaseUrl: string): Promise<Service> {
  const child = spawn(process.execPath, [path.join(server, "main.js")], {
    env: environment(databaseUrl),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const base = `http://127.0.0.1:${port}/api/v1`;
  let token: string | undefined;
  for (let tries = 0; token === undefined; tries++) {
    if (tries > 600 || child.exitCode !== null) {
      child.kill("SIGKILL");
      throw new Error("The server does not come up.");
    }
    await sleep(100);
    try {
      const reply = await fetch(`${base}/auth/password`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify({ username: "administrator", password: "yer-namoyish-2026" }),
      });
      if (reply.ok) token = ((await reply.json()) as { access_token: string }).access_token;
    } catch {
      // Not listening yet.
    }
  }
  const headers = { authorization: `Bearer ${token}` };
  return {
    async get(address) {
      const from = performance.now();
      const reply = await fetch(base + address, { headers });
      const { byteLength } = await reply.arrayBuffer();
      return { status: reply.status, bytes: byteLength, ms: performance.now() - from };
    },
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
