import { execFileSync } from "node:child_process";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { etcdArguments, haproxyConfiguration, patroniConfiguration, proxysAnswer } from "./configurations.mjs";
import { address, binaries, folder, machines, owner, ports } from "./layout.mjs";
import { family, names, pidOf, signalAll, start, stop, until } from "./processes.mjs";

/** Sets the cluster up, and takes it away again. */

const root = path.resolve(import.meta.dirname, "../..");
const secretsFile = path.join(folder, "secrets.json");
const database = "yer";

/** @typedef {import("./layout.mjs").Machine} Machine */
/** @typedef {import("./configurations.mjs").Passwords & { master: string, history: string }} Secrets */

/** @returns {Secrets} */
const secrets = () => JSON.parse(readFileSync(secretsFile, "utf8"));

/** @param {string} name @param {string} text of mode 0600: some of them hold passwords */
function write(name, text) {
  const file = path.join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  if (owner.uid !== undefined) chownSync(file, owner.uid, owner.gid);
}

/** @param {string} at */
function makeFolder(at) {
  mkdirSync(at, { recursive: true, mode: 0o700 });
  chmodSync(at, 0o700);
  if (owner.uid !== undefined) chownSync(at, owner.uid, owner.gid);
}

const password = () => randomBytes(18).toString("base64url");

/** @returns {Secrets} */
function makeSecrets() {
  const { privateKey } = generateKeyPairSync("ed25519");
  return {
    superuser: password(),
    replication: password(),
    rewind: password(),
    owner: password(),
    service: password(),
    rest: password(),
    master: randomBytes(32).toString("base64"),
    history: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
  };
}

/** Asks PostgreSQL as its superuser. @param {string} statement @param {{ port?: number, on?: string }} [where] the primary, unless named */
export function ask(statement, { port = ports.primary, on = database } = {}) {
  const to = `host=127.0.0.1 port=${port} user=postgres dbname=${on} connect_timeout=5`;
  return execFileSync(path.join(String(binaries), "psql"), ["-XAtq", "-v", "ON_ERROR_STOP=1", "-d", to, "-f", "-"], {
    input: statement,
    env: { ...process.env, PGPASSWORD: secrets().superuser },
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["pipe", "pipe", "pipe"],
  }).trim();
}

/** What Patroni says of a machine, `/cluster` for all of them. @param {string} what @param {Machine} machine */
async function patroni(what, { patroni: port }) {
  const reply = await fetch(`http://127.0.0.1:${port}/${what}`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => undefined,
  );
  return reply && { ok: reply.ok, body: /** @type {unknown} */ (await reply.json().catch(() => undefined)) };
}

/** @typedef {{ name: string, role: string, state: string, lag?: number | string }} Member */

/** The members as those see them that can be asked. @returns {Promise<Member[]>} */
export async function members() {
  const told = await Promise.all(machines.map(async (machine) => patroni("cluster", machine)));
  return /** @type {{ members: Member[] } | undefined} */ (told.find((one) => one?.ok)?.body)?.members ?? [];
}

/** @returns {Promise<Machine | undefined>} that which takes writes, in Patroni's own words */
export async function leader() {
  const ready = await Promise.all(machines.map(async (machine) => (await patroni("primary", machine))?.ok));
  return machines[ready.indexOf(true)];
}

/** Whether all three are there and two follow the one, one of them synchronously: by Patroni and by PostgreSQL itself. */
export async function whole() {
  const all = await members();
  if (all.length !== machines.length || all.some(({ state }) => !["running", "streaming"].includes(state)))
    return false;
  if (!all.some(({ role }) => role === "sync_standby") || (await leader()) === undefined) return false;
  try {
    // A former primary says "running" until it has understood.
    const streaming = "select count(*) from pg_stat_replication where state = 'streaming' and sync_state is not null";
    return ask(streaming, { on: "postgres" }) === String(machines.length - 1);
  } catch {
    return false;
  }
}

/** @param {Machine} machine */
export function startMachine(machine) {
  if (pidOf(`${machine.name}-etcd`) === undefined)
    start(`${machine.name}-etcd`, "/usr/bin/etcd", etcdArguments(machine));
  startPatroni(machine);
}

/** @param {Machine} machine */
export function startPatroni({ name, folder: at }) {
  if (pidOf(`${name}-patroni`) === undefined)
    start(`${name}-patroni`, "/usr/bin/patroni", [path.join(at, "patroni.yml")]);
}

/** PostgreSQL goes on without Patroni: whoever means both must name both. @param {Machine} machine @returns {number[]} */
export function databaseProcesses({ name, data }) {
  const of = [pidOf(`${name}-patroni`)];
  const note = path.join(data, "postmaster.pid");
  if (existsSync(note)) of.push(Number(readFileSync(note, "utf8").split("\n")[0]));
  return [...new Set(of.flatMap((pid) => (pid === undefined ? [] : family(pid))))];
}

