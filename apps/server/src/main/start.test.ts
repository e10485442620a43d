import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../platform/http/free-port.js";
import { startServer } from "./start.js";

describe("the server", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), "yer-start-"));
  });
  afterAll(async () => rm(dataDir, { recursive: true }));

  function env(more: Record<string, string> = {}): Record<string, string | undefined> {
    return {
      ...process.env,
      YER_MODE: "demo",
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "silent",
      DATABASE_URL: "",
      DATABASE_MIGRATE_URL: "",
      ...more,
    };
  }

  test("starts from nothing, answers its probes and calls, refuses a second one, and stops in order", async () => {
    const server = await startServer(env());
    const get = async (path: string): Promise<Response> => fetch(server.address + path);
    expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
    expect(await (await get("/readyz")).json()).toEqual({
      status: "ready",
      service: "ok",
      database: "ok",
      store: "ok",
      scanner: "ok",
    });
    expect(await (await get("/api/v1/meta")).json()).toMatchObject({
      mode: "demo",
      // Whoever waits for the demonstration is not told in its first second that there is nothing to wait for.
      filling: expect.any(Number) as number,
    });
    const metrics = await (await get("/metrics")).text();
    expect(metrics).toMatch(/yer_route_requests_total\{route="GET \/api\/v1\/meta"\} 1/);
    expect(metrics).toContain("yer_jobs_overdue");
    expect(metrics).toMatch(/yer_store_free_bytes \d+/);
    expect(metrics).toMatch(/yer_scanner_reachable 1/);
    expect(server.identities.length).toBeGreaterThan(0);

    await expect(startServer(env())).rejects.toThrow("is in use by process");
    await server.stop();
    await expect(get("/healthz")).rejects.toThrow("fetch failed");
    await server.stop();
  });

  test("says what is out of order, and stays in service for whoever reads", async () => {
    await rm(path.join(dataDir, "files"), { recursive: true, force: true });
    await writeFile(path.join(dataDir, "files"), "");
    const server = await startServer(env());
    const ready = await fetch(`${server.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: "degraded", service: "ok", database: "ok", store: "unwritable", scanner: "ok" },
    ]);
    expect(await (await fetch(`${server.address}/metrics`)).text()).toContain("yer_store_writable 0");
    await server.stop();
    await rm(path.join(dataDir, "files"));
  });

  test("says which port is taken, and lets go of the data", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    await expect(startServer(env({ PORT: String(port) }))).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use`);
    other.close();
    await once(other, "close");
    await (await startServer(env({ PORT: String(port) }))).stop();
  });

  test("says which setting is wrong before it touches anything", async () => {
    await expect(startServer(env({ HOST: "0.0.0.0" }))).rejects.toThrow("HOST is 0.0.0.0");
  });
});
