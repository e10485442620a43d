import { execFileSync } from "node:child_process";
import { chownSync, existsSync, globSync, mkdirSync } from "node:fs";
import path from "node:path";
import { out } from "../runner/paths.js";
import { freePort } from "../../tools/free-port.mjs";

/** The newest Debian installation that has PostGIS beside it. */
function newest(): string {
  const [version] = globSync("/usr/share/postgresql/*/extension/postgis.control")
    .map((file) => Number(file.split("/")[4]))
    .toSorted((one, other) => other - one);
  if (version === undefined) throw new Error("This workload needs PostgreSQL with PostGIS (postgresql-15-postgis-3).");
  return `/usr/lib/postgresql/${version}/bin`;
}

const postgresId = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));

/** A PostgreSQL of a workload's own, under `out/`: filled once, then kept. */
export interface Cluster {
  /** As the product's ordinary role. */
  readonly url: string;
  readonly version: string;
  /** Where it lies; its server writes there as its own user. */
  readonly folder: string;
  readonly sql: (statement: string) => string;
  /** Runs a file as the owner of everything. */
  readonly runFile: (file: string, variables: Readonly<Record<string, number>>) => void;
  /** Runs one of its installation's programs, such as pgbench, on it as the product's ordinary role; answers what it prints. */
  readonly tool: (program: string, ...args: readonly string[]) => string;
  /** Stops it, has the machine forget what it keeps of its files, and starts it: nothing of them is in memory. */
  readonly restartCold: () => void;
  readonly stop: () => void;
}

/**
 * Starts the cluster of a workload on a free port; the first time it makes it, in `out/<name>-postgres`.
 *
 * @param settings of the server beside the usual ones, such as `["-c", "log_min_duration_statement=0"]`.
 */
export async function startCluster(name: string, settings: readonly string[] = []): Promise<Cluster> {
  const binaries = newest();
  const port = await freePort();
  const folder = path.join(out, `${name}-postgres`);
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
  const at = (user: string): string[] => ["-h", "127.0.0.1", "-p", String(port), "-U", user];
  const psql = (user: string, database: string, ...args: string[]): string =>
    run("psql", [...at(user), "-v", "ON_ERROR_STOP=1", "-Atq", ...args, database]);
  const fresh = !existsSync(path.join(data, "PG_VERSION"));
  if (fresh) {
    run("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]);
  }
  const usual = ["-h", "127.0.0.1", "-p", port, "-k", folder, "-c", "shared_buffers=512MB", "-c", "fsync=off"];
  const given = [...usual, "-c", "jit=off", ...settings].join(" ");
  const start = (): string =>
    run("pg_ctl", ["start", "-s", "-w", "-D", data, "-l", path.join(folder, "log"), "-o", given]);
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
    folder,
    sql: (statement) => psql("yer", "yer", "-c", statement),
    runFile: (file, variables) => {
      const set = Object.entries(variables).flatMap(([name, value]) => ["-v", `${name}=${value}`]);
      psql("postgres", "yer", ...set, "-f", file);
    },
    tool: (program, ...args) => run(program, [...at("yer"), ...args, "yer"]),
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
