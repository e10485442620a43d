import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { fillDemonstration, type Service, startService } from "../../database/service.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out, root } from "../../runner/paths.js";
import { lines, type Statement, statementCsv } from "./list.js";

/** Seconds from the upload to the last line matched. */
const mostMatching = 60;
/** Lines a second that are entered, at least. */
const leastEntered = 300;
/** Milliseconds of others' light requests at the 95th percentile. */
const mostLight = 250;
/** Milliseconds between two looks at how far it is, and between two light requests. */
const pause = 250;
/** What a server does when it starts is over by then. */
const settling = 5_000;

interface Round {
  readonly upload: number;
  readonly matching: number;
  /** Lines a second. */
  readonly entering: number;
  /** Of the list once more: how many of its lines are known. */
  readonly known: number;
  /** Milliseconds of light requests meanwhile. */
  readonly light: readonly number[];
}

interface StandaloneOptions {
  readonly runs: number;
  readonly reportOnly: boolean;
}

interface Raw {
  readonly version: string;
  readonly lines: number;
  readonly rounds: Round[];
}

const rawFile = path.join(out, "bank-lists.json");
const folder = path.join(root, "workloads/bank-lists");

/** Measures the service alone: there is no page and no peer. Answers this workload's part of RESULTS.md. */
export async function standalone({ runs, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) {
    mkdirSync(out, { recursive: true });
    const rounds: Round[] = [];
    let version = "";
    for (let run = 1; run <= runs; run += 1) {
      // Each list is entered once: a cluster of its own, on which every commit waits for the disk.
      const cluster = await startCluster(`bank-lists-${run}-${lines}-${process.pid}`, ["-c", "fsync=on"]);
      try {
        version = cluster.version;
        process.env["DEMO_FILES"] = "200";
        fillDemonstration(cluster.url);
        cluster.runFile(path.join(folder, "fill.sql"), { files: lines });
        const one = await round(cluster);
        rounds.push(one);
        const { upload, matching, entering } = one;
        process.stdout.write(
          `${run}/${runs}: upload ${short(upload)} s, matched ${short(matching)} s, entered ${short(entering)} a second\n`,
        );
      } finally {
        cluster.stop();
      }
    }
    writeFileSync(rawFile, JSON.stringify({ version, lines, rounds } satisfies Raw));
  }
  return section(JSON.parse(readFileSync(rawFile, "utf8")) as Raw);
}

interface Batch {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly done: number;
  readonly counts: { readonly new: number; readonly known: number; readonly entered: number };
}

const seconds = (from: number): number => (performance.now() - from) / 1000;
const verdict = (isMet: boolean): string => (isMet ? "met" : "**missed**");

