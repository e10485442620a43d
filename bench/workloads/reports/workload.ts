import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startCluster } from "../../database/cluster.js";
import { type Service, startService } from "../../database/service.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out, root } from "../../runner/paths.js";
import { filled } from "../registers/files.js";

/** Milliseconds that each kind may take at the 95th percentile. */
const most = { dashboard: 1000, svod: 300, report: 3000, list: 300 } as const;
/** Seconds that a file of a hundred thousand rows may take, from the press to the last byte. */
const mostSaved = 60;
/** Rows of that file, at least. */
const manyRows = 100_000;
type Kind = keyof typeof most;
const titles: Readonly<Record<Kind, string>> = {
  dashboard: "all numbers of the dashboard",
  svod: "the summary table of money",
  report: "a report of a year of the republic",
  list: "charges that a number of the summary opens",
};

interface Saved {
  readonly format: "xlsx" | "csv";
  readonly rows: number;
  readonly megabytes: number;
  readonly seconds: number;
}

/** Megabytes of the server's old space: what grows with each question is not hidden by a heap that has room for it. */
const oldSpace = 256;
/** What a server does when it starts is over by then, in milliseconds. */
const settling = 8_000;
/** Megabytes by which the server may hold more after all rounds than after the first, in which it was asked everything once. */
const mostGrown = 60;

interface Asked {
  readonly kind: Kind;
  readonly address: string;
  readonly ms: readonly number[];
}

interface Raw {
  readonly version: string;
  readonly runs: number;
  /** Processes that wanted a processor in the minute before: a machine that does something else tells little. */
  readonly busy: number;
  readonly asked: readonly Asked[];
  /** Megabytes that the server's process held before, after the first round, and after all of them. */
  readonly held: readonly [number, number, number];
  readonly saved: readonly Saved[];
}

interface StandaloneOptions {
  readonly runs: number;
  readonly reportOnly: boolean;
}

const rawFile = path.join(out, "reports.json");
const memoryFile = path.join(out, "reports-memory.jsonl");

/**
 * Measures numbers, reports and sums over a million applications, asked of the service. Answers this workload's part of
 * RESULTS.md.
 */
export async function standalone({ runs, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) writeFileSync(rawFile, JSON.stringify(await measure(runs)));
  return section(JSON.parse(readFileSync(rawFile, "utf8")) as Raw);
}

async function measure(runs: number): Promise<Raw> {
  mkdirSync(out, { recursive: true });
  const [busy = 0] = loadavg();
  // The million applications of the registers: filled by whichever workload is first.
  const cluster = await startCluster("registers", ["-c", "max_wal_size=8GB", "-c", "maintenance_work_mem=1GB"]);
  try {
    filled(cluster);
    rmSync(memoryFile, { force: true });
    const service = await startService(cluster.url, {
      node: [`--max-old-space-size=${oldSpace}`, "--import", path.join(root, "workloads/exports/memory.mjs")],
      environment: { BENCH_MEMORY: memoryFile },
    });
    try {
      await sleep(settling);
      const before = heldNow();
      let once = before;
      const times = new Map<string, number[]>();
      const cases = await casesOf(service);
      for (let run = 0; run < runs; run++) {
        for (const { kind, address } of cases) {
          const { status, ms } = await service.get(address);
          if (status !== 200) throw new Error(`${address} answered ${status}.`);
          const key = `${kind} ${address}`;
          times.set(key, [...(times.get(key) ?? []), ms]);
          if (ms > most[kind]) process.stdout.write(`${run + 1}/${runs} ${address}: ${short(ms)} ms\n`);
        }
        if (run === 0) once = heldNow();
      }
      const asked = cases.map((one) => ({ ...one, ms: times.get(`${one.kind} ${one.address}`) ?? [] }));
      const held = [before, once, heldNow()] as const;
      const saved = [await savedReport(service, "csv"), await savedReport(service, "xlsx")];
      return { version: cluster.version, runs, busy, asked, held, saved };
    } finally {
      await service.stop();
    }
  } finally {
    cluster.stop();
  }
}

