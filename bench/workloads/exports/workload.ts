import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { fillDemonstration, type Service, startService } from "../../database/service.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out, root } from "../../runner/paths.js";

const files = 1_000_000;
const formats = ["csv", "xlsx", "geojson"] as const;
type Format = (typeof formats)[number];

/** Megabytes that an export may add to what the server holds before it. */
const mostAdded = 256;
/** Megabytes by which memory may grow while the second half of the rows is written. */
const mostGrown = 16;
/** Megabytes by which the heap that is left after collecting may lie higher in the last fifth than in the second. */
const mostKept = 32;
/** Milliseconds a light request may take meanwhile at the 95th percentile. */
const mostLight = 250;
/** Milliseconds between two light requests. */
const pause = 100;
/** What a server does when it starts is over by then. */
const settling = 8_000;

interface Sample {
  readonly at: number;
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
}

/** How far an export was at a moment. */
interface Progress {
  readonly at: number;
  readonly done: number;
}

interface Measured {
  readonly format: Format;
  readonly rows: number;
  readonly size: number;
  readonly seconds: number;
  /** Rows of the file that came, where they are its lines. */
  readonly lines: number | null;
  readonly before: Sample;
  readonly samples: readonly Sample[];
  readonly progress: readonly Progress[];
  readonly light: readonly number[];
}

interface Job {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly done: number;
  readonly size: number | null;
}

interface StandaloneOptions {
  readonly only: readonly string[] | undefined;
  readonly reportOnly: boolean;
}

interface Raw {
  readonly version: string;
  readonly measured: Measured[];
}

const rawFile = path.join(out, "exports.json");
const memoryFile = path.join(out, "exports-memory.jsonl");

/** Measures the service alone: there is no page and no peer. Answers this workload's part of RESULTS.md. */
export async function standalone({ only, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) await measure(only);
  return section(JSON.parse(readFileSync(rawFile, "utf8")) as Raw);
}

async function measure(only: readonly string[] | undefined): Promise<void> {
  mkdirSync(out, { recursive: true });
  // The million plots of the tiles: filled by whichever workload is first.
  const cluster = await startCluster("tiles");
  const kept = only && existsSync(rawFile) ? (JSON.parse(readFileSync(rawFile, "utf8")) as Raw).measured : [];
  const measured = kept.filter(({ format }) => !only?.includes(format));
  try {
    filled(cluster);
    for (const format of formats) {
      if (only && !only.includes(format)) continue;
      const one = await exported(cluster, format);
      measured.push(one);
      process.stdout.write(`${format}: ${one.rows} rows in ${short(one.seconds)} s, ${short(one.size / 1e6)} MB\n`);
      writeFileSync(rawFile, JSON.stringify({ version: cluster.version, measured } satisfies Raw));
    }
  } finally {
    cluster.stop();
  }
}

function filled(cluster: Cluster): void {
  const standing = (): number =>
    cluster.sql("select to_regclass('plots') is not null").trim() === "t"
      ? Number(cluster.sql("select count(*) from plots"))
      : 0;
  if (standing() >= files * 0.99) return;
  fillDemonstration(cluster.url);
  cluster.runFile(path.join(root, "workloads/tiles/fill.sql"), { plots: files - standing() });
}

/** The whole register in a format, on a server of its own, so that no export stands on the memory of another. */
async function exported(cluster: Cluster, format: Format): Promise<Measured> {
  rmSync(memoryFile, { force: true });
  const service = await startService(cluster.url, {
    node: ["--import", path.join(root, "workloads/exports/memory.mjs")],
    environment: { BENCH_MEMORY: memoryFile },
  });
  const light: number[] = [];
  const ending = new AbortController();
  const asking = askLightly(service, light, ending.signal);
  try {
    await sleep(settling);
    light.length = 0;
    const before = samples().at(-1);
    if (before === undefined) throw new Error("The server tells nothing of its memory.");
    const begun = Date.now();
    const asked = { register: "applications", format, locale: "uz_UZ", columns: [], query: {} };
    const { job } = await post<{ readonly job: Job }>(service, "/exports", asked);
    const progress: Progress[] = [];
    let now = job;
    while (now.state === "waiting" || now.state === "running") {
      await sleep(500);
      const { items } = await call<{ readonly items: readonly Job[] }>(service, "GET", "/exports");
      now = items.find(({ id }) => id === job.id) ?? now;
      progress.push({ at: Date.now(), done: now.done });
    }
    if (now.state !== "ready") throw new Error(`The export of ${format} is ${now.state}.`);
    const seconds = (Date.now() - begun) / 1000;
    const during = samples().filter(({ at }) => at >= begun);
    const { ticket } = await post<{ readonly ticket: string }>(service, `/exports/${job.id}/ticket`, {});
    const { size, lines } = await fetched(service, ticket, format);
    if (size !== now.size) throw new Error(`${size} bytes came of ${now.size}.`);
    return { format, rows: now.rows, size, seconds, lines, before, samples: during, progress, light };
  } finally {
    ending.abort();
    await asking;
    await service.stop();
  }
}

function samples(): Sample[] {
  return readFileSync(memoryFile, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Sample);
}

/** What a screen asks all the time: whether there is anything new for the person. */
async function askLightly(service: Service, times: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { status, ms } = await service.get("/notices?limit=10");
    if (status !== 200) throw new Error(`The light request answered ${status}.`);
    times.push(ms);
    await sleep(pause);
  }
}

