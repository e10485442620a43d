import type { Client } from "pg";
import { quantile } from "../../runner/figures.js";
import type { Used } from "./measured.js";
import { cpuOf, machineBusy, memoryOf } from "./processes.js";
import { patience, type Streams } from "./sender.js";

/** What is watched: processes by their ids, the database, and the streams held. */
export interface Watched {
  readonly services: readonly { readonly pid: number; readonly base: string }[];
  readonly database: number;
  readonly client: Client;
  readonly streams: Streams;
}

/** Milliseconds between two looks into the database. */
const every = 1_000;

/** How late a service's event loop was since this was asked last, at the 99th percentile, in milliseconds. */
async function lagOf(base: string): Promise<number> {
  const reply = await fetch(`${new URL(base).origin}/metrics`, { signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  );
  // Not even this is answered: as late as can be told.
  if (reply === undefined) return patience;
  const text = await reply.text().catch(() => "");
  return 1000 * Number(/^yer_nodejs_eventloop_lag_p99_seconds\S* (\S+)/m.exec(text)?.[1] ?? 0);
}

/** Counts what a stretch uses, from now until it is asked. */
export function watch({ services, database, client, streams }: Watched): () => Promise<Used> {
  const cpu = () => ({
    service: services.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    database: cpuOf(database),
    generator: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    machine: machineBusy(),
  });
  const lags = async (): Promise<number> =>
    Math.max(...(await Promise.all(services.map(async ({ base }) => lagOf(base)))));
  const looks: { readonly active: number; readonly waiting: number }[] = [];
  const timer = setInterval(() => {
    void client
      .query<{ active: number; waiting: number }>(
        `select count(*)::integer as active, count(*) filter (where wait_event_type = 'Lock')::integer as waiting
        from pg_stat_activity where application_name = 'yer' and state <> 'idle' and query not like 'listen %'`,
      )
      .then(({ rows }) => looks.push(...rows));
  }, every);
  // Each asking begins a new count; nobody waits for this one.
  void lags();
  const [before, brokenBefore] = [cpu(), streams.broken];
  return async () => {
    const after = cpu();
    clearInterval(timer);
    const spent = (of: keyof typeof before): number => after[of] - before[of];
    const ours = { service: spent("service"), database: spent("database"), generator: spent("generator") };
    return {
      ...ours,
      others: Math.max(0, spent("machine") - ours.service - ours.database - ours.generator),
      serviceMemory: services.reduce((sum, { pid }) => sum + memoryOf(pid), 0),
      databaseMemory: memoryOf(database),
      streams: streams.open,
      brokenStreams: streams.broken - brokenBefore,
      active: quantile(
        looks.map(({ active }) => active),
        0.5,
      ),
      mostActive: Math.max(0, ...looks.map(({ active }) => active)),
      mostWaiting: Math.max(0, ...looks.map(({ waiting }) => waiting)),
      lag: await lags(),
    };
  };
}