/** Megabytes that the server held when it last said so. */
function heldNow(): number {
  if (!existsSync(memoryFile)) throw new Error("The server tells nothing of its memory.");
  const last = readFileSync(memoryFile, "utf8").trim().split("\n").at(-1) ?? "{}";
  return (JSON.parse(last) as { readonly rss: number }).rss / 1e6;
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What is asked for: every declared report by all that its rows can be of, over a year of the republic. */
async function casesOf(service: Service): Promise<readonly { readonly kind: Kind; readonly address: string }[]> {
  const year = `from=${dayBefore(364)}&to=${dayBefore(0)}`;
  const headers = { authorization: `Bearer ${await service.token("administrator")}` };
  const reply = await fetch(`${service.base}/reports`, { headers });
  const { items } = (await reply.json()) as {
    readonly items: readonly { readonly id: string; readonly time: string; readonly by: readonly string[] }[];
  };
  const of = (kind: Kind, ...addresses: readonly string[]) => addresses.map((address) => ({ kind, address }));
  return [
    ...of("dashboard", "/dashboard", `/dashboard?${year}`),
    ...of("svod", `/svod?${year}`, "/svod"),
    ...of(
      "report",
      ...items.flatMap(({ id, time, by }) =>
        by.map((one) => `/reports/${id}?by=${one}${time === "period" ? `&${year}` : ""}`),
      ),
    ),
    ...["charged", "discounted"].flatMap((booked) => [
      ...of("list", `/charges?booked=${booked}&${year}`),
      ...of("list", `/charges?booked=${booked}&from=${dayBefore(29)}&to=${dayBefore(0)}`),
      ...of("list", `/charges?booked=${booked}&from=${dayBefore(31)}&to=${dayBefore(31)}`),
      ...of("list", `/charges?region=1703&booked=${booked}&from=${dayBefore(29)}&to=${dayBefore(0)}`),
      ...of("list", `/charges?booked=${booked}&from=${dayBefore(10)}&to=${dayBefore(0)}&sort=-madeAt`),
    ]),
    ...of("list", `/charges?booked=remaining&to=${dayBefore(0)}`, `/charges?booked=remaining&to=${dayBefore(100)}`),
  ];
}

/** Weeks of applications by neighbourhood, a report of one's own, in the background, as its builder would save it. */
async function savedReport(service: Service, format: Saved["format"]): Promise<Saved> {
  const send = async (method: string, address: string, body?: object): Promise<Response> => {
    const reply = await fetch(`${service.base}${address}`, {
      method,
      headers: {
        authorization: `Bearer ${await service.token("administrator")}`,
        "idempotency-key": crypto.randomUUID(),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  const call = async <Reply>(...given: Parameters<typeof send>): Promise<Reply> =>
    (await (await send(...given)).json()) as Reply;
  const definition = {
    register: "applications",
    filter: "",
    by: "neighborhood",
    split: "week",
    columns: ["opened", "submitted", "finished"],
    sort: { column: "opened", descending: true },
    chart: "none",
  };
  const { id } = await call<{ readonly id: string }>("POST", "/reports", {
    name: crypto.randomUUID(),
    scope: "mine",
    definition,
  });
  const begun = performance.now();
  const query = { report: id, from: dayBefore(730), to: dayBefore(0) };
  const asked = { register: "report", format, locale: "uz_UZ", columns: [], query };
  interface Job {
    readonly id: string;
    readonly state: string;
    readonly rows: number;
  }
  let { job } = await call<{ readonly job: Job | null }>("POST", "/exports", asked);
  if (job === null) throw new Error("A report of so many rows was not made in the background.");
  while (job.state === "waiting" || job.state === "running") {
    await sleep(200);
    const own: string = job.id;
    const { items } = await call<{ readonly items: readonly Job[] }>("GET", "/exports");
    job = items.find((one) => one.id === own) ?? job;
  }
  if (job.state !== "ready") throw new Error(`The file of the report is ${job.state}.`);
  const { ticket } = await call<{ readonly ticket: string }>("POST", `/exports/${job.id}/ticket`, {});
  const { byteLength } = await (await send("POST", "/exports/content", { ticket })).arrayBuffer();
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(`report as ${format}: ${job.rows} rows in ${short(seconds)} s\n`);
  return { format, rows: job.rows, megabytes: byteLength / 1e6, seconds };
}

const p95 = ({ ms }: Asked): number => quantile(ms, 0.95);

function section({ version, runs, busy, asked, held, saved }: Raw): string {
  const bars = (Object.keys(most) as Kind[]).flatMap((kind) => {
    const [slowest] = asked.filter((one) => one.kind === kind).toSorted((one, other) => p95(other) - p95(one));
    if (slowest === undefined) return [];
    return [
      [
        `${titles[kind]}, the slowest of ${asked.filter((one) => one.kind === kind).length}`,
        `${short(p95(slowest))} ms`,
        `${most[kind]} ms`,
        p95(slowest) <= most[kind] ? "met" : "**missed**",
        `\`${slowest.address}\``,
      ],
    ];
  });
  const [before, once, after] = held;
  const grown = after - once;
  return [
    "## Reports: numbers of a million files on PostgreSQL",
    `Rounds: ${runs}; load of the machine by other work as it began: ${short(busy)}. PostgreSQL ${version}, shared_buffers 512 MB; a million charges among the files. As \`administrator\`, who sees the republic, over HTTP.`,
    table(
      ["95th percentile of", "ours", "at most", "", "slowest"],
      [
        ...bars,
        ...saved.map(({ format, rows, megabytes, seconds }) => [
          `a report of one's own of ${rows} rows as ${format.toUpperCase()}, from the press to its last byte`,
          `${short(seconds)} s`,
          `${mostSaved} s`,
          seconds <= mostSaved && rows >= manyRows ? "met" : "**missed**",
          `${short(megabytes)} MB`,
        ]),
        [
          "memory of the server, more than after the first round by",
          `${short(grown)} MB`,
          `${mostGrown} MB`,
          grown <= mostGrown ? "met" : "**missed**",
          `${short(before)} MB before, ${short(once)} MB after the first`,
        ],
      ],
    ),
    table(
      ["asked", "p50 / p95, ms"],
      asked.map((one) => [`\`${one.address}\``, `${short(quantile(one.ms, 0.5))} / ${short(p95(one))}`]),
    ),
  ].join("\n\n");
}
