import { execFile, execFileSync } from "node:child_process";
import { chownSync, globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../platform/http/free-port.js";
import { usualLimit } from "./limit-for.js";

const run = promisify(execFile);

/** PostgreSQL's own programs, of the newest version here; undefined where it is not installed. */
const binaries = globSync("/usr/lib/postgresql/*/bin/initdb")
  .map((file) => path.dirname(file))
  .toSorted((one, other) => Number(other.split("/")[4]) - Number(one.split("/")[4]))[0];

/** Whether a cluster of our own can be made here. */
export const canMakeCluster = binaries !== undefined;

/** A primary and a replica that holds all that the primary has acknowledged. */
export interface Cluster {
  /** Connection URL of the primary, as a superuser. */
  readonly url: string;
  /** `host:port` of the replica. */
  readonly replica: string;
  /** The primary is gone as if its machine were: nothing is finished. */
  loseThePrimary(): Promise<void>;
  /** The replica takes writes from now on. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

function postgresId(flag: string): number {
  return Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
}

/** PostgreSQL in a folder of its own. */
export interface Primary {
  readonly folder: string;
  readonly port: number;
  /** Connection URL, as a superuser. */
  readonly url: string;
  /** Runs a program as who may run PostgreSQL: one of its own by its name, any other by its path. */
  readonly program: (name: string, ...args: readonly string[]) => Promise<void>;
  /** Starts the server whose data lie in a folder beneath. */
  readonly start: (name: string, port: number, ...settings: readonly string[]) => Promise<void>;
  /** Ends it as if its machine were gone: nothing is finished. */
  readonly lose: (name: string) => Promise<void>;
  /** Ends it, and removes the folder. */
  readonly close: () => Promise<void>;
}

/**
 * Makes an empty PostgreSQL in a folder that goes with it; its data lie in `one`.
 * @param settings of the server, `name=value`, made of the folder
 */
export async function openPrimary(settings: (folder: string) => readonly string[] = () => []): Promise<Primary> {
  if (binaries === undefined) throw new Error("PostgreSQL is not installed.");
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: postgresId("-u"), gid: postgresId("-g") } : {};
  const folder = await mkdtemp(path.join(tmpdir(), "yer-cluster-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = (name: string): string => path.join(folder, name);
  const program = async (name: string, ...args: readonly string[]): Promise<void> => {
    // It waits for its server a minute unless told to wait longer.
    const env = { ...process.env, PGCTLTIMEOUT: String(usualLimit / 1000) };
    await run(path.resolve(binaries, name), [...args], { cwd: folder, env, ...owner });
  };
  const started: string[] = [];
  const start = async (name: string, at: number, ...more: readonly string[]): Promise<void> => {
    const set = [`-h 127.0.0.1 -p ${at} -k ${folder} -c fsync=off -c max_connections=200`, ...more].join(" -c ");
    await program("pg_ctl", "start", "-w", "-D", data(name), "-l", data(`${name}.log`), "-o", set);
    started.push(name);
  };
  const lose = async (name: string): Promise<void> => program("pg_ctl", "stop", "-m", "immediate", "-D", data(name));
  const how = ["--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "-N"];
  await program("initdb", "-D", data("one"), "-U", "postgres", ...how);
  await start("one", port, ...settings(folder));
  return {
    folder,
    port,
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    program,
    start,
    lose,
    close: async () => {
      // One that was lost is no more there to end.
      for (const name of started) await lose(name).catch(() => {});
      await rm(folder, { recursive: true });
    },
  };
}

/** Makes a primary with a synchronous replica, in a folder that goes with them. */
export async function openCluster(): Promise<Cluster> {
  const primary = await openPrimary();
  const { program, folder } = primary;
  const second = await freePort();
  const to = ["-h", "127.0.0.1", "-p", String(primary.port), "-U", "postgres"];
  await program("pg_basebackup", ...to, "-D", path.join(folder, "two"), "-R", "-c", "fast", "-N");
  await primary.start("two", second);
  // What is acknowledged stands on both: without it a promotion may lose the last moments.
  for (const statement of ["alter system set synchronous_standby_names = '*'", "select pg_reload_conf()"]) {
    await program("psql", ...to, "-qc", statement);
  }
  return {
    url: primary.url,
    replica: `127.0.0.1:${second}`,
    loseThePrimary: async () => primary.lose("one"),
    promote: async () => program("pg_ctl", "promote", "-w", "-D", path.join(folder, "two")),
    close: primary.close,
  };
}
