import { type ChildProcess, execFileSync, spawn } from "node:child_process";
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

const base = `http://127.0.0.1:${port}/api/v1`;
/** Milliseconds a sign-in serves: its token lasts fifteen minutes, and who signs in over and over is made to wait. */
const signedInFor = 600_000;
let session: { readonly token: string; readonly until: number } | undefined;

async function signIn(): Promise<string> {
  if (session !== undefined && session.until > Date.now()) return session.token;
  const reply = await fetch(`${base}/auth/password`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ username: "administrator", password: "yer-namoyish-2026" }),
  });
  if (!reply.ok) throw new Error(`The sign-in answered ${reply.status}.`);
  const { access_token: token } = (await reply.json()) as { access_token: string };
  session = { token, until: Date.now() + signedInFor };
  return token;
}

/** Starts the server and signs in. */
export async function startService(databaseUrl: string): Promise<Service> {
  const child = spawn(process.execPath, [path.join(server, "main.js")], {
    env: environment(databaseUrl),
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await listens(child);
    const headers = { authorization: `Bearer ${await signIn()}` };
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
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}

/** Resolves once the server answers. */
async function listens(child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    try {
      if ((await fetch(`${base}/regions`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(100);
  }
  throw new Error("The server does not come up.");
}
