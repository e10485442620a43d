import { execFile, execFileSync } from "node:child_process";
import { chownSync, globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.js";

const run = promisify(execFile);

/** PostgreSQL's own programs, of the newest version here; undefined where it is not installed. */
const binaries = globSync("/usr/lib/postgresql/*/bin/initdb")
  .map((file) => path.dirname(file))
  .toSorted((one, other) => Number(other.split("/")[4]) - Number(one.split("/")[4]))[0];

/** Whether a cluster of our own can be made here. */
export const canMakeCluster = binaries !== undefined;

/** A primary and a replica that holds all that the primary has acknowledged. */
export interface Cluster {
  /** Of the primary, as a superuser. */
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

/** Makes a primary with a synchronous replica, in a folder that goes with them. */
export async function openCluster(): Promise<Cluster> {
  if (binaries === undefined) throw new Error("PostgreSQL is not installed.");
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: postgresId("-u"), gid: postgresId("-g") } : {};
  const folder = await mkdtemp(path.join(tmpdir(), "yer-cluster-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const program = async (name: string, ...args: string[]): Promise<void> => {
    await run(path.join(binaries, name), args, { cwd: folder, ...owner });
  };
  const data = (name: string): string => path.join(folder, name);
  const start = async (name: string, port: number, ...settings: string[]): Promise<void> => {
    const set = [`-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c max_connections=200`, ...settings].join(" -c ");
    await program("pg_ctl", "start", "-w", "-D", data(name), "-l", data(`${name}.log`), "-o", set);
  };
  const stop = async (name: string): Promise<void> => program("pg_ctl", "stop", "-m", "immediate", "-D", data(name));
  const [first, second] = [await freePort(), await freePort()];
  await program(
    "initdb",
    "-D",
    data("one"),
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "-N",
  );
  await start("one", first);
  await program(
    "pg_basebackup",
    "-h",
    "127.0.0.1",
    "-p",
    String(first),
    "-U",
    "postgres",
    "-D",
    data("two"),
    "-R",
    "-c",
    "fast",
    "-N",
  );
  await start("two", second);
  // What is acknowledged stands on both: without it a promotion may lose the last moments.
  for (const statement of ["alter system set synchronous_standby_names = '*'", "select pg_reload_conf()"]) {
    await program("psql", "-h", "127.0.0.1", "-p", String(first), "-U", "postgres", "-qc", statement);
  }
  return {
    url: `postgresql://postgres@127.0.0.1:${first}/postgres`,
    replica: `127.0.0.1:${second}`,
    loseThePrimary: async () => stop("one"),
    promote: async () => program("pg_ctl", "promote", "-w", "-D", data("two")),
    close: async () => {
      for (const name of ["one", "two"]) await stop(name).catch(() => {});
      await rm(folder, { recursive: true });
    },
  };
}
