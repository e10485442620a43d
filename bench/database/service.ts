import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { out, root } from "../runner/paths.js";
import { freePort } from "../../tools/free-port.mjs";

const server = path.join(root, "../apps/server/dist");

function environment(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATABASE_MIGRATE_URL: databaseUrl,
    DATA_DIR: path.join(out, "service"),
    YER_MODE: "demo",
    LOG_LEVEL: "fatal",
  };
}

/**
 * Fills the demonstration: places, people and two thousand applications, as the product does it; migrates one that
 * stands.
 */
export function fillDemonstration(databaseUrl: string): void {
  execFileSync(process.execPath, [path.join(server, "main/fill-command.js")], {
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

/** The product's own server, as it is deployed. */
export interface Service {
  /** Where its API is, without a slash at the end. */
  readonly base: string;
  /** Its process, as the machine counts them. */
  readonly pid: number;
  /** Asks for an address of the API as `administrator`, who sees the whole republic. */
  readonly get: (address: string) => Promise<Answer>;
  /** A token of a person of the demonstration; kept while it serves. */
  readonly token: (username: string) => Promise<string>;
  /** A fresh sign-in record of theirs, as a browser stores it. */
  readonly record: (username: string) => Promise<string>;
  /** Asks it to finish, and waits until it has. */
  readonly stop: () => Promise<void>;
  /** Ends it in the middle of what it does, as a machine that goes down would. */
  readonly kill: () => Promise<void>;
}

/** How a server is started, where it is not as usual. */
export interface ServiceOptions {
  /** Settings of the product beside the usual ones. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Node's own options, such as `--inspect`. */
  readonly node?: readonly string[];
}

/** Milliseconds a sign-in serves: its token lasts fifteen minutes, and who signs in over and over is made to wait. */
const signedInFor = 600_000;
/** By database and person: a server that starts anew knows the sessions of the one before. */
const sessions = new Map<string, { readonly token: string; readonly until: number }>();

async function signIn(base: string, username: string): Promise<string> {
  const { access_token: token } = JSON.parse(await signInRecord(base, username)) as { access_token: string };
  return token;
}

async function signInRecord(base: string, username: string): Promise<string> {
  const reply = await fetch(`${base}/auth/password`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ username, password: "yer-namoyish-2026" }),
  });
  if (!reply.ok) throw new Error(`The sign-in of ${username} answered ${reply.status}.`);
  return reply.text();
}

/** Starts the server on a free port and signs `administrator` in. */
export async function startService(databaseUrl: string, options: ServiceOptions = {}): Promise<Service> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/api/v1`;
  const child = spawn(process.execPath, [...(options.node ?? []), path.join(server, "main.js")], {
    env: { ...environment(databaseUrl), PORT: String(port), ...options.environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const token = async (username: string): Promise<string> => {
    const key = `${databaseUrl} ${username}`;
    const session = sessions.get(key);
    if (session !== undefined && session.until > Date.now()) return session.token;
    const fresh = await signIn(base, username);
    sessions.set(key, { token: fresh, until: Date.now() + signedInFor });
    return fresh;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  try {
    await listens(child, base);
    await token("administrator");
    return {
      base,
      pid: child.pid ?? 0,
      token,
      record: async (username) => signInRecord(base, username),
      async get(address) {
        const headers = { authorization: `Bearer ${await token("administrator")}` };
        const from = performance.now();
        const reply = await fetch(base + address, { headers });
        const { byteLength } = await reply.arrayBuffer();
        return { status: reply.status, bytes: byteLength, ms: performance.now() - from };
      },
      stop: async () => end("SIGTERM"),
      kill: async () => end("SIGKILL"),
    };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}

/** Resolves once the server answers. */
async function listens(child: ChildProcess, base: string): Promise<void> {
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
