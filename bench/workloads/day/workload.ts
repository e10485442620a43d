import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { type Service, startService } from "../../database/service.js";
import { short } from "../../runner/markdown.js";
import { out } from "../../runner/paths.js";
import { files as million, filled } from "../registers/files.js";
import type { Role } from "./act.js";
import { centresOf } from "./centres.js";
import { Files } from "./files.js";
import { Load, warmUp, type World } from "./load.js";
import { broken, type Measured, measured } from "./measured.js";
import { hire } from "./people.js";
import { complete } from "./prepare.js";
import { recordAll, type Scene } from "./recordings.js";
import type { Recording } from "./recording.js";
import { type Raw, section } from "./report.js";
import { Streams } from "./sender.js";
import { Tokens } from "./sessions.js";
import { watch } from "./watch.js";

const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);
/** Applications of the database, minutes at each pace, processes of the service. */
const [files, minutes, processes] = [
  number("DAY_FILES", million),
  number("DAY_MINUTES", 3),
  number("DAY_PROCESSES", 1),
];
/** How many times faster than the day itself, one after the other until something breaks; the last is tried in any case. */
const paces = (process.env["DAY_PACES"] ?? "0.25,0.5,1,2,5,10").split(",").map(Number);
/** How often what lies between the last pace that held and the first that did not is halved. */
const halvings = 2;

const name = files === million ? "day" : `day-${files}`;
const rawFile = path.join(out, "day.json");
/** Written anew at each run: what each act asks of the service. */
const recordingsFile = path.join(out, "day-recordings.json");

interface StandaloneOptions {
  readonly runs: number;
  readonly reportOnly: boolean;
}

/** Measures the service under a day of the whole country: there is no peer. Answers this workload's part of RESULTS.md. */
export async function standalone({ runs, reportOnly }: StandaloneOptions): Promise<string> {
  if (!reportOnly) writeFileSync(rawFile, JSON.stringify(await measure(runs)));
  return section(JSON.parse(readFileSync(rawFile, "utf8")) as Raw);
}

/** A database of its own, for acts change it: a copy of that of `registers` where it stands, else filled like it. */
async function cluster(): Promise<Cluster> {
  const [ours, theirs] = [path.join(out, `${name}-postgres`), path.join(out, "registers-postgres")];
  if (files === million && !existsSync(ours) && existsSync(theirs)) {
    // Whatever stopped in the middle is brought in order before it is copied.
    (await startCluster("registers")).stop();
    execFileSync("cp", ["-a", "--reflink=auto", theirs, ours]);
  }
  // The demonstration of a small database is small: else the service would go on filling while it is measured.
  if (files < million) process.env["DEMO_FILES"] ??= "300";
  const filling = await startCluster(name, ["-c", "max_wal_size=8GB", "-c", "maintenance_work_mem=1GB"]);
  try {
    filled(filling, files);
  } finally {
    filling.stop();
  }
  return startCluster(name);
}

async function measure(runs: number): Promise<Raw> {
  const database = await cluster();
  const client = new pg.Client(database.url);
  const services: Service[] = [];
  const streams = new Streams();
  try {
    await client.connect();
    process.stdout.write("giving the files what acts need, and hiring\n");
    await complete(client);
    const people = await hire(client);
    const [centres, drawn] = [await centresOf(client), await Files.drawn(client)];
    for (let process = 0; process < processes; process += 1) {
      // Each person's address stands where a proxy puts it: limits count by it.
      services.push(await startService(database.url, { environment: { TRUSTED_PROXIES: "127.0.0.1" } }));
    }
    const [service] = services;
    if (service === undefined) throw new Error("DAY_PROCESSES is no number of processes.");
    await settled(service);
    const recordings = recordedBefore() ?? (await recordAll(service, await sceneOf(client, centres), drawn));
    writeFileSync(recordingsFile, JSON.stringify(recordings, undefined, 1));

    const tokens = new Tokens();
    const bases = services.map(({ base }) => new URL(base));
    const world: World = { bases, recordings, people, files: drawn, tokens, centres };
    const load = new Load(world);
    process.stdout.write(`opening ${people.length} streams\n`);
    for (const [index, person] of people.entries()) {
      const authorization = `Bearer ${tokens.of(person.id, person.session)}`;
      await streams.hold(bases[index % bases.length] ?? new URL(service.base), authorization, () => load.hear(person));
    }
    if (streams.open < people.length) throw new Error(`Of ${people.length} streams ${streams.open} were opened.`);
    const pid = Number(readFileSync(path.join(database.folder, "data/postmaster.pid"), "utf8").split("\n")[0]);
    const watched = { services, database: pid, client, streams };
    const rounds: Measured[][] = [];
    for (let run = 0; run < runs; run += 1) rounds.push(await ramp(load, watched, recordings));
    return { version: database.version, files, minutes, processes, recordings: summary(recordings), rounds };
  } finally {
    streams.close();
    await Promise.all(services.map(async (service) => service.stop()));
    await client.end();
    database.stop();
  }
}

