import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    expect((await get("/readyz")).status).toBe(200);
    expect(await (await get("/api/v1/meta")).json()).toMatchObject({
      mode: "demo",
      // Whoever waits for the demonstration is not told in its first second that there is nothing to wait for.
      filling: expect.any(Number) as number,
    });
    const metrics = await (await get("/metrics")).text();
    expect(metrics).toMatch(/yer_http_request_seconds_count\{method="GET",route="\/api\/v1\/meta",status="200"\} 1/);
    expect(metrics).toContain("yer_jobs_overdue");
    expect(server.identities.length).toBeGreaterThan(0);

    await expect(startServer(env())).rejects.toThrow("is in use by process");
    await server.stop();
    await expect(get("/healthz")).rejects.toThrow("fetch failed");
    await server.stop();
  });

  test("says which port is taken, and lets go of the data", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    await expect(startServer(env({ PORT: String(port) }))).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use`);
    other.close();
    await once(other, "close");
    await (await startServer(env({ PORT: String(port) }))).stop();
  });

  test("says which setting is wrong before it touches anything", async () => {
    await expect(startServer(env({ HOST: "0.0.0.0" }))).rejects.toThrow("HOST is 0.0.0.0");
  });
});