async function call<Reply>(service: Service, method: string, address: string, body?: unknown): Promise<Reply> {
  const reply = await send(service, method, address, body);
  return (await reply.json()) as Reply;
}

async function post<Reply>(service: Service, address: string, body: unknown): Promise<Reply> {
  return call<Reply>(service, "POST", address, body);
}

async function send(service: Service, method: string, address: string, body: unknown): Promise<Response> {
  const reply = await fetch(service.base + address, {
    method,
    headers: {
      authorization: `Bearer ${await service.token("administrator")}`,
      ...(body !== undefined && { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${address} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

/** Takes the file as it comes: its bytes, and its rows where each is a line. */
async function fetched(service: Service, ticket: string, format: Format) {
  const reply = await send(service, "POST", "/exports/content", { ticket });
  let size = 0;
  let breaks = 0;
  for await (const piece of reply.body ?? []) {
    size += piece.byteLength;
    if (format !== "xlsx") for (const byte of piece as Uint8Array) if (byte === 10) breaks += 1;
  }
  // A heading before the rows of CSV; a first and two last lines around the features of GeoJSON.
  const lines = format === "xlsx" ? null : format === "csv" ? breaks - 1 : breaks - 2;
  return { size, lines };
}

const mega = (bytes: number): number => bytes / 1_048_576;

/** The samples of a part of an export, in shares of its time. */
function part(all: readonly Sample[], from: number, to: number): readonly Sample[] {
  const first = Math.min(Math.floor(all.length * from), all.length - 1);
  return all.slice(first, Math.max(first + 1, Math.floor(all.length * to)));
}

/** The middle of the memory that the process takes. */
const taken = (samples: readonly Sample[]): number =>
  quantile(
    samples.map(({ rss }) => mega(rss)),
    0.5,
  );

/** The least heap: what was left where garbage had just been collected. */
const kept = (samples: readonly Sample[]): number => mega(Math.min(...samples.map(({ heap }) => heap)));

/** Rows a second between two shares of the rows. */
function rate(progress: readonly Progress[], rows: number, from: number, to: number): number {
  const within = progress.filter(({ done }) => done >= rows * from && done <= rows * to);
  const [first, last] = [within[0], within.at(-1)];
  return first && last && last.at > first.at ? ((last.done - first.done) / (last.at - first.at)) * 1000 : Number.NaN;
}

function bar(what: string, value: string, most: string, met: boolean): string[] {
  return [what, value, most, met ? "met" : "**missed**"];
}

function section({ version, measured }: Raw): string {
  const peaks = measured.map(({ before, samples: all }) => mega(Math.max(...all.map(({ rss }) => rss)) - before.rss));
  const grown = measured.map(({ samples: all }) => taken(part(all, 0.9, 1)) - taken(part(all, 0.45, 0.55)));
  const left = measured.map(({ samples: all }) => kept(part(all, 0.8, 1)) - kept(part(all, 0.2, 0.4)));
  const light = quantile(
    measured.flatMap((one) => one.light),
    0.95,
  );
  const whole = measured.every(({ lines, rows }) => lines === null || lines === rows);
  return [
    `## Exports: a register of a million files, in the background`,
    `PostgreSQL ${version} with PostGIS; the product's server as it is deployed, a fresh one for each format. The whole register of files by a person of the republic, all columns.`,
    table(
      ["bar", "ours", "at most", ""],
      [
        bar(
          "memory that an export adds at its peak (RSS)",
          `${short(Math.max(...peaks))} MB`,
          `${mostAdded} MB`,
          Math.max(...peaks) <= mostAdded,
        ),
        bar(
          "growth while the second half is written (RSS)",
          `${short(Math.max(...grown))} MB`,
          `${mostGrown} MB`,
          Math.max(...grown) <= mostGrown,
        ),
        bar(
          "growth of the least heap, from the second fifth to the last",
          `${short(Math.max(...left))} MB`,
          `${mostKept} MB`,
          Math.max(...left) <= mostKept,
        ),
        bar("p95 of a light request meanwhile", `${short(light)} ms`, `${mostLight} ms`, light <= mostLight),
        bar("rows of the file are the register's", whole ? "all" : "not all", "all", whole),
      ],
    ),
    table(
      [
        "format",
        "rows",
        "MB",
        "s",
        "rows/s",
        "first tenth / last, rows/s",
        "RSS before / half / end / peak, MB",
        "least heap, second fifth / last, MB",
        "light, p50 / p95, ms",
      ],
      measured.map((one) => [
        one.format,
        short(one.rows),
        short(one.size / 1e6),
        short(one.seconds),
        short(one.rows / one.seconds),
        `${short(rate(one.progress, one.rows, 0, 0.1))} / ${short(rate(one.progress, one.rows, 0.9, 0.999))}`,
        [
          mega(one.before.rss),
          taken(part(one.samples, 0.45, 0.55)),
          taken(part(one.samples, 0.9, 1)),
          mega(Math.max(...one.samples.map(({ rss }) => rss))),
        ]
          .map(short)
          .join(" / "),
        `${short(kept(part(one.samples, 0.2, 0.4)))} / ${short(kept(part(one.samples, 0.8, 1)))}`,
        `${short(quantile(one.light, 0.5))} / ${short(quantile(one.light, 0.95))}`,
      ]),
    ),
    `Memory is what the server's process says of itself once a second. Garbage is collected when Node likes, not for the measurement; so the
heap is compared by its least, which is what was left after a collection. One plot of eight of the million is an area before a file. The file is fetched with its ticket, and its rows are counted where each is a line.`,
  ].join("\n\n");
}