/** Switches over by hand. @param {Machine} from */
export function switchOver(from) {
  const file = path.join(from.folder, "patroni.yml");
  return execFileSync("/usr/bin/patronictl", ["-c", file, "switchover", "--master", from.name, "--force", "yer"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** @param {number} at */
export const startService = (at) => {
  const { owner: own, service, master, history } = secrets();
  const database = `127.0.0.1:${ports.primary}/yer`;
  // All of them: each may be one tomorrow.
  const replicas = machines.map(({ postgres }) => `127.0.0.1:${postgres}`).join(",");
  start(`service${at + 1}`, process.execPath, ["--enable-source-maps", path.join(root, "apps/server/dist/main.js")], {
    YER_MODE: "demo",
    DEMO_FILES: "40",
    HOST: "127.0.0.1",
    PORT: String(ports.services[at]),
    PUBLIC_URL: address,
    DATA_DIR: path.join(folder, "files"),
    DATABASE_URL: `postgresql://yer_service:${service}@${database}`,
    DATABASE_MIGRATE_URL: `postgresql://yer_owner:${own}@${database}`,
    DATABASE_READ_URL: `postgresql://yer_service:${service}@${replicas}/yer`,
    MASTER_SECRET: master,
    HISTORY_SIGNING_KEY: history,
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "warn",
  });
};

/** Roles, database and PostGIS, as docs/operations.md tells an operator to make them. */
function makeDatabase() {
  const { owner: own, service } = secrets();
  ask(
    `create role yer_owner login password '${own}'; create role yer_service login password '${service}';
     create database ${database};`,
    { on: "postgres" },
  );
  ask("create extension postgis; grant create, usage on schema public to yer_owner with grant option");
}

/** @param {number} port */
async function ready(port) {
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => undefined,
  );
  return reply?.ok === true;
}

/** Sets all of it up. @param {(what: string) => void} say */
export async function startAll(say) {
  if (binaries === undefined) throw new Error("PostgreSQL with PostGIS is not installed here.");
  for (const program of ["/usr/bin/etcd", "/usr/bin/patroni", "/usr/sbin/haproxy"]) {
    if (!existsSync(program))
      throw new Error(`${program} is not here: apt-get install etcd-server patroni python3-etcd haproxy`);
  }
  if (existsSync(secretsFile)) throw new Error(`There is a cluster in ${folder} already: stop it first.`);
  for (const at of [folder, path.join(folder, "log"), path.join(folder, "files")]) makeFolder(at);
  write("secrets.json", JSON.stringify(makeSecrets()));
  say("etcd and Patroni, three of each …");
  for (const machine of machines) {
    for (const at of [machine.folder, path.join(machine.folder, "etcd"), path.dirname(machine.data)]) makeFolder(at);
    mountDisk(path.dirname(machine.data));
    write(`${machine.name}/patroni.yml`, patroniConfiguration(machine, secrets()));
    startMachine(machine);
  }
  write("unavailable.http", proxysAnswer);
  write("haproxy.cfg", haproxyConfiguration());
  start("haproxy", "/usr/sbin/haproxy", ["-W", "-f", path.join(folder, "haproxy.cfg")]);
  await until("a primary with two replicas is there, one of them synchronous", whole, 180);
  say("The database …");
  await until("the proxy has found the primary", () => {
    try {
      return ask("select 1", { on: "postgres" }) === "1";
    } catch {
      return false;
    }
  });
  makeDatabase();
  for (const [at, port] of ports.services.entries()) {
    say(`Process ${at + 1} of the service …`);
    startService(at);
    await until(`process ${at + 1} of the service is ready`, async () => ready(port), 180);
  }
  await until("the proxy sees the service", async () => ready(ports.service));
}

/** Ends all of it, and leaves nothing. */
export async function stopAll() {
  const all = names();
  for (const name of all.filter((one) => one.startsWith("service"))) await stop(name);
  for (const machine of machines) signalAll(databaseProcesses(machine), "SIGCONT");
  await Promise.all(machines.map(async ({ name }) => stop(`${name}-patroni`)));
  for (const machine of machines) signalAll(databaseProcesses(machine).toReversed(), "SIGKILL");
  for (const name of all) await stop(name);
  for (const { data } of machines) unmount(path.dirname(data));
  rmSync(folder, { recursive: true, force: true });
}

/** A file system of its own in memory, for what may be filled to the last byte. @param {string} at */
function mountDisk(at) {
  const size = process.env["YER_HA_DISK"];
  if (size === undefined) return;
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=0700,uid=${owner.uid},gid=${owner.gid}`, "tmpfs", at]);
}

/** @param {string} at */
function unmount(at) {
  if (readFileSync("/proc/mounts", "utf8").includes(` ${at} `)) execFileSync("umount", [at]);
}
