import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { permissionCodes } from "@yer/api/contract/codes";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openService, type Service } from "../../main/open-service.js";
import { fixedClock } from "../../platform/clock/clock.js";
import { readConfig } from "../../platform/config/config.js";
import { apiPrefix } from "../../platform/http/route.js";
import {
  builtServer,
  productionSettings,
  type ServerProcess,
  startServerProcess,
} from "../../testing/contest/server-process.js";
import { freePort } from "../../platform/http/free-port.js";
import { hostileFiles } from "../../testing/hostile-files.js";
import { makePerson } from "../../testing/people.js";
import { makeServerTestDatabase } from "../../testing/test-database.js";

const databaseServer = process.env["DATABASE_URL"];
/**
 * What a refusal may cost, and a light request meanwhile, in times of what a light request takes in the same minutes on
 * the same machine while nothing is brought; and MB. The milliseconds are printed.
 */
const bars = { refusal: 1_000, memory: 800, light: 100 };
/** Light requests that are asked alone before each file. */
const alone = 9;

/** MB that a process holds now, or held at most since it was asked last. */
async function memoryOf({ pid }: ServerProcess, what: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) / 1000;
}

/** What a part of some figures does not exceed. */
function percentile(figures: readonly number[], part: number): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length * part)] ?? Infinity;
}

async function forgetMost({ pid }: ServerProcess): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, "5");
}

// The server is measured in a process of its own, as Linux counts it.
describe.runIf(databaseServer && process.platform === "linux")("every hostile file, brought to a built server", () => {
  let made: Awaited<ReturnType<typeof makeServerTestDatabase>>;
  let service: Service;
  let server: ServerProcess;
  let token: string;
  let dataDir: string;
  beforeAll(async () => {
    made = await makeServerTestDatabase(databaseServer ?? "");
    dataDir = await mkdtemp(path.join(tmpdir(), "yer-hostile-"));
    const settings = productionSettings(made.url, dataDir);
    const clock = fixedClock(new Date().toISOString());
    service = await openService(readConfig(settings), pino({ level: "silent" }), { clock });
    ({ token } = await makePerson({ context: service.context, clock }, { codes: permissionCodes }));
    server = await startServerProcess(settings, await freePort(), builtServer);
  });
  afterAll(async () => {
    await server.stop();
    await service.close();
    await made.opened.close();
    await rm(dataDir, { recursive: true });
  });

  const authorization = (): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` });

  async function bring(to: string, content: Buffer): Promise<number> {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(content)]), "a");
    const reply = await fetch(`${server.address}${apiPrefix}/${to}`, {
      method: "POST",
      headers: { ...authorization(), "idempotency-key": crypto.randomUUID() },
      body: form,
    });
    await reply.arrayBuffer();
    return reply.status;
  }

  /** Asks who one is. @returns how long the answer took */
  async function ask(): Promise<number> {
    const begun = performance.now();
    const reply = await fetch(`${server.address}${apiPrefix}/users/me`, { headers: authorization() });
    await reply.arrayBuffer();
    expect(reply.status).toBe(200);
    return performance.now() - begun;
  }

  /** Asks it again and again until something has ended. @returns how long each answer took */
  async function askMeanwhile(ended: Promise<unknown>): Promise<number[]> {
    const took: number[] = [];
    const under = { way: true };
    const stop = (): void => {
      under.way = false;
    };
    ended.then(stop, stop);
    while (under.way) took.push(await ask());
    return took;
  }

  test("is refused in time and within memory, and a light request is answered meanwhile", async () => {
    await bring("survey-imports", Buffer.from("a;b\n1;2\n"));
    const most = { refusal: 0, memory: 0 };
    const slowest = { refusal: "", memory: "" };
    const light: number[] = [];
    const undisturbed: number[] = [];
    for (const { to, what, content } of hostileFiles) {
      await service.context.db.deleteFrom("throttles").execute();
      const bytes = content();
      for (let asked = 0; asked < alone; asked += 1) undisturbed.push(await ask());
      await forgetMost(server);
      const before = await memoryOf(server, "VmRSS");
      const begun = performance.now();
      const brought = bring(to, bytes);
      const meanwhile = askMeanwhile(brought);
      expect([what, await brought]).toEqual([what, 422]);
      const took = { refusal: performance.now() - begun, memory: (await memoryOf(server, "VmHWM")) - before };
      light.push(...(await meanwhile));
      for (const figure of ["refusal", "memory"] as const) {
        if (took[figure] <= most[figure]) continue;
        most[figure] = took[figure];
        slowest[figure] = `${to}: ${what}`;
      }
    }
    const usual = percentile(undisturbed, 0.5);
    const p95 = percentile(light, 0.95);
    process.stdout.write(
      `${hostileFiles.length} hostile files: refused within ${most.refusal.toFixed(0)} ms (${slowest.refusal}) and ` +
        `${most.memory.toFixed(0)} MB (${slowest.memory}); ${light.length} light requests, p95 ${p95.toFixed(0)} ms; ${usual.toFixed(1)} ms alone.\n`,
    );
    expect(most.refusal / usual).toBeLessThan(bars.refusal);
    expect(most.memory).toBeLessThan(bars.memory);
    expect(p95 / usual).toBeLessThan(bars.light);
  });
});
