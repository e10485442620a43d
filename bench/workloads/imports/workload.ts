import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { fillDemonstration, type Service, startService } from "../../database/service.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out } from "../../runner/paths.js";
import { type Place, rows, surveyCsv } from "./survey.js";

/** Seconds from the press on "enter" to the last row. */
const most = 60;
/** Milliseconds between two looks at how far it is, and between two light requests. */
const pause = 250;
/** What a server does when it starts is over by then. */
const settling = 5_000;
/** Clock ticks of a second, as Linux counts processor time. */
const ticks = 100;

const steps = ["upload", "try", "enter"] as const;
type Step = (typeof steps)[number];

interface Spent {
  readonly seconds: number;
  /** Seconds of processor, of the product's server and of all the database's processes. */
  readonly server: number;
  readonly database: number;
}

interface Round {
  readonly spent: Readonly<Record<Step, Spent>>;
  /** Milliseconds of light requests meanwhile. */
  readonly light: readonly number[];
}

interface StandaloneOptions {
  readonly runs: number;
  readonly reportOnly: boolean;
}

interface Raw {
  readonly version: string;
  readonly rounds: Round[];
}

const rawFile = path.join(out, "imports.json");

/** Measures the service alone: there is no page and no peer. Answers this workload's part of RESULTS.md. */
export async function standalone({ runs, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) {
    mkdirSync(out, { recursive: true });
    // Every commit waits for the disk, as it does where the register is kept.
    const cluster = await startCluster("imports", ["-c", "fsync=on"]);
    try {
      process.env["DEMO_FILES"] = "40";
      fillDemonstration(cluster.url);
      const rounds: Round[] = [];
      for (let run = 1; run <= runs; run += 1) {
        const one = await round(cluster);
        rounds.push(one);
        const said = steps.map((step) => `${step} ${short(one.spent[step].seconds)} s`);
        process.stdout.write(`${run}/${runs}: ${said.join(", ")}\n`);
      }
      writeFileSync(rawFile, JSON.stringify({ version: cluster.version, rounds } satisfies Raw));
    } finally {
      cluster.stop();
    }
  }
  return section(JSON.parse(readFileSync(rawFile, "utf8")) as Raw);
}

interface Batch {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly mapping: unknown;
  readonly counts: { readonly new: number; readonly entered: number };
}

