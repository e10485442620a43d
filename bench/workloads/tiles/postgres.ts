import { execFileSync } from "node:child_process";
import { chownSync, existsSync, globSync, mkdirSync } from "node:fs";
import path from "node:path";
import { out } from "../../runner/paths.js";

/** The newest Debian installation that has PostGIS beside it. */
function newest(): string {
  const [version] = globSync("/usr/share/postgresql/*/extension/postgis.control")
    .map((file) => Number(file.split("/")[4]))
    .toSorted((one, other) => other - one);
  if (version === undefined) throw new Error("This workload needs PostgreSQL with PostGIS (postgresql-15-postgis-3).");
  return `/usr/lib/postgresql/${version}/bin`;
}

const port = 54_991;

const postgresId = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));

/** A PostgreSQL of this workload's own, under `out/`: filled once, then kept. */
export interface Cluster {
  /** As the product's ordinary role. */
  readonly url: string;
  readonly version: string;
  readonly sql: (statement: string) => string;
  /** Runs a file as the owner of everything. */
  readonly runFile: (file: string, variables: Readonly<Record<string, number>>) => void;
  /** Stops it, has the machine forget what it keeps of its files, and starts it: nothing of them is in memory. */
  readonly restartCold: () => void;
  readonly stop: () => void;
}

/** Starts the cluster; the first time it makes it. */
export function startCluster(): Cluster {
  const binaries = newest();
  const folder = path.join(out, "tiles-postgres");
  const data = path.join(folder, "data");
  const isRoot = process.getuid?.() === 0;
  // The server refuses root: then its package's own user runs it.
  const owner = isRoot ? { uid: postgresId("-u"), gid: postgresId("-g") } : {};
  mkdirSync(folder, { recursive: true });
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, args: readonly string[]): string =>
    execFileSync(path.join(binaries, program), [...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      ...owner,
    });
  const psql = (user: string, database: string, ...args: string[]): string =>
    run("psql", [
      "-h",
      "127.0.0.1",
      "-p",
      String(port),
      "-U",
      user,
      "-v",
      "ON_ERROR_STOP=1",
      "-Atq",
      ...args,
      database,
    ]);
  const fresh = !existsSync(path.join(data, "PG_VERSION"));
  if (fresh) {
    run("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]);
  }
  const settings = `-h 127.0.0.1 -p ${port} -k ${folder} -c shared_buffers=512MB -c fsync=off -c jit=off`;
  const start = (): string =>
    run("pg_ctl", ["start", "-s", "-w", "-D", data, "-l", path.join(folder, "log"), "-o", settings]);
  const stop = (): string => run("pg_ctl", ["stop", "-s", "-w", "-D", data, "-m", "fast"]);
  if (existsSync(path.join(data, "postmaster.pid"))) stop();
  start();
  if (fresh) {
    psql("postgres", "template1", "-c", "create extension postgis");
    psql("postgres", "postgres", "-c", "create role yer login");
    psql("postgres", "postgres", "-c", "create database yer owner yer");
  }
  return {
    url: `postgresql://yer@127.0.0.1:${port}/yer`,
    version: psql("postgres", "postgres", "-c", "show server_version").trim(),
    sql: (statement) => psql("yer", "yer", "-c", statement),
    runFile: (file, variables) => {
      const set = Object.entries(variables).flatMap(([name, value]) => ["-v", `${name}=${value}`]);
      psql("postgres", "yer", ...set, "-f", file);
    },
    restartCold: () => {
      stop();
      execFileSync("sync", ["-f", data]);
      // Of these files alone: other programs keep theirs.
      const forget = ["-type", "f", "-exec", "dd", "if={}", "iflag=nocache", "count=0", "status=none", ";"];
      execFileSync("find", [data, ...forget]);
      start();
    },
    stop: () => void stop(),
  };
}
