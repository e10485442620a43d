import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { fillDemonstration, type Service, startService } from "../../database/service.js";
import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { out, root } from "../../runner/paths.js";

const files = 1_000_000;
const deepest = 18;
/** Different tiles of a zoom that are asked for in a round; the upper zooms have fewer. */
const tilesPerZoom = 60;
/** Milliseconds a tile may take at the 95th percentile, at every zoom. */
const most = 60;

/** Milliseconds between a start and the first tile. */
const settling = 3_000;

/** Nothing, and everything the map can be narrowed by at once. */
const filters = {
  all: "",
  narrowed: "?status=registered&status=in_payment&legalBasis=1&legalBasis=2&legalBasis=3&year=2025",
} as const;
type Narrowing = keyof typeof filters;

interface Sample {
  readonly ms: number;
  readonly bytes: number;
}
type Samples = Map<string, Sample[]>;

function filled(cluster: Cluster): void {
  const standing = (): number =>
    cluster.sql("select to_regclass('plots') is not null").trim() === "t"
      ? Number(cluster.sql("select count(*) from plots"))
      : 0;
  if (standing() >= files * 0.99) return;
  process.stdout.write(`filling ${files} files\n`);
  fillDemonstration(cluster.url);
  cluster.runFile(path.join(root, "workloads/tiles/fill.sql"), { plots: files - standing() });
}

/** Tiles where there are plots, met as often as people would: the more plots the likelier. */
function tilesAt(cluster: Cluster, zoom: number, seed: number): string[] {
  const rows = cluster.sql(`
    select setseed(${seed / 100});
    select distinct z || '/' || floor((lon + 180) / 360 * 2 ^ z) || '/' ||
      floor((1 - asinh(tan(radians(lat))) / pi()) / 2 * 2 ^ z)
    from (
      select ${zoom} as z, ST_X(point) as lon, ST_Y(point) as lat
      from (
        select ST_Transform(ST_Centroid(outline), 4326) as point from plots tablesample system (0.2) repeatable (${seed})
        order by random() limit ${tilesPerZoom}
      ) as chosen
    ) as placed`);
  return rows.split("\n").filter((row) => row.includes("/"));
}

async function ask(service: Service, tiles: readonly string[], narrowing: Narrowing): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const tile of tiles) {
    const { status, bytes, ms } = await service.get(`/tiles/plots/${tile}.mvt${filters[narrowing]}`);
    if (status !== 200 && status !== 204) throw new Error(`Tile ${tile} answered ${status}.`);
    samples.push({ ms, bytes });
  }
  return samples;
}

/** One zoom from nothing cached: database and server started anew, every tile asked for the first time, then again. */
async function round(cluster: Cluster, zoom: number, seed: number, samples: Samples): Promise<void> {
  const tiles = tilesAt(cluster, zoom, seed);
  for (const narrowing of ["all", "narrowed"] as const) {
    cluster.restartCold();
    const service = await startService(cluster.url);
    try {
      // What a server does when it starts is over by then.
      await sleep(settling);
      // The connection, the session and the code, but no plot: a tile of the ocean.
      for (const ocean of ["0/0", "1/0", "2/1"]) await ask(service, [`${Math.max(zoom, 2)}/${ocean}`], narrowing);
      for (const pass of ["cold", "warm"] as const) {
        const key = `${zoom} ${narrowing} ${pass}`;
        samples.set(key, [...(samples.get(key) ?? []), ...(await ask(service, tiles, narrowing))]);
      }
    } finally {
      await service.stop();
    }
  }
}

interface StandaloneOptions {
  readonly runs: number;
  /** These zooms anew; the others stay as they were measured last. */
  readonly only: readonly string[] | undefined;
  /** Nothing anew. */
  readonly reportOnly: boolean;
}

/** What was measured last, kept so that a run which breaks off can be gone on with. */
interface Raw {
  readonly version: string;
  readonly runs: number;
  readonly samples: Record<string, Sample[]>;
}