/** What was recorded last, where `DAY_RECORDED` asks for it: to try the rest on. */
function recordedBefore(): Recording[] | undefined {
  if (process.env["DAY_RECORDED"] === undefined) return undefined;
  return JSON.parse(readFileSync(recordingsFile, "utf8")) as Recording[];
}

/** Waits until the service has made what the demonstration has beside its applications. */
async function settled({ base }: Service): Promise<void> {
  for (;;) {
    const { filling } = (await (await fetch(`${base}/meta`)).json()) as { filling: number | null };
    if (filling === null) return;
    await sleep(1_000);
  }
}

/** The demonstration's people, whose acts are recorded. */
async function sceneOf(client: pg.Client, centres: World["centres"]): Promise<Scene> {
  const { rows } = await client.query<{ username: Role; id: string; territory: string; organisation: string }>(
    "select username, id, territory, organisation_id as organisation from users where username is not null and is_staff",
  );
  const people = new Map(rows.map(({ username, ...person }) => [username, person]));
  const district = people.get("operator")?.territory ?? "";
  return { district, region: district.slice(0, 4), people, centre: centres.get(district) ?? [0, 0] };
}

/** One pace after the other until something breaks, then what lies between, and the last in any case. */
async function ramp(
  load: Load,
  watched: Parameters<typeof watch>[0],
  recordings: World["recordings"],
): Promise<Measured[]> {
  const found: Measured[] = [];
  const at = async (pace: number): Promise<boolean> => {
    const seconds = minutes * 60;
    let used: ReturnType<typeof watch> | undefined;
    const stretch = await load.run(pace, seconds, () => {
      used = watch(watched);
    });
    const counted = await used?.();
    await load.rest();
    if (counted === undefined) throw new Error(`A stretch is shorter than the ${warmUp} seconds before it.`);
    const one = measured(stretch, recordings, { pace, seconds, processes, used: counted });
    found.push(one);
    const faults = broken(one);
    const requests = Object.values(one.outcomes).reduce((sum: number, count: number) => sum + count, 0);
    const perRequest = [counted.service, counted.database].map((cpu) => short((1000 * cpu) / requests));
    process.stdout.write(
      `×${pace}: ${short(requests / seconds)} requests/s, CPU a request ${perRequest.join(" and ")} ms; ${faults.length === 0 ? "holds" : faults.join(", ")}\n`,
    );
    return faults.length === 0;
  };
  let [held, over] = [0, 0];
  for (const pace of paces) {
    if (await at(pace)) held = pace;
    else over = pace;
    if (over > 0) break;
  }
  for (let halving = 0; over > 0 && halving < halvings; halving += 1) {
    const middle = (held + over) / 2;
    if (await at(middle)) held = middle;
    else over = middle;
  }
  const last = paces.at(-1);
  if (last !== undefined && found.every(({ pace }) => pace !== last)) await at(last);
  return found.toSorted((one, other) => one.pace - other.pace);
}

/** How many requests of each kind an act is. */
function summary(recordings: World["recordings"]): Raw["recordings"] {
  return recordings.map(({ act, steps }) => {
    const count = (kind: string): number => steps.filter((step) => step.kind === kind).length;
    return { act, document: count("document"), asset: count("asset"), read: count("read"), write: count("write") };
  });
}
