import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { fillDemonstration, startService } from "../../database/service.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out, root } from "../../runner/paths.js";
import { clients, replay } from "../registers/replay.js";
import { type Asked, statementsOf } from "../registers/statements.js";
import { type AreaCase, casesOf, type Kind } from "./cases.js";

const name = "areas";
const areas = 1_000_000;
const neighborhoods = 9452;
/** Seconds a group is asked for. */
const seconds = 8;
const rawFile = path.join(out, `${name}.json`);

/** Milliseconds a kind may take at the 95th percentile. */
const most: Readonly<Record<Kind, number>> = { page: 50, search: 50, exact: 500, work: 300 };
/** Times that a search may take of the plainest statement, where it takes longer than that. */
const mostOfBare = 2;
const titles: Readonly<Record<Kind, string>> = {
  page: "a page of a register of areas, the slowest order",
  search: "a search, the slowest order",
  exact: "an exact count",
  work: "the work of the day, the slowest reader",
};

/** What is asked over HTTP, as the screen asks it, and the milliseconds it may take. */
const screens = [
  ["/schedules/progress", 300],
  ["/schedules/progress?region=1703", 300],
  ["/schedules?late=true&limit=50", 300],
  ["/public/plan?search=mahalla", 300],
] as const;
const tileZooms = [5, 8, 10, 12, 14, 16];
const mostOfTile = 60;

interface Raw {
  readonly version: string;
  readonly runs: number;
  readonly busy: number;
  readonly cases: readonly AreaCase[];
  readonly times: readonly (readonly number[])[];
  /** Of searches alone. */
  readonly bare: readonly (readonly number[])[];
  readonly screens: Record<string, number[]>;
  readonly tiles: Record<string, number[]>;
}

interface StandaloneOptions {
  readonly runs: number;
  /** These groups alone: an order, a reader; `screens`, `tiles`. */
  readonly only: readonly string[] | undefined;
  /** Nothing anew. */
  readonly reportOnly: boolean;
}

/** Measures registers, tiles and the plan over a million areas; answers this workload's part of RESULTS.md. */
export async function standalone({ runs, only, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) writeFileSync(rawFile, JSON.stringify(await measure(runs, only)));
  return section(JSON.parse(readFileSync(rawFile, "utf8")) as Raw);
}

async function measure(runs: number, only: readonly string[] | undefined): Promise<Raw> {
  const [busy = 0] = loadavg();
  await prepared();
  const wanted = (group: string): boolean => only?.includes(group) ?? true;
  const { cases, asked } = await statementsOf(name, (cluster) =>
    casesOf(cluster).filter(({ kind, group }) => wanted(group) || wanted(kind)),
  );
  const cluster = await startCluster(name);
  const [times, bare]: [number[][], number[][]] = [cases.map(() => []), cases.map(() => [])];
  const ask = (scripts: readonly Asked[], indexes: readonly number[], into: number[][]): number => {
    const found = replay(cluster, scripts, seconds);
    // One by one: more than a call takes as arguments.
    for (const [at, list] of found.entries()) for (const time of list) into[indexes[at] ?? 0]?.push(time);
    return quantile(found.flat(), 0.95);
  };
  try {
    for (let run = 1; run <= runs; run++) {
      for (const [key, indexes] of groupsOf(cases)) {
        const p95 = ask(
          indexes.map((index) => asked[index] ?? []),
          indexes,
          times,
        );
        process.stdout.write(`${run}/${runs} ${key}: ${short(p95)} ms\n`);
        if (!key.startsWith("search")) continue;
        const plain = ask(
          indexes.map((index) => [(cases[index]?.bare ?? "").replaceAll(/\s+/g, " ")]),
          indexes,
          bare,
        );
        process.stdout.write(`${run}/${runs} ${key}, bare: ${short(plain)} ms\n`);
      }
    }
    const overHttp = wanted("screens") ? await askScreens(cluster, runs) : {};
    const tiles = wanted("tiles") ? await askTiles(cluster, runs) : {};
    return { version: cluster.version, runs, busy, cases, times, bare, screens: overHttp, tiles };
  } finally {
    cluster.stop();
  }
}

/** Fills the database the first time, and brings its schema up to date. */
async function prepared(): Promise<void> {
  const cluster = await startCluster(name, ["-c", "max_wal_size=8GB", "-c", "maintenance_work_mem=1GB"]);
  try {
    fillDemonstration(cluster.url);
    const standing = Number(cluster.sql("select count(*) from areas"));
    if (standing < areas * 0.99) {
      process.stdout.write(`filling ${areas} areas\n`);
      cluster.runFile(path.join(root, "workloads/areas/fill.sql"), { areas, neighborhoods });
    }
  } finally {
    cluster.stop();
  }
}

async function askScreens(cluster: Cluster, runs: number): Promise<Record<string, number[]>> {
  const service = await startService(cluster.url);
  try {
    const times: Record<string, number[]> = {};
    for (const [address] of screens) {
      for (let turn = 0; turn < runs * 5; turn++) {
        const { status, ms } = await service.get(address);
        if (status !== 200) throw new Error(`${address} answered ${status}.`);
        (times[address] ??= []).push(ms);
      }
    }
    return times;
  } finally {
    await service.stop();
  }
}

