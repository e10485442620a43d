import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childFlags } from "../child-flags.js";
import { demoPassword } from "../../demo/identities.js";
import { freePort } from "./free-port.js";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "yer-logs-"));
});
afterAll(async () => rm(dataDir, { recursive: true, force: true }));

/** The real server, a process of its own that logs all it can, and the way to what it has logged when it has ended. */
async function startLogging() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...childFlags, path.resolve(import.meta.dirname, "../../main.ts")], {
    env: {
      ...process.env,
      YER_MODE: "demo",
      DATABASE_URL: "",
      DATABASE_MIGRATE_URL: "",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "trace",
      DEMO_FILES: "1",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const ended = once(child, "close");
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) break;
    if (child.exitCode !== null) throw new Error(`The server ended: ${log}`);
    await wait(200);
  }
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      return log;
    },
  };
}

test("the log of a run with sign-in, refresh, a search by PINFL and ?k= tells none of their secrets", async () => {
  const { url, stop } = await startLogging();
  const call = async (method: string, address: string, more: { token?: string; body?: object } = {}) => {
    const reply = await fetch(`${url}/api/v1${address}`, {
      method,
      redirect: "manual",
      headers: {
        "idempotency-key": randomUUID(),
        ...(more.token ? { authorization: `Bearer ${more.token}` } : {}),
        ...(more.body ? { "content-type": "application/json" } : {}),
      },
      ...(more.body ? { body: JSON.stringify(more.body) } : {}),
    });
    return { status: reply.status, cookie: reply.headers.get("set-cookie"), text: await reply.text() };
  };
  const secrets: string[] = [demoPassword];
  const secret = (value: string): string => {
    secrets.push(value);
    return value;
  };
  let log: string;
  try {
    await expect
      .poll(
        async () =>
          (await call("POST", "/auth/password", { body: { username: "administrator", password: demoPassword } }))
            .status,
        { interval: 500 },
      )
      .toBe(200);
    const body = { username: "administrator", password: demoPassword };
    const signedIn = await call("POST", "/auth/password", { body });
    const device = /yer_device=([^;]+)/.exec(signedIn.cookie ?? "")?.[1] ?? "";
    const { access_token: access, refresh_token: refresh } = JSON.parse(signedIn.text) as Record<string, string>;
    const token = secret(access ?? "");
    secret(refresh ?? "");
    secret(device);
    await call("POST", "/auth/password", { body: { username: "operator", password: secret("notoʻgʻri maxfiy soʻz") } });
    const renewed = JSON.parse((await call("GET", "/auth/refresh", { token: refresh ?? "" })).text) as Record<
      string,
      string
    >;
    secret(renewed["access_token"] ?? "");
    secret(renewed["refresh_token"] ?? "");
    await call("GET", "/auth/refresh", { token: secret("buzilgan.belgi.bilan") });

    const pinfl = secret("31503900010011");
    const search = await call("POST", "/applications/search", { token, body: { search: pinfl } });
    expect(search.status).toBeLessThan(500);
    await call("GET", `/users?search=${pinfl}`, { token });
    await call("GET", `/users?search=${pinfl}&limit=wrong`, { token });

    const key = secret("Qk9zVGFqcmliYUthbGl0");
    await call("GET", `/documents/${randomUUID()}/pdf?k=${key}`);
    await fetch(`${url}/fields-pdf/${randomUUID()}/${randomUUID()}?k=${key}`);
    await call("GET", `/auth/oneid/callback?code=${secret("bir+martalik/kod=")}&state=${secret("holatbelgisi77")}`);
    await call("GET", `/auth/sap/callback?id=${secret("hamkorchiptasi123")}`);
    const begun = await call("POST", "/users/me/factors/begin", { token, body: { kind: "totp" } });
    secret((JSON.parse(begun.text) as { secret: string }).secret);
    await call("POST", "/auth/factor", {
      body: { pending: secret("yarimochiqseans.belgisi"), proof: { kind: "recovery", code: secret("aaaa-bbbb-cccc") } },
    });
    await call("PUT", "/users/me/password", {
      token,
      body: { current: demoPassword, next: secret("yangi uzun maxfiy ibora"), endOthers: false },
    });
  } finally {
    log = await stop();
  }
  const lines = log.split("\n").filter(Boolean);
  // It is a log of this run, down to the reads.
  for (const route of ["/auth/password", "/auth/refresh", "/users", "/auth/oneid/callback", "/auth/factor"]) {
    expect(lines.some((line) => line.includes(`"route":"/api/v1${route}"`))).toBe(true);
  }
  const told = secrets.filter((value) => value.length > 0 && log.includes(value));
  expect(told).toEqual([]);
  expect(log).not.toMatch(/Bearer\s+\S/);
});
