import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { fillDemonstration, startService } from "../../database/service.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out } from "../../runner/paths.js";
import { type Reader, startReader } from "./reader.js";
import { type Change, write } from "./writer.js";

const streams = 200;
const writers = 10;
/** Applications of each writer, and changes of each application: a thousand changes in all. */
const applications = 5;
const changes = 20;
/** Milliseconds between an answer and the writer's next change. */
const pause = 300;
/** Milliseconds a change may take to every screen at the 95th percentile. */
const most = 1_000;
/** Milliseconds after the last change in which what is late may still come. */
const patience = 15_000;
/** All of them see the district that is written in: of the district itself, of its region, of the republic. */
const people = ["operator", "architect", "ecologist", "head", "colleague", "reviewer", "justice", "administrator"];

interface Round {
  readonly changes: number;
  readonly arrived: number;
  readonly missing: number;
  readonly doubled: number;
  readonly disordered: number;
  readonly lost: number;
  readonly resumed: number;
  readonly seconds: number;
  /** Milliseconds from a change's answer to its arrival, of every stream that stayed, and of every one that was cut off. */
  readonly stayed: readonly number[];
  readonly cut: readonly number[];
}

interface StandaloneOptions {
  readonly runs: number;
  readonly reportOnly: boolean;
}

interface Raw {
  readonly version: string;
  readonly rounds: Round[];
}

const rawFile = path.join(out, "streams.json");

/** Measures the service alone: there is no page and no peer. Answers this workload's part of RESULTS.md. */
export async function standalone({ runs, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) {
    const cluster = await startCluster("streams");
    try {
      // People and places are what counts: what is changed, is opened first.
      process.env["DEMO_FILES"] = "40";
      fillDemonstration(cluster.url);
      const rounds: Round[] = [];
      for (let run = 1; run <= runs; run += 1) {
        const one = await round(cluster);
        rounds.push(one);
        const p95 = quantile([...one.stayed, ...one.cut], 0.95);
        process.stdout.write(
          `${run}/${runs}: ${one.arrived} of ${one.changes * streams}, p95 ${short(p95)} ms; cut off ${one.resumed}: p95 ${short(quantile(one.cut, 0.95))} ms\n`,
        );
      }
      writeFileSync(rawFile, JSON.stringify({ version: cluster.version, rounds } satisfies Raw));
    } finally {
      cluster.stop();
    }
  }
  return section(JSON.parse(readFileSync(rawFile, "utf8")) as Raw);
}

/** Two servers; in the middle of the changes the one that half of the streams and of the writers use is killed. */
async function round(cluster: Cluster): Promise<Round> {
  const doomed = await startService(cluster.url);
  const stays = await startService(cluster.url);
  let alive = true;
  const readers: Reader[] = [];
  try {
    const tokens = await Promise.all(people.map(async (person) => stays.token(person)));
    const baseOf = (index: number) => () => (index % 2 === 0 && alive ? doomed.base : stays.base);
    for (let index = 0; index < streams; index += 1) {
      // The two halves of the streams are of the same people.
      readers.push(startReader(baseOf(index), tokens[Math.floor(index / 2) % tokens.length] ?? ""));
    }
    while (readers.some((reader) => reader.connections() === 0)) await sleep(50);

    const [district = "", neighborhood = ""] = cluster
      .sql(
        `select d.soato || ' ' || n.id from neighborhoods n join districts d on d.soato = n.district_soato
        join users u on u.territory = d.soato where u.username = 'operator' limit 1`,
      )
      .trim()
      .split(" ");
    const made: Change[] = [];
    const begun = performance.now();
    let killing: Promise<void> | undefined;
    const note = (change: Change): void => {
      made.push(change);
      if (made.length === (writers * applications * changes) / 2) {
        alive = false;
        killing = doomed.kill();
      }
    };
    const token = await stays.token("operator");
    await Promise.all(
      Array.from({ length: writers }, async (_, index) =>
        write({ base: baseOf(index), token, district, neighborhood, files: applications, changes, pause }, note),
      ),
    );
    const seconds = (performance.now() - begun) / 1000;
    await killing;
    const until = performance.now() + patience;
    const expected = positions(cluster, made);
    const whole = ({ arrivals }: Reader): boolean => {
      const heard = new Set(arrivals.map(({ position }) => position));
      return [...expected.keys()].every((position) => heard.has(position));
    };
    while (performance.now() < until && !readers.every(whole)) await sleep(250);
    return counted(readers, expected, seconds);
  } finally {
    for (const reader of readers) reader.stop();
    await doomed.kill();
    await stays.stop();
  }
}

/**
 * The place of each change in the order of events, as the database has it: an application's n-th event is its n-th
 * change.
 */