/** One list through a server that is killed in the middle, and through the one that goes on. */
async function round(cluster: Cluster): Promise<Round> {
  const statement = statementOf(cluster);
  const csv = statementCsv(statement, "B");
  let service = await startService(cluster.url);
  const ending = new AbortController();
  try {
    await sleep(settling);
    const light: number[] = [];
    const asking = askLightly(() => service, light, ending.signal);
    const call = async (address: string, init: RequestInit = {}): Promise<Batch> => {
      const authorization = `Bearer ${await service.token("cashier")}`;
      const headers = { authorization, ...(init.headers as Record<string, string> | undefined) };
      const reply = await fetch(`${service.base}/receipt-imports${address}`, { ...init, headers });
      if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
      return (await reply.json()) as Batch;
    };
    const bring = async (): Promise<Batch> => {
      const form = new FormData();
      form.append("file", new Blob([csv]), "bank.csv");
      return call("", { method: "POST", headers: { "idempotency-key": crypto.randomUUID() }, body: form });
    };
    const until = async ({ id }: Batch, isReached: (batch: Batch) => boolean): Promise<Batch> => {
      for (;;) {
        const batch = await call(`/${id}`);
        if (isReached(batch)) return batch;
        await sleep(pause);
      }
    };

    const began = performance.now();
    const brought = await bring();
    const upload = seconds(began);
    const tried = await until(brought, ({ state }) => state === "checked");
    const matching = seconds(began);
    if (tried.counts.new !== lines) throw new Error(`${tried.counts.new} of ${lines} lines are new.`);

    const pressed = performance.now();
    await call(`/${tried.id}/apply`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
        "if-match": `"${tried.version}"`,
      },
      body: JSON.stringify({ leaveOutWrong: false }),
    });
    await until(tried, ({ done }) => done >= lines / 5);
    const stood = performance.now();
    await service.kill();
    service = await startService(cluster.url);
    const standing = seconds(stood);
    await until(tried, ({ state }) => state === "applied");
    const entering = lines / (seconds(pressed) - standing);
    ending.abort();
    await asking;

    const booked = cluster.sql(`
      select count(distinct l.id), count(distinct l.bank_id), count(r.id) from statement_lines as l
      left join receipts as r on r.home_region = l.home_region and r.statement_line_id = l.id where l.document like 'B-%'`);
    const matched = Math.round(lines * 0.8);
    if (booked.trim() !== `${lines}|${lines}|${matched}`) throw new Error(`Booked and matched are ${booked}`);
    const again = await until(await bring(), ({ state }) => state === "checked");
    return { upload, matching, entering, known: again.counts.known, light };
  } finally {
    ending.abort();
    await service.stop();
  }
}

/** The account of the region whose cashier brings the list, and what each of the applications owes. */
function statementOf(cluster: Cluster): Statement {
  const [account = "", region = ""] = cluster
    .sql(
      "select number, home_region from bank_accounts where kind = 'bank' and home_region = (select territory from users where username = 'cashier')",
    )
    .trim()
    .split("|");
  const owed = cluster.sql(`
    select distinct (c.remaining / 100.0)::numeric(16, 2) from charges as c
    join applications as a on a.home_region = c.home_region and a.id = c.application_id
    where a.number = '2027-${region}-000001' and c.state = 'open'`);
  const day = cluster.sql("select (max(at) at time zone 'Asia/Tashkent')::date from history_entry");
  return { account, region, owed: owed.trim(), day: day.trim() };
}

/** What somebody else asks meanwhile, again and again; not while the server is down. */
async function askLightly(serving: () => Service, light: number[], ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      light.push((await serving().get("/regions")).ms);
    } catch {
      // It was killed.
    }
    await sleep(pause);
  }
}

function section({ version, lines: count, rounds }: Raw): string {
  const median = (of: (round: Round) => number): number => quantile(rounds.map(of), 0.5);
  const light = rounds.flatMap((round) => round.light);
  const [matching, entering, late] = [
    median((round) => round.matching),
    median((round) => round.entering),
    quantile(light, 0.95),
  ];
  return [
    `## Bank lists: a statement of ${short(count)} lines on PostgreSQL`,
    `Rounds: ${rounds.length}. PostgreSQL ${version} with PostGIS, every commit waiting for the disk; the product's server as it is deployed, over HTTP.`,
    table(
      ["bar", "ours", "bound", ""],
      [
        [
          "from the upload to the last line matched",
          `${short(matching)} s`,
          `${mostMatching} s at most`,
          verdict(matching <= mostMatching),
        ],
        ["lines entered a second", short(entering), `${leastEntered} at least`, verdict(entering >= leastEntered)],
        [
          "a light request of others meanwhile, 95th percentile",
          `${short(late)} ms`,
          `${mostLight} ms at most`,
          verdict(late <= mostLight),
        ],
      ],
    ),
    `Medians. The upload alone took ${short(median((round) => round.upload))} s; a light request ${short(quantile(light, 0.5))} ms at the median. Half of the lines name a file's
bill, three in ten are told by who paid and the sum, the rest wait; each that is matched pays its file, which goes to the
Council by the rules of one. The server is killed after a fifth: another goes on, every line is booked once, and of the
same list once more ${short(median((round) => round.known))} lines are known already.`,
  ].join("\n\n");
}
