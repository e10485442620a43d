import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { startCluster } from "../../database/cluster.js";
import { freePort } from "../../../tools/free-port.mjs";
import { type Service, startService } from "../../database/service.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out, root } from "../../runner/paths.js";
import type { Case } from "../registers/cases.js";
import { filled } from "../registers/files.js";
import { boundOf, statementsOf } from "../registers/statements.js";
import { flatAtMost, type MemorySample, slopeOf } from "./memory.js";

/** Share of the bare route's requests that the list answers at least. */
const least = 0.6;
const connections = 8;
/** Seconds of a turn of one server; they take turns. */
const turn = 6;
const name = "registers";
const rawFile = path.join(out, "throughput.json");

/** Lists that are asked for: as the register opens, and as people narrow it. */
const addresses = [
  "/applications",
  "/applications?status=in_review&sort=deadline",
  "/applications?region=1703&legalBasis=5",
] as const;

interface Raw {
  readonly version: string;
  /** Requests a second of each address, turn by turn. */
  readonly turns: Readonly<Record<string, { ours: number[]; bare: number[] }>>;
  readonly memory: readonly MemorySample[];
}

interface StandaloneOptions {
  readonly runs: number;
  /** `turns` or `memory`: that part alone, the other stays as it was measured last. */
  readonly only: readonly string[] | undefined;
  readonly reportOnly: boolean;
}

/**
 * Measures the list of applications over HTTP beside a route that does nothing but its query, and what ten minutes of
 * it cost.
 */
export async function standalone({ runs, only, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) await measure(runs, only);
  return section(kept());
}

function kept(): Raw {
  return existsSync(rawFile)
    ? (JSON.parse(readFileSync(rawFile, "utf8")) as Raw)
    : { version: "", turns: {}, memory: [] };
}

async function measure(runs: number, only: readonly string[] | undefined): Promise<void> {
  const before = await startCluster(name);
  filled(before);
  before.stop();
  let raw = kept();
  if (only?.includes("turns") ?? true) raw = { ...raw, ...(await takeTurns(runs)) };
  writeFileSync(rawFile, JSON.stringify(raw));
  if (only?.includes("memory") ?? true) raw = { ...raw, memory: await remember() };
  writeFileSync(rawFile, JSON.stringify(raw));
}

/** The server and the bare route on one database, each asked for some seconds by turns. */
async function takeTurns(runs: number): Promise<Pick<Raw, "version" | "turns">> {
  const cases = addresses.map((address): Case => ({
    kind: "page",
    group: "",
    username: "administrator",
    address,
    bare: "",
  }));
  const { requests } = await statementsOf(name, () => cases, 0);
  const cluster = await startCluster(name);
  const service = await startService(cluster.url);
  const turns: Record<string, { ours: number[]; bare: number[] }> = {};
  try {
    for (const [index, address] of addresses.entries()) {
      const page = requests[index]?.find(({ sql }) => /join regions as r/.test(sql));
      if (page === undefined) throw new Error(`${address} asked for no page.`);
      const bare = await startBare(cluster.url, boundOf(page));
      try {
        const headers = { authorization: `Bearer ${await service.token("administrator")}` };
        await load(service.base + address, headers, 3);
        await load(bare.url, {}, 3);
        const [ours, plain]: [number[], number[]] = [[], []];
        for (let run = 0; run < runs; run++) {
          ours.push(await load(service.base + address, headers, turn));
          plain.push(await load(bare.url, {}, turn));
        }
        turns[address] = { ours, bare: plain };
        process.stdout.write(
          `${address}: ${short(quantile(ours, 0.5))} of ${short(quantile(plain, 0.5))} requests/s\n`,
        );
      } finally {
        bare.process.kill("SIGTERM");
      }
    }
    return { version: cluster.version, turns };
  } finally {
    await service.stop();
    cluster.stop();
  }
}

/** Requests a second; one that is refused is a fault. */
async function load(url: string, headers: Record<string, string>, duration: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections, duration });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed.`);
  return requests.average;
}

async function startBare(
  databaseUrl: string,
  statement: { readonly text: string; readonly values: readonly (string | null)[] },
): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const port = await freePort();
  const application = path.join(out, "throughput-statement.json");
  writeFileSync(application, JSON.stringify(statement));
  const script = path.join(root, "workloads/throughput/bare.mjs");
  const child = spawn(process.execPath, [script, databaseUrl, String(port), application], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const url = `http://127.0.0.1:${port}/list`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    try {
      if ((await fetch(url)).ok) return { url, process: child };
    } catch {
      // Not listening yet.
    }
    await sleep(100);
  }
  throw new Error("The bare route does not come up.");
}

