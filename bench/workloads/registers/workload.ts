import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out } from "../../runner/paths.js";
import { type Case, casesOf, type Kind } from "./cases.js";
import { files, filled } from "./files.js";
import { clients, replay } from "./replay.js";
import { type Asked, statementsOf } from "./statements.js";

/** Milliseconds a kind may take at the 95th percentile. */
const most: Readonly<Record<Kind, number>> = { page: 50, counts: 50, exact: 500, search: 500 };
const titles: Readonly<Record<Kind, string>> = {
  page: "a page of the register, the slowest order",
  counts: "all counts of the menu, the slowest reader",
  exact: "an exact count",
  search: "a search, the slowest order",
};
/** How much longer than the plainest statement is hoped for. */
const goal = 2;
/** Seconds a group is asked for, and its plainest statements after it. */
const seconds = 8;
/** What a request reads of its caller and settings comes first and is no part of what is compared with a plain statement. */
const ofTheRegister = /from applications|_counts as a|search_words/;

/** What a case took: whole requests, the register's own statements of them, and the plainest statement instead. */
interface Times {
  readonly whole: number[];
  readonly own: number[];
  readonly bare: number[];
}

interface Raw {
  readonly version: string;
  readonly runs: number;
  /** Processes that wanted a processor in the minute before: a machine that does something else tells little. */
  readonly busy: number;
  readonly cases: readonly Case[];
  readonly times: readonly Times[];
}

interface StandaloneOptions {
  readonly runs: number;
  /** These groups alone: an order, `mistyped`, a reader. */
  readonly only: readonly string[] | undefined;
  /** Nothing anew. */
  readonly reportOnly: boolean;
}

const name = "registers";
const rawFile = path.join(out, `${name}.json`);
const askedApplication = path.join(out, `${name}-statements.json`);

/** Measures the registers in the database: what the product's server asks of it, asked again by pgbench. */
export async function standalone({ runs, only, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) writeFileSync(rawFile, JSON.stringify(await measure(runs, only)));
  return section(JSON.parse(readFileSync(rawFile, "utf8")) as Raw);
}

async function measure(runs: number, only: readonly string[] | undefined): Promise<Raw> {
  const [busy = 0] = loadavg();
  await prepared();
  process.stdout.write("asking the server for every case once\n");
  const { cases, asked } = await statementsOf(name, (cluster) =>
    casesOf(cluster, files).filter(({ group }) => only?.includes(group) ?? true),
  );
  writeFileSync(askedApplication, JSON.stringify({ cases, asked }));
  const cluster = await startCluster(name);
  const times: Times[] = cases.map(() => ({ whole: [], own: [], bare: [] }));
  try {
    for (let run = 1; run <= runs; run++) {
      for (const [key, indexes] of groupsOf(cases)) {
        const add = (what: keyof Times, scripts: readonly Asked[]): void => {
          for (const [at, found] of replay(cluster, scripts, seconds).entries()) {
            // One by one: more than a call takes as arguments.
            for (const time of found) times[indexes[at] ?? 0]?.[what].push(time);
          }
        };
        add(
          "whole",
          indexes.map((index) => asked[index] ?? []),
        );
        add(
          "own",
          indexes.map((index) => (asked[index] ?? []).filter((sql) => ofTheRegister.test(sql))),
        );
        add(
          "bare",
          indexes.map((index) => [cases[index]?.bare ?? ""]),
        );
        const spent = (["whole", "own", "bare"] as const).map((what) =>
          short(
            quantile(
              indexes.flatMap((index) => times[index]?.[what] ?? []),
              0.95,
            ),
          ),
        );
        process.stdout.write(`${run}/${runs} ${key}: ${spent.join(", ")} ms\n`);
      }
    }
    return { version: cluster.version, runs, busy, cases, times };
  } finally {
    cluster.stop();
  }
}

/** Fills the database the first time, and has its planner know it. */
async function prepared(): Promise<void> {
  const cluster: Cluster = await startCluster(name, ["-c", "max_wal_size=8GB", "-c", "maintenance_work_mem=1GB"]);
  try {
    filled(cluster);
    cluster.sql("vacuum analyze applications");
  } finally {
    cluster.stop();
  }
}

