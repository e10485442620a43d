import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startOneIdSandbox, type Sandbox } from "../demo/oneid/sandbox.js";
import { fixedClock } from "../platform/clock/clock.js";
import { enrolApp } from "../testing/authenticator.js";
import type { TestCall, TestReply } from "../testing/test-app.js";
import { freePort } from "../platform/http/free-port.js";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../../../..");
const databaseServer = process.env["DATABASE_URL"];
const database = "yer_operations";
const publicUrl = "https://yer.example.uz";

/** The lines of the first block of a language that hold something. */
function blockOf(document: string, language: "sh" | "sql", holds: string): string {
  const blocks = Array.from(document.matchAll(/^```(\w+)\n(.*?)^```/gms), ([, said, block = ""]) => ({ said, block }));
  const found = blocks.find(({ said, block }) => said === language && block.includes(holds));
  if (found === undefined) throw new Error(`operations.md has no block of ${language} with “${holds}” any more.`);
  return found.block;
}

/** Statements one by one, as the role whose tests these are. */
async function asOwner(name: string, ...statements: readonly string[]): Promise<void> {
  const address = new URL(databaseServer ?? "");
  address.pathname = `/${name}`;
  const client = new Client({ connectionString: address.toString() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function addressFor(role: string, password: string): string {
  const address = new URL(databaseServer ?? "");
  [address.username, address.password, address.pathname] = [role, password, `/${database}`];
  return address.toString();
}

// As CI does it: docs/operations.md word by word, but for what it leaves open (passwords, the single sign-on).
describe.runIf(databaseServer)("docs/operations.md, from an empty PostgreSQL", () => {
  let document: string;
  let folder: string;
  let sandbox: Sandbox;
  let server: ChildProcess | undefined;
  let env: NodeJS.ProcessEnv;
  let address: string;

  /** A line of the document, typed where the sources lie. */
  const type = async (line: string, cwd = root) => run("bash", ["-euc", line], { cwd, env });

  const call = async ({ method = "GET", path: below, token, body, headers }: TestCall): Promise<TestReply> => {
    const reply = await fetch(`${address}/api/v1${below}`, {
      method,
      redirect: "manual",
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === "GET" ? {} : { "idempotency-key": crypto.randomUUID() }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = reply.headers.get("content-type")?.includes("json") === true;
    return {
      status: reply.status,
      body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
      headers: Object.fromEntries(reply.headers),
      text,
    };
  };

  beforeAll(async () => {
    document = await readFile(path.join(root, "docs/operations.md"), "utf8");
    folder = await mkdtemp(path.join(tmpdir(), "yer-operations-"));
    const tsup = path.join(
      path.dirname(createRequire(import.meta.url).resolve("tsup/package.json")),
      "dist/cli-default.js",
    );
    // What `pnpm --filter @yer/server build:production` runs.
    await run(process.execPath, [tsup, "--config", "tsup.production.ts", "--silent"], {
      cwd: path.join(root, "apps/server"),
    });
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const client = { clientId: "yer", clientSecret: "sinov-siri" };
    sandbox = await startOneIdSandbox({
      ...client,
      port: 0,
      redirectUri: `${publicUrl}/auth/oneid/callback`,
      publicUrl,
      ticketKey: "",
      identities: [],
    });
    env = {
      PATH: `${path.dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
      HOME: folder,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATA_DIR: path.join(folder, "data"),
      DATABASE_URL: addressFor("yer_service", "xizmat-paroli"),
      DATABASE_MIGRATE_URL: addressFor("yer_owner", "egasi-paroli"),
      ONEID_URL: sandbox.url,
      ONEID_CLIENT_ID: client.clientId,
      ONEID_CLIENT_SECRET: client.clientSecret,
      SCANNER_ADDRESS: `127.0.0.1:${await freePort()}`,
    };
    await asOwner("postgres", `create database ${database}`);
  });

  afterAll(async () => {
    if (server !== undefined && server.exitCode === null) server.kill("SIGKILL");
    await sandbox.close();
    await asOwner(
      "postgres",
      `drop database if exists ${database} with (force)`,
      "drop role if exists yer_owner, yer_service",
    );
    await rm(folder, { recursive: true, force: true });
  });

  test("its secrets are what the service takes, made by its lines", async () => {
    for (const line of blockOf(document, "sh", "MASTER_SECRET").trim().split("\n")) {
      const { stdout } = await type(line, folder);
      const named = /# ([A-Z_]+)/.exec(line)?.[1];
      if (named !== undefined) env[named] = stdout.trim();
    }
    expect(Object.keys(env)).toEqual(
      expect.arrayContaining(["MASTER_SECRET", "HISTORY_SIGNING_KEY", "SIGNING_KEY", "SIGNING_CERTIFICATE"]),
    );
  });

  test("its two roles are made by its statements", async () => {
    const block = blockOf(document, "sql", "yer_service")
      .replace("yer_owner login password '…'", "yer_owner login password 'egasi-paroli'")
      .replace("yer_service login password '…'", "yer_service login password 'xizmat-paroli'");
    expect(block).not.toContain("…");
    await asOwner(database, block);
  });

  test("its first administrator is made by its command, once", async () => {
    const line = blockOf(document, "sh", "first-administrator-command").trim();
    expect((await type(line)).stdout).toContain("They can sign in through OneID now.");
    await expect(type(line)).rejects.toMatchObject({ code: 1, stderr: /There is an administrator already/ });
  });

  test("its server starts, says what is out of reach, and signs the first administrator in", async () => {
    expect(document).toContain("`node apps/server/dist-production/main.js`");
    server = spawn(process.execPath, ["apps/server/dist-production/main.js"], { cwd: root, env, stdio: "ignore" });
    await expect.poll(async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.status).toBe(200);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({
      status: "degraded",
      service: "ok",
      database: "ok",
      store: "ok",
      scanner: "out-of-reach",
    });

    const login = await call({ path: "/auth/oneid/login" });
    const state = new URL(String(login.headers["location"])).searchParams.get("state") ?? "";
    const pinfl = /--pinfl (\d{14})/.exec(document)?.[1] ?? "";
    const chosen = await fetch(
      new URL(`/choose?${new URLSearchParams({ pinfl, state, name: "Familiya Ism Sharif" }).toString()}`, sandbox.url),
      { redirect: "manual" },
    );
    const back = new URL(chosen.headers.get("location") ?? "");
    expect(back.origin).toBe(publicUrl);
    const cookie = String(login.headers["set-cookie"]).split(";")[0] ?? "";
    const signedIn = await call({ path: `/auth/oneid/callback${back.search}`, headers: { cookie } });
    // Who may grant rights has a second factor.
    const { token } = await enrolApp({ call, clock: fixedClock(new Date().toISOString()) }, signedIn);
    expect(await call({ path: "/users/me", token })).toMatchObject({
      status: 200,
      body: { is_staff: true, territory: "17", position: { permissionsList: expect.any(Array) as unknown } },
    });
  });

  test("its command verifies the history while the server runs, which stops when it is asked to", async () => {
    const command = /`(node apps\/server\/dist-production\/main\/verify-history-command\.js)`/.exec(document)?.[1];
    expect((await type(command ?? "")).stdout).toContain("The history holds");
    server?.kill("SIGTERM");
    if (server !== undefined && server.exitCode === null) await once(server, "exit");
    expect(server?.exitCode).toBe(0);
  });
});
