import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../free-port.mjs";
import { test } from "../limits.mjs";
import { root } from "../pnpm.mjs";

/**
 * The server's tests that can end otherwise there, its soak and three paths of the end-to-end tests once more, on PostgreSQL with
 * PostGIS: a private cluster in a temporary directory, on a free port, owned by an ordinary user (PostgreSQL refuses
 * root), gone afterwards.
 */

const steps = "server,soak,server-beside,e2e-postgres";

/** The newest Debian installation that has PostGIS beside it. */
const version = globSync("/usr/share/postgresql/*/extension/postgis.control")
  .map((file) => Number(file.split("/")[4]))
  .toSorted((one, other) => other - one)[0];
if (version === undefined) {
  console.log(
    "PostgreSQL with PostGIS is not installed here: its four steps are not run.\n0 passed, 0 failed, 4 skipped",
  );
  process.exit();
}
const binaries = `/usr/lib/postgresql/${version}/bin`;

/** @param {string} flag */
const postgresId = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
const owner = process.getuid?.() === 0 ? { uid: postgresId("-u"), gid: postgresId("-g") } : {};

/**
 * In memory where there is room: each test file has a database of its own, of some two thousand files, which take a second to
 * make on a disk and a twentieth of it there.
 */
const memory = "/dev/shm";
const room = existsSync(memory) ? statfsSync(memory) : undefined;
const isRoomy = room !== undefined && Math.min(room.bavail * room.bsize, os.freemem()) > 4 * 2 ** 30;

const folder = mkdtempSync(path.join(isRoomy ? memory : os.tmpdir(), "yer-postgres-"));
if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
const data = path.join(folder, "data");
const port = await freePort();

/**
 * @param {string} program
 * @param {...string} args
 */
function postgres(program, ...args) {
  // pg_ctl waits for its server a minute unless told to wait longer.
  const env = { ...process.env, PGCTLTIMEOUT: String(test / 1000) };
  /** @type {import("node:child_process").StdioOptions} */
  const stdio = ["ignore", "ignore", "inherit"];
  execFileSync(path.join(binaries, program), args, { cwd: folder, env, ...owner, stdio });
}

/**
 * @param {string} database
 * @param {string} statement
 */
const sql = (database, statement) =>
  postgres(
    "psql",
    "-h",
    folder,
    "-p",
    String(port),
    "-U",
    "postgres",
    "-v",
    "ON_ERROR_STOP=1",
    "-qc",
    statement,
    database,
  );

/** @type {number | null} */
let status = 1;
try {
  postgres("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync");
  // fsync: the cluster lives for minutes, and no test pulls the machine's plug. jit: tables of tests are small, and of
  // what their planner takes for large, compiling took longer than reading.
  const settings = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c jit=off -c max_connections=300`;
  postgres("pg_ctl", "start", "-w", "-D", data, "-l", path.join(folder, "log"), "-o", settings);

  // The tests' role is an ordinary one that may make databases and roles; PostGIS is there already, as an operator
  // would have put it.
  sql("template1", "create extension postgis");
  sql("postgres", "create role yer login createdb createrole");
  // To drop a test's database while autovacuum, which is not its own, still looks at it.
  sql("postgres", "grant pg_signal_backend to yer");
  sql("postgres", "create database yer owner yer");
  // For the product whose clock end-to-end tests move: e2e/own-product.ts.
  sql("postgres", "create database yer_2 owner yer");
  const url = `postgresql://yer@127.0.0.1:${port}/yer`;

  console.log(`PostgreSQL ${version} with PostGIS on port ${port}.`);
  ({ status } = spawnSync(process.execPath, ["tools/test.mjs", "--only", steps], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, DATABASE_MIGRATE_URL: url, YER_MODE: "demo" },
    stdio: "inherit",
  }));
} finally {
  if (existsSync(path.join(data, "postmaster.pid"))) postgres("pg_ctl", "stop", "-w", "-m", "immediate", "-D", data);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = status ?? 1;