/** Cases that are asked for together, by kind and group. */
function groupsOf(cases: readonly Case[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, { kind, group }] of cases.entries()) {
    const key = `${kind} ${group}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return groups;
}

function section({ version, runs, busy, cases, times }: Raw): string {
  const all = (indexes: readonly number[], what: keyof Times): number[] =>
    indexes.flatMap((index) => times[index]?.[what] ?? []);
  const groups = [...groupsOf(cases)].map(([key, indexes]) => {
    const [kind, group] = key.split(" ") as [Kind, string];
    const p95 = (what: keyof Times): number => quantile(all(indexes, what), 0.95);
    const slowest = indexes.toSorted((one, other) => worst(times[other]) - worst(times[one]))[0] ?? 0;
    return {
      kind,
      group,
      indexes,
      whole: p95("whole"),
      own: p95("own"),
      bare: p95("bare"),
      ratio: quantile(all(indexes, "own"), 0.5) / quantile(all(indexes, "bare"), 0.5),
      slowest,
    };
  });
  const bars = (Object.keys(most) as Kind[]).flatMap((kind) => {
    const [slowest] = groups.filter((each) => each.kind === kind).toSorted((one, other) => other.whole - one.whole);
    if (slowest === undefined) return [];
    const ratio = slowest.own / slowest.bare;
    return [
      [
        `p95 of ${titles[kind]}`,
        `${short(slowest.whole)} ms`,
        `${most[kind]} ms`,
        slowest.whole <= most[kind] ? "met" : "**missed**",
        `${short(slowest.bare)} ms`,
        `${ratio.toFixed(2)} of ${goal.toFixed(2)}`,
      ],
    ];
  });
  return [
    "## Registers: a million files on PostgreSQL",
    `Rounds: ${runs}; load of the machine by other work as it began: ${short(busy)}. PostgreSQL ${version}, shared_buffers 512 MB; ${clients} clients of pgbench at once, on the machine of the database. ${cases.length} cases: every declared order of the register in both directions, none to three filters, the first page and one behind 400 000 rows, for readers of the republic, a region and a district.`,
    table(["bar", "ours", "at most", "", "bare", "to the bare"], bars),
    table(
      ["", "requests", "p50 / p95", "without caller and settings", "bare, p50 / p95", "medians"],
      groups.map(({ kind, group, indexes, ratio }) => [
        `${kind} ${group}`,
        String(all(indexes, "whole").length),
        `${short(quantile(all(indexes, "whole"), 0.5))} / ${short(quantile(all(indexes, "whole"), 0.95))}`,
        `${short(quantile(all(indexes, "own"), 0.5))} / ${short(quantile(all(indexes, "own"), 0.95))}`,
        `${short(quantile(all(indexes, "bare"), 0.5))} / ${short(quantile(all(indexes, "bare"), 0.95))}`,
        ratio.toFixed(2),
      ]),
    ),
    table(
      ["the slowest of each", "p95", "bare"],
      groups.map(({ kind, group, slowest }) => {
        const { username = "", address = "" } = cases[slowest] ?? {};
        const plain = decodeURIComponent(address).replace(/after=.*/, "after=…");
        return [
          `${kind} ${group}: ${username}, \`${plain.replace("/applications", "")}\``,
          short(worst(times[slowest])),
          short(quantile(times[slowest]?.bare ?? [], 0.95)),
        ];
      }),
    ),
    `In ms. The server was asked for every case once and the database's log read for what it asked in turn; pgbench asks the same, whole
requests in no order: who calls, the settings, the total, the page. Bare: one statement written by hand, of the files alone,
in the same indexes, without territory, names of places or a total. Of the readers of counts architect is of a body of a district, and colleague of one that
most files of a region involve.`,
  ].join("\n\n");
}

const worst = (times: Times | undefined): number => quantile(times?.whole ?? [0], 0.95);
