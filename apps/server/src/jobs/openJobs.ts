import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { systemClock, type Clock } from "../clock/clock.js";
import type { Db } from "../database/database.js";
import { describeError } from "../database/errors.js";
import type { Job, Jobs } from "./jobs.js";

const pollMilliseconds = 2_000;
const leaseMilliseconds = 60_000;
const renewMilliseconds = 20_000;
const retrySeconds = 60;

/**
 * Jobs over the `job` table. A server leases a due job, runs it and sets its next time; a lease that is not renewed
 * (its server was killed) ends by itself. Leases go by `leaseClock`, real time, because the service's clock may be set.
 *
 * Not pg-boss: it wants LISTEN, a pool and its own schema, which the embedded database's one connection cannot give,
 * and a row per run where one per job will do.
 */
export function openJobs(db: Db, clock: Clock, logger: FastifyBaseLogger, leaseClock: Clock = systemClock): Jobs {
  const jobs = new Map<string, Job>();
  const holder = uuidv7();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  /** One pass at a time: a job set off by hand waits for the ticker's pass. */
  function runDue(): Promise<readonly string[]> {
    const pass = running.then(async () => runPass());
    running = pass.catch(() => {});
    return pass;
  }

  async function runPass(): Promise<readonly string[]> {
    const ran: string[] = [];
    for (const job of jobs.values()) {
      if (stopped) break;
      if (await lease(job)) {
        await run(job);
        ran.push(job.name);
      }
    }
    return ran;
  }

  /** Takes a due job, unless another server has it. A time far ahead is one left behind by a clock set back. */
  async function lease(job: Job): Promise<boolean> {
    const now = clock.now();
    const real = leaseClock.now();
    const { rows } = await sql`
      insert into job (name, next_at, leased_until, holder)
      values (${job.name}, ${now}, ${after(real, leaseMilliseconds)}, ${holder})
      on conflict (name) do update set leased_until = excluded.leased_until, holder = excluded.holder
      where job.leased_until <= ${real}
        and (job.next_at <= ${now} or job.next_at > ${after(now, job.everySeconds * 1000)})
      returning name`.execute(db);
    return rows.length > 0;
  }

  async function run(job: Job): Promise<void> {
    const now = clock.now();
    const renewing = setInterval(() => {
      db.updateTable("job")
        .set({ leased_until: after(leaseClock.now(), leaseMilliseconds) })
        .where("name", "=", job.name)
        .where("holder", "=", holder)
        .execute()
        .catch((error: unknown) => logger.warn({ job: job.name, error: describeError(error) }, "lease not renewed"));
    }, renewMilliseconds);
    let failure: string | null = null;
    try {
      await job.tick(now);
    } catch (error) {
      failure = describeError(error);
      logger.error({ job: job.name, error: failure }, "a job failed");
    } finally {
      clearInterval(renewing);
    }
    const seconds = failure === null ? job.everySeconds : Math.min(job.everySeconds, retrySeconds);
    await db
      .updateTable("job")
      .set({ next_at: after(now, seconds * 1000), leased_until: leaseClock.now(), last_error: failure })
      .where("name", "=", job.name)
      .where("holder", "=", holder)
      .execute();
  }

  function tick(): void {
    runDue()
      .catch((error: unknown) => logger.error({ error: describeError(error) }, "jobs could not be looked up"))
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, pollMilliseconds);
      });
  }

  return {
    register: (job) => {
      if (jobs.has(job.name)) throw new Error(`There are two jobs named ${job.name}; rows are found by the name.`);
      jobs.set(job.name, job);
    },
    start: () => {
      if (!stopped && !timer) timer = setTimeout(tick, 0);
    },
    runDue,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Frees leases left by a process that was killed: for the embedded database, which only one process opens. */
export async function freeLeases(db: Db): Promise<void> {
  await db
    .updateTable("job")
    .set({ leased_until: new Date(0) })
    .execute();
}

function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
