import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { type Service, startService } from "../../database/service.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out, root } from "../../runner/paths.js";
import { files, filled } from "../registers/files.js";

const formats = ["csv", "xlsx", "geojson"] as const;
type Format = (typeof formats)[number];

/**
 * Megabytes of the old space of the server's heap. It holds about 90 when it starts, so what is left is less than
 * anything that grew with a million rows: such a server would be killed for want of memory.
 */
const oldSpace = 160;
/** Rows after which what an export costs at all is paid, and by which the end of it is compared. */
const early = 100_000;
/** How many times the memory at a hundred thousand rows that at a million may be: ten times the rows, not a tenth more. */
const mostGrown = 1.1;
/** Megabytes by which the heap that is left after collecting may lie higher then: nine bytes a row. */
const mostKept = 8;
/** Milliseconds a light request may take meanwhile at the 95th percentile. */
const mostLight = 250;
/** Milliseconds between two light requests. */
const pause = 100;
/** What a server does when it starts is over by then. */
const settling = 8_000;

interface Sample {
  readonly at: number;
  readonly rss: number;
  /** What V8 has taken for its heap. */
  readonly committed: number;
  readonly heap: number;
  readonly external: number;
  /** Whether all of the heap had just been collected. */
  readonly collected: boolean;
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
  /** Processes that wanted a processor in the minute before: a machine that does something else tells little. */
  readonly busy: number;
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
  const busy = loadavg()[0] ?? 0;
  // The million applications of the registers: filled by whichever workload is first.
  const cluster = await startCluster("registers");
  const kept = only && existsSync(rawFile) ? (JSON.parse(readFileSync(rawFile, "utf8")) as Raw).measured : [];
  const measured = kept.filter(({ format }) => !only?.includes(format));
  try {
    filled(cluster);
    for (const format of formats) {
      if (only && !only.includes(format)) continue;
      const one = await exported(cluster, format);
      measured.push(one);
      process.stdout.write(`${format}: ${one.rows} rows in ${short(one.seconds)} s, ${short(one.size / 1e6)} MB\n`);
      writeFileSync(rawFile, JSON.stringify({ version: cluster.version, busy, measured } satisfies Raw));
    }
  } finally {
    cluster.stop();
  }
}

/** The whole register in a format, on a server of its own, so that no export stands on the memory of another. */
async function exported(cluster: Cluster, format: Format): Promise<Measured> {
  rmSync(memoryFile, { force: true });
  const service = await startService(cluster.url, {
    node: [`--max-old-space-size=${oldSpace}`, "--import", path.join(root, "workloads/exports/memory.mjs")],
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

/** The samples taken while so many rows were written. */
function between({ samples: all, progress }: Measured, from: number, to: number): readonly Sample[] {
  const moments = progress.filter(({ done }) => done >= from && done <= to).map(({ at }) => at);
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  return all.filter(({ at }) => at >= first && at <= last);
}

const middle = (values: readonly number[]): number => quantile(values, 0.5);

/** Where an export is compared with itself: around the hundred thousandth row, and before the last. */
const atFirst = (one: Measured): readonly Sample[] => between(one, early * 0.5, early * 1.5);
const atLast = (one: Measured): readonly Sample[] => between(one, one.rows - early, one.rows);

/** The memory that the process takes. */
const taken = (samples: readonly Sample[]): number => middle(samples.map(({ rss }) => mega(rss)));

/** The heap that was left where all of it had just been collected. */
const kept = (samples: readonly Sample[]): number =>
  middle(samples.filter(({ collected }) => collected).map(({ heap }) => mega(heap)));

const peak = ({ samples: all }: Measured): number => mega(Math.max(...all.map(({ rss }) => rss)));

/** Rows a second between two shares of the rows. */
function rate(progress: readonly Progress[], rows: number, from: number, to: number): number {
  const within = progress.filter(({ done }) => done >= rows * from && done <= rows * to);
  const [first, last] = [within[0], within.at(-1)];
  return first && last && last.at > first.at ? ((last.done - first.done) / (last.at - first.at)) * 1000 : Number.NaN;
}

function bar(what: string, value: string, most: string, met: boolean): string[] {
  return [what, value, most, met ? "met" : "**missed**"];
}

function section({ version, busy, measured }: Raw): string {
  const grown = Math.max(...measured.map((one) => taken(atLast(one)) / taken(atFirst(one))));
  const left = Math.max(...measured.map((one) => kept(atLast(one)) - kept(atFirst(one))));
  const light = quantile(
    measured.flatMap((one) => one.light),
    0.95,
  );
  const whole = measured.every(({ lines, rows }) => rows >= files && (lines === null || lines === rows));
  return [
    `## Exports: a register of a million files, in the background`,
    `PostgreSQL ${version} with PostGIS; the product's server with ${oldSpace} MB of old space (\`--max-old-space-size\`), a fresh one for each format. The whole register of files by a person of the republic, all columns. ${short(busy)} processes wanted a processor in the minute before.`,
    table(
      ["bar", "ours", "at most", ""],
      [
        bar(
          `memory at the last of a million rows, of that at ${short(early)} (RSS)`,
          `${grown.toFixed(2)}x`,
          `${mostGrown.toFixed(2)}x`,
          grown <= mostGrown,
        ),
        bar("growth of the heap left after collecting", `${short(left)} MB`, `${mostKept} MB`, left <= mostKept),
        bar("p95 of a light request meanwhile", `${short(light)} ms`, `${mostLight} ms`, light <= mostLight),
        bar("rows of the file are the register's, a million", whole ? "all" : "not all", "all", whole),
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
        `RSS before / at ${short(early)} / at the last / peak, MB`,
        `heap left at ${short(early)} / at the last, MB`,
        "light, p50 / p95, ms",
      ],
      measured.map((one) => [
        one.format,
        short(one.rows),
        short(one.size / 1e6),
        short(one.seconds),
        short(one.rows / one.seconds),
        `${short(rate(one.progress, one.rows, 0, 0.1))} / ${short(rate(one.progress, one.rows, 0.9, 0.999))}`,
        [mega(one.before.rss), taken(atFirst(one)), taken(atLast(one)), peak(one)].map(short).join(" / "),
        `${short(kept(atFirst(one)))} / ${short(kept(atLast(one)))}`,
        `${short(quantile(one.light, 0.5))} / ${short(quantile(one.light, 0.95))}`,
      ]),
    ),
    `Memory is what the server's process says of itself once a second, and whenever it has collected all of its heap; a figure is the middle of what it
said while 50 000 to 150 000 rows, or the last 100 000, were written. A server that is given more collects later and takes more: that is no growth with the rows, so it is given little here. "Before" is a
server that has just started: whatever it is asked to do, its heap first grows to the bound it was given, once. The file is fetched with its ticket, and its rows are counted where each is a line.`,
  ].join("\n\n");
}