function positions(cluster: Cluster, made: readonly Change[]): ReadonlyMap<number, Change> {
  const applications = new Map<string, Change[]>();
  for (const change of made) applications.set(change.file, [...(applications.get(change.file) ?? []), change]);
  const ids = [...applications.keys()].map((id) => `'${id}'`).join(",");
  const rows = cluster
    .sql(`select position || ' ' || subject from events where subject in (${ids}) order by position`)
    .trim()
    .split("\n");
  const placed = new Map<number, Change>();
  for (const row of rows) {
    const [position, application = ""] = row.split(" ");
    const change = applications.get(application)?.shift();
    if (change === undefined) throw new Error(`File ${application} has more events than it was changed.`);
    placed.set(Number(position), change);
  }
  if (placed.size !== made.length) throw new Error(`${made.length} changes left ${placed.size} events.`);
  return placed;
}

function counted(readers: readonly Reader[], expected: ReadonlyMap<number, Change>, seconds: number): Round {
  let [arrived, missing, doubled, disordered] = [0, 0, 0, 0];
  const stayed: number[] = [];
  const cut: number[] = [];
  for (const reader of readers) {
    const latencies = reader.connections() > 1 ? cut : stayed;
    const seen = new Set<number>();
    const latest = new Map<string, number>();
    for (const { position, at } of reader.arrivals) {
      const change = expected.get(position);
      if (change === undefined) continue;
      if (seen.has(position)) {
        doubled += 1;
        continue;
      }
      seen.add(position);
      arrived += 1;
      if (change.n !== (latest.get(change.file) ?? 0) + 1) disordered += 1;
      latest.set(change.file, change.n);
      // A screen may hear of a change before its author does.
      latencies.push(Math.max(0, at - change.at));
    }
    missing += expected.size - seen.size;
  }
  return {
    changes: expected.size,
    arrived,
    missing,
    doubled,
    disordered,
    lost: readers.filter((reader) => reader.lost()).length,
    resumed: readers.filter((reader) => reader.connections() > 1).length,
    seconds,
    stayed,
    cut,
  };
}

function bar(what: string, value: string, bound: string, met: boolean): string[] {
  return [what, value, bound, met ? "met" : "**missed**"];
}

const none = (what: string, value: number): string[] => bar(what, short(value), "0", value === 0);

function latencies(name: string, of: readonly number[]): string[] {
  const most = of.reduce((longest, one) => Math.max(longest, one), 0);
  return [name, short(of.length), short(quantile(of, 0.5)), short(quantile(of, 0.95)), short(most)];
}

function section({ version, rounds }: Raw): string {
  const sum = (of: (round: Round) => number): number => rounds.reduce((total, round) => total + of(round), 0);
  const all = rounds.flatMap(({ stayed, cut }) => [...stayed, ...cut]);
  const p95 = quantile(all, 0.95);
  const expected = sum((round) => round.changes) * streams;
  return [
    `## Streams: ${streams} open, a thousand changes, a server killed`,
    `Rounds: ${rounds.length}. PostgreSQL ${version}; two of the product's servers as they are deployed, ${streams / 2} streams and ${writers / 2} writers at each. After half of the changes one is ended by SIGKILL.`,
    table(
      ["bar", "ours", "at most", ""],
      [
        bar(
          "changes that arrived, of all at all streams",
          `${short(sum(({ arrived }) => arrived))} of ${short(expected)}`,
          "all",
          sum(({ arrived }) => arrived) === expected,
        ),
        none(
          "missing, or told to be lost",
          sum(({ missing, lost }) => missing + lost),
        ),
        none(
          "arrived twice",
          sum(({ doubled }) => doubled),
        ),
        none(
          "out of order in their file",
          sum(({ disordered }) => disordered),
        ),
        bar("p95 from a change's answer to a screen", `${short(p95)} ms`, `${short(most)} ms`, p95 <= most),
      ],
    ),
    table(
      ["ms from the answer to arrival", "arrivals", "p50", "p95", "most"],
      [
        latencies(
          "streams that stayed open",
          rounds.flatMap(({ stayed }) => stayed),
        ),
        latencies(
          "streams that were cut off",
          rounds.flatMap(({ cut }) => cut),
        ),
      ],
    ),
    `${short(sum((round) => round.changes) / sum((round) => round.seconds))} changes a second, of ${writers * applications} files by ${writers} writers through the API; ${sum(({ resumed }) => resumed) / rounds.length} streams a round were cut off and went on at the other server as the
product's client does: after 250 to 750 ms, with the last id they heard. A request without an answer was sent again under its key. The order and
the number of events are held against the database's own.`,
  ].join("\n\n");
}
