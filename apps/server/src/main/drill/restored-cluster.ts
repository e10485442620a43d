import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { ProgramFailed, type Programs } from "./programs.js";

/** Which backup is brought back, and where. */
export interface Restoration {
  /** The stanza of pgBackRest's configuration. */
  readonly stanza: string;
  /** pgBackRest's configuration, where it is not its own default. */
  readonly configuration?: string;
  /** A folder for all of it, which must not be there yet: it goes when the cluster is closed. */
  readonly scratch: string;
  /** The moment to go back to, as PostgreSQL reads one; the last that was archived without. */
  readonly to?: string;
}

/** A cluster brought back from a backup, which nobody but this process and its owner can reach. */
export interface RestoredCluster {
  /** Connection URL of one of its databases, as its superuser. */
  url(database: string): string;
  /** Stops it and removes all of it. */
  close(): Promise<void>;
}

/** How often it is asked whether all that was archived is replayed, in milliseconds. */
const askMilliseconds = 250;

/**
 * What the scratch server is told instead of what the production one was: reached by a socket alone, archives nothing,
 * waits for no replica, loads nothing, flushes nothing, since it is thrown away.
 */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: "",
  archive_mode: "off",
  synchronous_standby_names: "",
  shared_preload_libraries: "",
  primary_conninfo: "",
  hot_standby: "off",
  ssl: "off",
  fsync: "off",
  logging_collector: "off",
};

/**
 * Brings a cluster back from its backup and archive, and starts it on a socket of its own.
 * @throws {ProgramFailed} where there is no such backup, or it cannot be brought to that moment
 */
export async function restoreCluster(
  programs: Programs,
  { stanza, configuration, scratch, to }: Restoration,
): Promise<RestoredCluster> {
  await mkdir(scratch, { mode: 0o700 }).catch((cause: unknown) => {
    throw new ProgramFailed(
      `${scratch} cannot be made. Where it is there already, a drill is under way, or one was killed: end its server and remove it.`,
      { cause },
    );
  });
  const data = path.join(scratch, "database");
  let control: string | undefined;
  async function close(): Promise<void> {
    if (control !== undefined) await programs.run(control, ["stop", "-D", data, "-m", "immediate"], scratch);
    await rm(scratch, { recursive: true, force: true });
  }
  try {
    await programs.give(scratch);
    await programs.run(
      "pgbackrest",
      [
        ...(configuration === undefined ? [] : [`--config=${configuration}`]),
        `--stanza=${stanza}`,
        `--pg1-path=${data}`,
        `--lock-path=${path.join(scratch, "lock")}`,
        "--archive-mode=off",
        ...(to === undefined ? [] : ["--type=time", `--target=${to}`, "--target-action=promote"]),
        "restore",
      ],
      scratch,
    );
    const version = (await readFile(path.join(data, "PG_VERSION"), "utf8")).trim();
    // Debian keeps these beside the data, not in it: a backup does not have them.
    await writeFile(path.join(data, "postgresql.conf"), "");
    await writeFile(path.join(scratch, "pg_hba.conf"), "local all all trust\n");
    await writeFile(path.join(scratch, "pg_ident.conf"), "");
    for (const file of ["database/postgresql.conf", "pg_hba.conf", "pg_ident.conf"]) {
      await programs.give(path.join(scratch, file));
    }
    const set = {
      ...settings,
      unix_socket_directories: scratch,
      hba_file: path.join(scratch, "pg_hba.conf"),
      ident_file: path.join(scratch, "pg_ident.conf"),
    };
    const started = `/usr/lib/postgresql/${version}/bin/pg_ctl`;
    const options = Object.entries(set).map(([name, value]) => `-c ${name}='${value}'`);
    const log = path.join(scratch, "log");
    control = started;
    await programs.run(started, ["start", "-D", data, "-l", log, "-w", "-o", options.join(" ")], scratch);
    const url = (database: string): string =>
      `postgresql://postgres@localhost:5432/${database}?host=${encodeURIComponent(scratch)}`;
    await untilReplayed(url("postgres"), async () => {
      await programs.run(started, ["status", "-D", data], scratch).catch(async (cause: unknown) => {
        throw new ProgramFailed(`PostgreSQL ended while it replayed. ${await lastLines(log)}`, { cause });
      });
    });
    return { url, close };
  } catch (error) {
    await close().catch(() => {
      // It may never have started: why is what is thrown.
    });
    throw error;
  }
}

/**
 * Waits until the server takes connections, which it does once it has replayed all it was to.
 * @param isThere throws where the server is no more
 */
async function untilReplayed(url: string, isThere: () => Promise<void>): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // It replays still, or has ended.
      await isThere();
      await setTimeout(askMilliseconds);
    }
  }
}

async function lastLines(file: string): Promise<string> {
  const log = await readFile(file, "utf8").catch(() => "");
  return log.trim().split("\n").slice(-5).join(" ");
}