/** One survey through a server of its own: brought, tried, entered. */
async function round(cluster: Cluster): Promise<Round> {
  const place = placeOf(cluster);
  const csv = surveyCsv(place, Number(cluster.sql("select count(*) from applications")));
  const service = await startService(cluster.url);
  const ending = new AbortController();
  try {
    await sleep(settling);
    const light: number[] = [];
    const asking = askLightly(service, light, ending.signal);
    const token = await service.token("operator");
    const call = async (address: string, init: RequestInit = {}): Promise<Batch> => {
      const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string> | undefined) };
      const reply = await fetch(`${service.base}/survey-imports${address}`, { ...init, headers });
      if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
      return (await reply.json()) as Batch;
    };
    const act = async (batch: Batch, name: string, body: unknown): Promise<void> => {
      const headers = {
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
        "if-match": `"${batch.version}"`,
      };
      await call(`/${batch.id}/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
    };
    const until = async ({ id }: Batch, state: string): Promise<Batch> => {
      for (;;) {
        const batch = await call(`/${id}`);
        if (batch.state === state) return batch;
        await sleep(pause);
      }
    };

    let batch: Batch | undefined;
    const form = new FormData();
    form.append("file", new Blob([csv]), "xatlov.csv");
    const upload = await spentOn(cluster, service, async () => {
      batch = await call("", { method: "POST", headers: { "idempotency-key": crypto.randomUUID() }, body: form });
    });
    const brought = known(batch);
    const tried = await spentOn(cluster, service, async () => {
      await act(brought, "check", { mapping: brought.mapping });
      batch = await until(brought, "checked");
    });
    const ready = known(batch);
    if (ready.counts.new !== rows) throw new Error(`${ready.counts.new} of ${rows} rows can be entered.`);
    const entered = await spentOn(cluster, service, async () => {
      await act(ready, "apply", { leaveOutWrong: false });
      batch = await until(ready, "applied");
    });
    if (known(batch).counts.entered !== rows) throw new Error(`${known(batch).counts.entered} rows were entered.`);
    ending.abort();
    await asking;
    return { spent: { upload, try: tried, enter: entered }, light };
  } finally {
    ending.abort();
    await service.stop();
  }
}

function known(batch: Batch | undefined): Batch {
  if (batch === undefined) throw new Error("The survey has no answer.");
  return batch;
}

/** Where the operator of the demonstration works. */
function placeOf(cluster: Cluster): Place {
  const neighborhoods = cluster
    .sql(
      `select n.id from neighborhoods n join users u on u.territory = n.district_soato
      where u.username = 'operator' and n.active order by n.id`,
    )
    .trim()
    .split("\n");
  const [cadastre = ""] = cluster
    .sql(
      `select left(cadastre_number, 5) from applications a join users u on u.territory = a.district_soato
      where u.username = 'operator' and cadastre_number is not null limit 1`,
    )
    .trim()
    .split("\n");
  return { neighborhoods, cadastre };
}

/** What somebody else asks meanwhile, again and again. */
async function askLightly(service: Service, light: number[], ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    light.push((await service.get("/regions")).ms);
    await sleep(pause);
  }
}

async function spentOn(cluster: Cluster, service: Service, work: () => Promise<void>): Promise<Spent> {
  const [server, database, from] = [processorOf(service.pid), databaseOf(cluster), performance.now()];
  await work();
  return {
    seconds: (performance.now() - from) / 1000,
    server: processorOf(service.pid) - server,
    database: databaseOf(cluster) - database,
  };
}

/** Fields of a process behind its name, from its state on. */
function statOf(pid: number): readonly string[] {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .replace(/^.*\) /su, "")
    .split(" ");
}

/** Seconds of processor of a process; with those of its children that ended. */
function processorOf(pid: number): number {
  const stat = statOf(pid);
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(stat[field] ?? 0), 0) / ticks;
}

/** Of the database's server and all its processes. */
function databaseOf({ folder }: Cluster): number {
  const [first = ""] = readFileSync(path.join(folder, "data/postmaster.pid"), "utf8").split("\n");
  const children = readdirSync("/proc").filter((name) => /^\d+$/u.test(name) && statOf(Number(name))[1] === first);
  return [first, ...children].reduce((sum, pid) => sum + processorOf(Number(pid)), 0);
}

function section({ version, rounds }: Raw): string {
  const median = (of: (round: Round) => number): number => quantile(rounds.map(of), 0.5);
  const entering = median(({ spent }) => spent.enter.seconds);
  const whole = median(({ spent }) => steps.reduce((sum, step) => sum + spent[step].seconds, 0));
  const verdict = (value: number): string => (value <= most ? "met" : "**missed**");
  const words: Record<Step, string> = {
    upload: "upload: read and kept",
    try: "dry run: every row judged",
    enter: "entering: a file for every row",
  };
  return [
    `## Imports: a survey of ${short(rows)} plots on PostgreSQL`,
    `Rounds: ${rounds.length}. PostgreSQL ${version} with PostGIS, every commit waiting for the disk; the product's server as it is deployed, over HTTP.`,
    table(
      ["bar", "ours", "at most", ""],
      [
        ["from the press on enter to the last row", `${short(entering)} s`, `${most} s`, verdict(entering)],
        ["upload, dry run and entering together", `${short(whole)} s`, `${most} s`, verdict(whole)],
      ],
    ),
    table(
      ["", "seconds", "processor: server", "processor: database"],
      steps.map((step) => [
        words[step],
        short(median(({ spent }) => spent[step].seconds)),
        short(median(({ spent }) => spent[step].server)),
        short(median(({ spent }) => spent[step].database)),
      ]),
    ),
    `Medians. A press is heard of by the next look of the jobs, every two seconds, and after ten seconds of work others have their turn: both
are in the seconds. A light request meanwhile: ${short(
      quantile(
        rounds.flatMap(({ light }) => light),
        0.5,
      ),
    )} ms at the median, ${short(
      quantile(
        rounds.flatMap(({ light }) => light),
        0.95,
      ),
    )} at the 95th percentile. Each row opens a file by the
rules of one, with its history, overlaps, words of the search and numbers.`,
  ].join("\n\n");
}