/** Minutes of load, and seconds between two looks at the memory. */
const [minutes, every] = [10, 15];

/** What the server holds while its list is asked for without a pause: of the machine, and of its heap once it has tidied up. */
async function remember(): Promise<MemorySample[]> {
  const cluster = await startCluster(name);
  const port = await freePort();
  const service = await startService(cluster.url, { node: [`--inspect=127.0.0.1:${port}`, "--expose-gc"] });
  const samples: MemorySample[] = [];
  try {
    const inspector = await inspect(port);
    const from = Date.now();
    const until = from + minutes * 60_000;
    while (Date.now() < until) {
      const headers = { authorization: `Bearer ${await service.token("administrator")}` };
      const address = addresses[samples.length % addresses.length] ?? "";
      await load(service.base + address, headers, every);
      const heap = await inspector.heapAfterTidying();
      samples.push({ seconds: (Date.now() - from) / 1000, heap, resident: residentOf(service) });
    }
    inspector.close();
    return samples;
  } finally {
    await service.stop();
    cluster.stop();
  }
}

function residentOf({ pid }: Service): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

/** Asks the server's process for its heap, by the inspector. */
async function inspect(port: number): Promise<{ heapAfterTidying: () => Promise<number>; close: () => void }> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  let last = 0;
  const call = async (method: string, params: object = {}): Promise<{ usedSize?: number }> => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => {
      const hear = (event: MessageEvent): void => {
        const reply = JSON.parse(String(event.data)) as { id?: number; result?: { usedSize?: number } };
        if (reply.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(reply.result ?? {});
      };
      socket.addEventListener("message", hear);
    });
  };
  return {
    heapAfterTidying: async () => {
      await call("HeapProfiler.collectGarbage");
      return ((await call("Runtime.getHeapUsage")).usedSize ?? 0) / 2 ** 20;
    },
    close: () => socket.close(),
  };
}

function section({ version, turns, memory }: Raw): string {
  const ratios = Object.entries(turns).map(([address, { ours, bare }]) => {
    const [mine, plain] = [quantile(ours, 0.5), quantile(bare, 0.5)];
    return { address, mine, plain, ratio: mine / plain, rounds: ours.length };
  });
  const lowest = Math.min(...ratios.map(({ ratio }) => ratio));
  const late = memory.slice(Math.floor(memory.length / 2));
  const [heap, resident] = [slopeOf(late, "heap"), slopeOf(late, "resident")];
  const span = (what: "heap" | "resident"): string =>
    `${short(Math.min(...late.map((each) => each[what])))} – ${short(Math.max(...late.map((each) => each[what])))}`;
  const growth = [
    `growth of the heap after collection over the last half of ${minutes} minutes`,
    `${heap.toFixed(2)} MB a minute`,
    `${flatAtMost} MB a minute`,
    heap <= flatAtMost ? "met" : "**missed**",
  ];
  return [
    "## Throughput: the list of files over HTTP",
    `Rounds: ${ratios[0]?.rounds ?? 0} of ${turn} s each, by turns; ${connections} connections of autocannon, on the machine of the servers and the database: a million files on PostgreSQL ${version}.`,
    table(
      ["bar", "ours", "at most or least", ""],
      [
        [
          "requests a second beside the bare route, the lowest",
          lowest.toFixed(2),
          least.toFixed(2),
          lowest >= least ? "met" : "**missed**",
        ],
        ...(late.length === 0 ? [] : [growth]),
      ],
    ),
    table(
      ["list", "ours, requests/s", "bare, requests/s", "ratio"],
      ratios.map(({ address, mine, plain, ratio }) => [`\`${address}\``, short(mine), short(plain), ratio.toFixed(2)]),
    ),
    `Medians. Ours: the whole request, with the caller's session and rights, the total, the reply held to the contract. Bare: a Fastify
route without anything else, \`(await pool.query(text, values)).rows\` sent as JSON, of the very statement and parameters by which ours
reads its page (51 rows); its connections are pooled as ours are. PostgreSQL plans it anew for each request; ours keep their plans by name.`,
    late.length === 0
      ? "Memory has not been looked at."
      : `Memory, in MB, in the last half: heap after collection ${span("heap")} (${heap.toFixed(2)} a minute), resident ${span("resident")} (${resident.toFixed(2)} a minute); ${memory.length} looks.`,
  ].join("\n\n");
}
