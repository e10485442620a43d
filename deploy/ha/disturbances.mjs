import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  databaseProcesses,
  leader,
  members,
  startMachine,
  startPatroni,
  startService,
  switchOver,
} from "./cluster.mjs";
import { machines } from "./layout.mjs";
import { family, pidOf, signalAll, until } from "./processes.mjs";

/** What is taken away, and how it comes back. */

/**
 * @typedef {object} Disturbance
 * @property {string} name
 * @property {string} what
 * @property {() => Promise<(() => Promise<void>) | string>} begin Answers what brings it back, or why it cannot be done here.
 * @property {number} [seconds] so long nothing is brought back; 15 unless said
 */

/** @typedef {import("./layout.mjs").Machine} Machine */

/** @returns {Promise<Machine>} */
async function primary() {
  const found = await leader();
  if (!found) throw new Error("There is no primary.");
  return found;
}

/** @param {string} role @returns {Promise<Machine>} */
async function machineAs(role) {
  const member = (await members()).find((one) => one.role === role);
  const found = machines.find(({ name }) => name === member?.name);
  if (!found) throw new Error(`No machine is ${role} now.`);
  return found;
}

/** @param {Machine} machine */
async function loseDatabase(machine) {
  signalAll(databaseProcesses(machine), "SIGKILL");
  return async () => startPatroni(machine);
}

/** Everything on it, etcd too: nothing of it answers, and it knows of nothing that happens. @param {Machine} machine */
async function freeze(machine) {
  const etcd = pidOf(`${machine.name}-etcd`);
  const all = [...databaseProcesses(machine), ...(etcd === undefined ? [] : family(etcd))];
  signalAll(all, "SIGSTOP");
  return async () => signalAll(all, "SIGCONT");
}

/** @param {Machine} machine */
async function loseEtcd(machine) {
  const pid = pidOf(`${machine.name}-etcd`);
  if (pid !== undefined) signalAll(family(pid), "SIGKILL");
  return async () => startMachine(machine);
}

/** Its file system is filled to the last byte, while it runs. @param {Machine} machine */
async function fillDisk(machine) {
  const at = path.dirname(machine.data);
  if (!readFileSync("/proc/mounts", "utf8").includes(` ${at} `)) {
    return "its disk is no file system of its own: start as root with YER_HA_DISK=1500m";
  }
  const ballast = path.join(at, "ballast");
  const file = openSync(ballast, "w");
  for (let chunk = 1 << 20; chunk >= 512;) {
    try {
      writeSync(file, Buffer.alloc(chunk));
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOSPC") throw error;
      // PostgreSQL takes some meanwhile: the last bytes in small pieces.
      chunk >>= 1;
    }
  }
  closeSync(file);
  // It goes on as the primary and serves nobody: Patroni sees it run. Somebody is called, and switches over.
  await wait(15_000);
  switchOver(machine);
  return async () => rmSync(ballast);
}

/** @type {readonly Disturbance[]} */
export const disturbances = [
  {
    name: "primary-killed",
    what: "PostgreSQL and Patroni of the primary ended with SIGKILL",
    begin: async () => loseDatabase(await primary()),
  },
  {
    name: "primary-cut-off",
    what: "Everything on the primary's machine stopped with SIGSTOP for 45 s, then let go on as if nothing had been",
    seconds: 45,
    begin: async () => freeze(await primary()),
  },
  {
    name: "synchronous-replica-killed",
    what: "PostgreSQL and Patroni of the synchronous replica ended with SIGKILL",
    begin: async () => loseDatabase(await machineAs("sync_standby")),
  },
  {
    name: "synchronous-replica-cut-off",
    what: "Everything on the synchronous replica's machine stopped with SIGSTOP for 30 s",
    seconds: 30,
    begin: async () => freeze(await machineAs("sync_standby")),
  },
  {
    name: "switchover",
    what: "Another primary chosen by hand (patronictl switchover)",
    begin: async () => {
      const before = await primary();
      switchOver(before);
      await until("another one is the primary", async () => {
        const now = await leader();
        return now !== undefined && now.name !== before.name;
      });
      return async () => {};
    },
  },
  {
    name: "etcd-member-lost",
    what: "The member of etcd on the primary's machine ended with SIGKILL",
    begin: async () => loseEtcd(await primary()),
  },
  {
    name: "disk-full",
    what: "The primary's disk filled to the last byte, after 15 s another primary chosen by hand, after 30 s more room made",
    seconds: 30,
    begin: async () => fillDisk(await primary()),
  },
  {
    name: "service-killed",
    what: "One of the two processes of the service ended with SIGKILL",
    begin: async () => {
      const pid = pidOf("service1");
      if (pid !== undefined) signalAll(family(pid), "SIGKILL");
      return async () => startService(0);
    },
  },
];
