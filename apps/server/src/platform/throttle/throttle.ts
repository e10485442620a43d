import type { SettingKey, SettingValue } from "@yer/api/contract/setting-registry";
import { sql } from "kysely";
import type { Context } from "../context.js";
import type { Db } from "../database/database.js";
import { Problem } from "../problem/problem.js";
import type { Job } from "../jobs/jobs.js";
import { signature } from "../secrets/signature.js";
import { settingAt } from "../dated-settings/queries.js";

/** What is tried. How often it may be is the setting `limit.<kind>`: so many times in a window that begins with the first. */
export type LimitKind = Extract<SettingKey, `limit.${string}`> extends `limit.${infer Kind}` ? Kind : never;

/** Something that may be tried only so often. */
export interface Limit {
  /** Part of the key, so that limits do not share counts. */
  readonly kind: LimitKind;
  /** Who tries, or on whom: an address, a user name. Only its keyed hash is stored. */
  readonly key: string;
}

/** What counting works with: the windows are the machine's, how often is a setting in force by law. */
export type Throttling = Pick<Context, "db" | "secrets" | "legalClock" | "machineClock">;

function keyOf(context: Pick<Context, "secrets">, limit: Limit): string {
  return signature(context.secrets, "throttle.v1", `${limit.kind}\0${limit.key}`);
}

/**
 * Counts a try against each limit, before it is made, so that a thousand tries at once are counted too. Counts live in
 * the database: they hold over all servers.
 * @throws {Problem} `too-many-requests` with the seconds to wait
 */
export async function throttle(
  { db, secrets, legalClock, machineClock }: Throttling,
  limits: readonly Limit[],
): Promise<void> {
  const now = machineClock.now();
  // In one order everywhere, or two requests could each wait for the other's row.
  const keyed = limits
    .map((limit) => ({ limit, key: keyOf({ secrets }, limit) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const rates = new Map<LimitKind, SettingValue<`limit.${LimitKind}`>>();
  for (const { kind } of limits) rates.set(kind, await settingAt(db, `limit.${kind}`, legalClock.now()));
  const ends = ({ kind }: Limit) => new Date(now.getTime() + (rates.get(kind)?.minutes ?? 0) * 60_000);
  const rows = await db
    .insertInto("throttles")
    .values(keyed.map(({ limit, key }) => ({ key, tries: 1, window_ends: ends(limit) })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        tries: sql<number>`case when throttles.window_ends <= ${now} then 1 else throttles.tries + 1 end`,
        window_ends: sql<Date>`case when throttles.window_ends <= ${now} then excluded.window_ends else throttles.window_ends end`,
      }),
    )
    .returning(["key", "tries", "window_ends"])
    .execute();
  let wait = 0;
  for (const { key, tries, window_ends: windowEnds } of rows) {
    const kind = keyed.find((one) => one.key === key)?.limit.kind;
    const most = (kind && rates.get(kind)?.tries) ?? 0;
    if (tries > most) wait = Math.max(wait, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
  }
  if (wait > 0) throw new Problem("too-many-requests", { retryAfter: wait, params: { seconds: wait } });
}

/** Forgets the tries against these limits: after a success. */
export async function forgive(context: Pick<Context, "db" | "secrets">, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map((limit) => keyOf(context, limit));
  await context.db.deleteFrom("throttles").where("key", "in", keys).execute();
}

/** Takes back the one try just made against these limits: it succeeded, and only failures count. */
export async function takeBack(context: Pick<Context, "db" | "secrets">, limits: readonly Limit[]): Promise<void> {
  if (limits.length === 0) return;
  const keys = limits.map((limit) => keyOf(context, limit));
  await context.db
    .updateTable("throttles")
    .set((eb) => ({ tries: eb("tries", "-", 1) }))
    .where("key", "in", keys)
    .where("tries", ">", 0)
    .execute();
}

/** Forgets windows that are over, hourly. */
export function forgetTriesJob(db: Db): Job {
  return {
    name: "forget-tries",
    clock: "machine",
    lane: "upkeep",
    everySeconds: 3600,
    tick: async (now) => {
      await db.deleteFrom("throttles").where("window_ends", "<=", now).execute();
    },
  };
}