/** Tiles of areas alone where there are areas, met as often as people would, from a database that has nothing in memory. */
async function askTiles(cluster: Cluster, runs: number): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let run = 1; run <= runs; run++) {
    cluster.restartCold();
    const service = await startService(cluster.url);
    try {
      for (const zoom of tileZooms) {
        const tiles = cluster.sql(`
          select distinct ${zoom} || '/' || floor((ST_X(point) + 180) / 360 * 2 ^ ${zoom}) || '/' ||
            floor((1 - asinh(tan(radians(ST_Y(point)))) / pi()) / 2 * 2 ^ ${zoom})
          from (
            select ST_Transform(ST_Centroid(outline), 4326) as point
            from plots tablesample system (0.2) repeatable (${run}) limit 60) as chosen`);
        for (const tile of tiles.split("\n").filter((row) => row.includes("/"))) {
          const { status, ms } = await service.get(`/tiles/plots/${tile}.mvt`);
          if (status !== 200 && status !== 204) throw new Error(`Tile ${tile} answered ${status}.`);
          (times[zoom] ??= []).push(ms);
        }
      }
    } finally {
      await service.stop();
    }
  }
  return times;
}

/** Cases that are asked for together, by kind and group. */
function groupsOf(cases: readonly AreaCase[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, { kind, group }] of cases.entries()) {
    const key = `${kind} ${group}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return groups;
}

const p95Of = (times: readonly number[] = []): number => quantile(times, 0.95);

const verdict = (isMet: boolean): string => (isMet ? "met" : "**missed**");

/** The bar of each kind, at the slowest of its groups. */
function barsOf(groups: readonly Group[]): string[][] {
  return (Object.keys(most) as Kind[]).flatMap((kind) => {
    const [slowest] = groups.filter(({ key }) => key.startsWith(kind)).toSorted((one, other) => other.p95 - one.p95);
    if (slowest === undefined) return [];
    const { p95, bare } = slowest;
    const [ms, ratio] = [most[kind], p95 / bare];
    const said = bare > 0 ? `${ms} ms, or ${short(mostOfBare)} of ${short(bare)} ms bare` : `${ms} ms`;
    return [[titles[kind], `${short(p95)} ms`, said, verdict(p95 <= ms || (bare > 0 && ratio <= mostOfBare))]];
  });
}

interface Group {
  readonly key: string;
  readonly all: readonly number[];
  readonly of: AreaCase | undefined;
  readonly p95: number;
  /** Of the plainest statements; 0 where there are none. */
  readonly bare: number;
  /** Of its slowest case. */
  readonly worst: number;
}

function section({ version, runs, busy, cases, times, bare, screens: overHttp, tiles }: Raw): string {
  const groups = [...groupsOf(cases)].map(([key, indexes]): Group => {
    const all = indexes.flatMap((index) => times[index] ?? []);
    const plain = indexes.flatMap((index) => bare[index] ?? []);
    const [slowest = 0] = indexes.toSorted((one, other) => p95Of(times[other]) - p95Of(times[one]));
    const worst = p95Of(times[slowest]);
    return { key, all, of: cases[slowest], p95: p95Of(all), bare: plain.length === 0 ? 0 : p95Of(plain), worst };
  });
  const asked = screens.flatMap(([address, bar]) => {
    const list = overHttp[address] ?? [];
    const p95 = p95Of(list);
    return list.length === 0
      ? []
      : [[`\`${address}\` over HTTP`, `${short(p95)} ms`, `${bar} ms`, verdict(p95 <= bar)]];
  });
  const drawn = Object.entries(tiles).map(([zoom, list]) => {
    const p95 = p95Of(list);
    return [`a tile of areas at zoom ${zoom}`, `${short(p95)} ms`, `${mostOfTile} ms`, verdict(p95 <= mostOfTile)];
  });
  return [
    "## Areas: a million on PostgreSQL",
    `Rounds: ${runs}; load of the machine by other work as it began: ${short(busy)}. PostgreSQL ${version}, shared_buffers 512 MB; ${clients} clients of pgbench at once for registers, one request at a time over HTTP. ${cases.length} cases: every order of the register in both directions, registers by state and basket under none to two filters, the first page and one behind 400 000 rows, for readers of the republic, a region, a district and an inspection; ${neighborhoods} neighbourhoods with the schedules of two years.`,
    table(["p95", "ours", "at most", ""], [...barsOf(groups), ...asked, ...drawn]),
    table(
      ["", "requests", "p50 / p95", "the slowest", "its p95"],
      groups.map(({ key, all, of, p95, worst }) => [
        key,
        String(all.length),
        `${short(quantile(all, 0.5))} / ${short(p95)}`,
        `${of?.username ?? ""}, \`${decodeURIComponent(of?.address ?? "").replace(/after=.*/, "after=…")}\``,
        short(worst),
      ]),
    ),
  ].join("\n\n");
}
