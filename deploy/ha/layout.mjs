import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";

/** Where everything of the cluster lies and listens: all of it on this machine's loopback. */

/** Ports are counted from here; about sixty are taken. */
export const basePort = Number(process.env["YER_HA_PORT"] || 15_400);
/** The one folder; nothing is written outside of it. */
export const folder = path.resolve(process.env["YER_HA_FOLDER"] || "/tmp/yer-ha");

/** Each stands for a machine: a member of etcd, Patroni, and the PostgreSQL that Patroni runs. */
export const machines = [1, 2, 3].map((n) => ({
  name: `machine${n}`,
  folder: path.join(folder, `machine${n}`),
  data: path.join(folder, `machine${n}`, "postgresql", "data"),
  etcd: basePort + n * 10,
  etcdPeer: basePort + n * 10 + 1,
  patroni: basePort + n * 10 + 2,
  postgres: basePort + n * 10 + 3,
}));

/** @typedef {typeof machines[number]} Machine */

/** Ports of HAProxy (`primary`, `replicas`: PostgreSQL; `service`: HTTP; `state`: its page) and of the service behind it. */
export const ports = {
  primary: basePort,
  replicas: basePort + 1,
  service: basePort + 2,
  state: basePort + 3,
  services: [basePort + 4, basePort + 5],
};

/** The address people would use. */
export const address = `http://127.0.0.1:${ports.service}`;

/** @param {string} name */
export const logOf = (name) => path.join(folder, "log", `${name}.log`);

/** PostgreSQL's own programs, of the newest version here that has PostGIS. */
export const binaries = globSync("/usr/share/postgresql/*/extension/postgis.control")
  .map((file) => Number(file.split("/")[4]))
  .toSorted((one, other) => other - one)
  .map((version) => `/usr/lib/postgresql/${version}/bin`)[0];

/** @param {string} flag */
const postgresId = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
/** Nothing of the cluster runs as root: started by root, it runs as the owner of PostgreSQL. */
export const owner = process.getuid?.() === 0 ? { uid: postgresId("-u"), gid: postgresId("-g") } : {};