const rawFile = path.join(out, "tiles.json");

/** Measures the service alone: there is no page and no peer. Answers this workload's part of RESULTS.md. */
export async function standalone({ runs, only, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) await measure(runs, only);
  const raw = JSON.parse(readFileSync(rawFile, "utf8")) as Raw;
  return section(raw.version, raw.runs, new Map(Object.entries(raw.samples)));
}

async function measure(runs: number, only: readonly string[] | undefined): Promise<void> {
  const cluster = await startCluster("tiles");
  const kept = only && existsSync(rawFile) ? (JSON.parse(readFileSync(rawFile, "utf8")) as Raw).samples : {};
  const samples: Samples = new Map(Object.entries(kept).filter(([key]) => !only?.includes(key.split(" ")[0] ?? "")));
  try {
    filled(cluster);
    for (let run = 1; run <= runs; run++) {
      for (let zoom = 0; zoom <= deepest; zoom++) {
        if (only && !only.includes(String(zoom))) continue;
        await round(cluster, zoom, run, samples);
        const raw: Raw = { version: cluster.version, runs, samples: Object.fromEntries(samples) };
        writeFileSync(rawFile, JSON.stringify(raw));
        const spent = ["all cold", "narrowed cold", "all warm"].map((key) =>
          short(
            quantile(
              (samples.get(`${zoom} ${key}`) ?? []).map(({ ms }) => ms),
              0.95,
            ),
          ),
        );
        process.stdout.write(`${run}/${runs} zoom ${zoom}: ${spent.join(", ")} ms\n`);
      }
    }
  } finally {
    cluster.stop();
  }
}

function section(version: string, runs: number, samples: Samples): string {
  const times = (key: string): number[] => (samples.get(key) ?? []).map(({ ms }) => ms);
  const p95 = (key: string): number => quantile(times(key), 0.95);
  const zooms = Array.from({ length: deepest + 1 }, (_, zoom) => zoom).filter((zoom) =>
    samples.has(`${zoom} all cold`),
  );
  const worst = Math.max(...zooms.flatMap((zoom) => [p95(`${zoom} all cold`), p95(`${zoom} narrowed cold`)]));
  const rows = zooms.map((zoom) => {
    const bytes = (samples.get(`${zoom} all cold`) ?? []).map((sample) => sample.bytes / 1000);
    return [
      String(zoom),
      String(times(`${zoom} all cold`).length),
      `${short(quantile(times(`${zoom} all cold`), 0.5))} / ${short(p95(`${zoom} all cold`))}`,
      `${short(quantile(times(`${zoom} narrowed cold`), 0.5))} / ${short(p95(`${zoom} narrowed cold`))}`,
      short(p95(`${zoom} all warm`)),
      `${short(quantile(bytes, 0.5))} / ${short(Math.max(...bytes))}`,
    ];
  });
  return [
    `## Tiles: a million plots on PostgreSQL`,
    `Rounds: ${runs}. PostgreSQL ${version} with PostGIS, shared_buffers 512 MB; the product's server as it is deployed, one request at a time, over HTTP.`,
    table(
      ["bar", "ours", "at most", ""],
      [
        [
          "p95 of a tile, cold, at the slowest zoom",
          `${short(worst)} ms`,
          `${most} ms`,
          worst <= most ? "met" : "**missed**",
        ],
      ],
    ),
    table(["zoom", "tiles", "cold, p50 / p95", "narrowed, cold", "again, p95", "kB, p50 / most"], rows),
    `In ms. Cold: database and server started anew for each zoom, the machine's cache of the database's files dropped, every tile
asked for the first time; again: the same tiles a second time, unchanged and sent anew. Narrowed: by two statuses, three legal bases and a year. Tiles are chosen by
plots: the more a tile holds, the likelier it is asked for. Below zoom 12 they are numbers by place.`,
  ].join("\n\n");
}
