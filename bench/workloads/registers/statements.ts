import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "../../database/cluster.js";
import { type Service, startService } from "../../database/service.js";
import type { Case } from "./cases.js";

/** What a request asked of the database, in order, its parameters written into it. */
export type Asked = readonly string[];

interface Line {
  readonly message?: string;
  readonly detail?: string;
}

/** Seconds the service is listened to while nobody asks anything: what it does by itself is in no request. */
const idleSeconds = 10;
/** Has the jobs rest: after a fill the clock has much to catch up on, and what it wrote would be taken for what was asked. */
const rest = "update job set next_at = next_at + interval '1 day'";
const goOn = "update job set next_at = next_at - interval '1 day'";

/** Makes a cluster say every statement it runs. */
export const talkative = [
  ["logging_collector", "on"],
  ["log_destination", "jsonlog"],
  ["log_filename", "statements.log"],
  ["log_rotation_size", "0"],
  ["log_truncate_on_rotation", "on"],
  ["log_statement", "all"],
].flatMap(([name, value]) => ["-c", `${name}=${value}`]);

/** The statements of each case, asked of the product's server once; a case that is refused is a fault. */
export async function statementsOf<One extends Pick<Case, "username" | "address">>(
  name: string,
  makeCases: (cluster: Cluster) => readonly One[],
  listened = idleSeconds,
): Promise<{
  readonly cases: readonly One[];
  readonly requests: readonly (readonly Statement[])[];
  /** The same, written out. */
  readonly asked: readonly Asked[];
}> {
  const cluster = await startCluster(name, talkative);
  try {
    const cases = makeCases(cluster);
    cluster.sql(rest);
    const service = await startService(cluster.url);
    try {
      await sleep(3_000);
      const mark = (what: string): string => cluster.sql(`select 'mark ${what}'`);
      // What stays the same from request to request, such as a session's last use, is then written already.
      for (const { username, address } of new Map(cases.map((one) => [one.username, one])).values()) {
        await get(service, username, address);
      }
      mark("idle");
      await sleep(listened * 1000);
      for (const [index, { username, address }] of cases.entries()) {
        mark(String(index));
        await get(service, username, address);
      }
      mark("end");
    } finally {
      await service.stop();
      cluster.sql(goOn);
    }
    await sleep(500);
    const lines = readFileSync(path.join(cluster.folder, "data/log/statements.json"), "utf8");
    const parts = partsOf(lines);
    const requests = cases.map((_, index) => parts.get(String(index)) ?? []);
    const byItself = new Set((parts.get("idle") ?? []).map(({ sql }) => sql));
    // What every request asks is a request's, though the service asks the like by itself.
    for (const sql of byItself) {
      const asking = requests.filter((request) => request.some((one) => one.sql === sql)).length;
      if (asking > requests.length * 0.9) byItself.delete(sql);
    }
    const own = requests.map((request) => request.filter(({ sql }) => !byItself.has(sql)));
    return { cases, requests: own, asked: own.map((request) => request.map(written)) };
  } finally {
    cluster.stop();
  }
}

async function get(service: Service, username: string, address: string): Promise<void> {
  const headers = { authorization: `Bearer ${await service.token(username)}` };
  const reply = await fetch(service.base + address, { headers });
  if (!reply.ok) throw new Error(`${username} asked ${address}: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}

/** One statement as the service sent it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: string;
}

/** The log between marks. */
function partsOf(log: string): Map<string, Statement[]> {
  const parts = new Map<string, Statement[]>();
  let current: Statement[] = [];
  for (const text of log.split("\n")) {
    if (text === "") continue;
    const { message = "", detail = "" } = JSON.parse(text) as Line;
    const mark = /^statement: select 'mark (\w+)'/.exec(message)?.[1];
    if (mark !== undefined) {
      current = [];
      parts.set(mark, current);
    }
    const sql = /^execute [^:]+: ([^]*)$/.exec(message)?.[1];
    if (sql !== undefined) current.push({ sql, parameters: detail });
  }
  return parts;
}

/** A statement with its parameters, as a client sends them apart. */
export function boundOf({ sql, parameters }: Statement): { readonly text: string; readonly values: (string | null)[] } {
  const values: (string | null)[] = [];
  for (const [, number = "", value = ""] of parameters.matchAll(/\$(\d+) = (NULL|'(?:[^']|'')*')/g)) {
    values[Number(number) - 1] = value === "NULL" ? null : value.slice(1, -1).replaceAll("''", "'");
  }
  return { text: sql, values };
}

/** A statement with its parameters as literals: what PostgreSQL plans where a client binds them, too. */
function written(statement: Statement): string {
  const { text, values } = boundOf(statement);
  return text
    .replace(/\$(\d+)/g, (_, number: string) => {
      const value = values[Number(number) - 1];
      return value === null || value === undefined ? "NULL" : `'${value.replaceAll("'", "''")}'`;
    })
    .replaceAll(/\s+/g, " ");
}
