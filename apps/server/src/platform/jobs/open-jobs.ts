import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Clocks } from "../clock/clock.js";
import type { Db } from "../database/database.js";
import { describeError } from "../database/errors.js";
import { type Job, type Jobs, type Lane, lanes, type Ticked } from "./jobs.js";

/** Between two passes: at least so long while there is work, at most so long where nothing is due for longer. */
const [shortestMilliseconds, longestMilliseconds] = [1_000, 30_000];
const leaseMilliseconds = 20_000;
const renewMilliseconds = 5_000;
const retrySeconds = 60;

/** A lane of this server: its jobs run one after the other, and it sleeps by itself. */
interface Loop {
  readonly jobs: Job[];
  /** The pass that runs, else the last one. */
  running: Promise<unknown>;
  timer: NodeJS.Timeout | undefined;
  /** When its last pass ended, by the process's own clock. */
  passedAt: number;
}

/** What this server remembers of its last run of a job that may rest. */
interface Rest {
  /** How often the server had been woken when the run began; undefined: being woken does not end this rest. */
  readonly woken: number | undefined;
  /** When it looks again though nothing has happened, by the process's own clock. */
  readonly until: number;
}

/**
 * Jobs over the `job` table. A server leases a due job, runs it and sets its next time; a lease that is not renewed
 * (its server was killed) ends by itself. Leases go by the machine's clock, because the legal one may be set. Each lane
 * has a loop of its own: one query a pass tells what is due, and between passes it sleeps until the next job is.
 *
 * Not pg-boss: it wants LISTEN, a pool and its own schema, which the embedded database's one connection cannot give,
 * and a row per run where one per job will do.
 */
export function openJobs(db: Db, { legalClock, machineClock }: Clocks, logger: FastifyBaseLogger): Jobs {
  const jobs = new Map<string, Job>();
  const restOfJob = new Map<string, Rest>();
  const holder = uuidv7();
  const loops = new Map<Lane, Loop>(
    lanes.map((lane) => [
      lane,
      { jobs: [], running: Promise.resolve(), timer: undefined, passedAt: -shortestMilliseconds },
    ]),
  );
  let started = false;
  let stopped = false;
  let woken = 0;

  /** One pass of a lane at a time: a job set off by hand waits for the ticker's pass. */
  function runLane(loop: Loop, restless: boolean): Promise<readonly string[]> {
    const pass = loop.running.then(async () => runPass(loop, restless));
    loop.running = pass.catch(() => {});
    return pass;
  }

  async function runPass(loop: Loop, restless: boolean): Promise<readonly string[]> {
    const ran: string[] = [];
    const due = await dueTimes();
    for (const job of loop.jobs) {
      if (stopped) break;
      if ((due.get(job.name) ?? 0) > 0 || (!restless && restOf(job) > 0)) continue;
      if (await lease(job)) {
        await run(job);
        ran.push(job.name);
      }
    }
    return ran;
  }

  function timeOf(job: Job): Date {
    return job.clock === "machine" ? machineClock.now() : legalClock.now();
  }

  /** Milliseconds until each job is due and nobody else has it; a job that never ran is missing. */
  async function dueTimes(): Promise<ReadonlyMap<string, number>> {
    const rows = await db.selectFrom("job").select(["name", "next_at", "leased_until", "holder"]).execute();
    const real = machineClock.now().getTime();
    return new Map(
      rows.flatMap(({ name, next_at: next, leased_until: until, holder: by }) => {
        const job = jobs.get(name);
        if (job === undefined) return [];
        const wait = next.getTime() - timeOf(job).getTime();
        // A time far ahead is one left behind by a clock set back.
        const due = wait > job.everySeconds * 1000 ? 0 : wait;
        // A lease of our own is one that could not be given back: the database was out of reach when its job ended.
        return [[name, by === holder ? due : Math.max(due, until.getTime() - real)] as const];
      }),
    );
  }

  /** Milliseconds for which a job need not look for work. */
  function restOf({ name }: Job): number {
    const rest = restOfJob.get(name);
    if (rest === undefined || (rest.woken !== undefined && rest.woken !== woken)) return 0;
    return rest.until - performance.now();
  }

  /** Takes a due job, unless another server has it by now. */
  async function lease(job: Job): Promise<boolean> {
    const now = timeOf(job);
    const real = machineClock.now();
    const { rows } = await sql`
      insert into job (name, next_at, leased_until, holder)
      values (${job.name}, ${now}, ${after(real, leaseMilliseconds)}, ${holder})
      on conflict (name) do update set leased_until = excluded.leased_until, holder = excluded.holder
      where (job.leased_until <= ${real} or job.holder = ${holder})
        and (job.next_at <= ${now} or job.next_at > ${after(now, job.everySeconds * 1000)})
      returning name`.execute(db);
    return rows.length > 0;
  }

  const isStopping = (): boolean => stopped;

  async function run(job: Job): Promise<void> {
    const now = timeOf(job);
    const wokenBefore = woken;
    const renewing = setInterval(() => {
      db.updateTable("job")
        .set({ leased_until: after(machineClock.now(), leaseMilliseconds) })
        .where("name", "=", job.name)
        .where("holder", "=", holder)
        .execute()
        .catch((error: unknown) => logger.warn({ job: job.name, error: describeError(error) }, "lease not renewed"));
    }, renewMilliseconds);
    let failure: string | null = null;
    let ticked: Ticked = true;
    try {
      ticked = await (job.clock === "machine" ? job.tick(machineClock.now(), isStopping) : job.tick(now, isStopping));
    } catch (error) {
      failure = describeError(error);
      logger.error({ job: job.name, error: failure }, "a job failed");
    } finally {
      clearInterval(renewing);
    }
    if (ticked === "others") {
      restOfJob.set(job.name, { woken: undefined, until: performance.now() + job.everySeconds * 1000 });
    } else if (job.restsSeconds !== undefined && ticked !== true && ticked !== "unfinished") {
      restOfJob.set(job.name, { woken: wokenBefore, until: performance.now() + job.restsSeconds * 1000 });
    } else {
      restOfJob.delete(job.name);
    }
    const usual = ticked === "unfinished" || ticked === "others" ? 0 : job.everySeconds;
    const seconds = failure === null ? usual : Math.min(job.everySeconds, retrySeconds);
    await db
      .updateTable("job")
      .set({ next_at: after(now, seconds * 1000), leased_until: machineClock.now(), last_error: failure })
      .where("name", "=", job.name)
      .where("holder", "=", holder)
      .execute();
  }

  function tick(loop: Loop): void {
    loop.timer = undefined;
    void runLane(loop, false)
      .then(dueTimes)
      .then((due) => Math.min(...loop.jobs.map((job) => Math.max(due.get(job.name) ?? 0, restOf(job)))))
      .catch((error: unknown) => {
        logger.error({ error: describeError(error) }, "jobs could not be looked up");
        return 2 * shortestMilliseconds;
      })
      .then((wait) => {
        loop.passedAt = performance.now();
        return sleep(loop, Math.min(wait, longestMilliseconds));
      });
  }

  function sleep(loop: Loop, milliseconds: number): void {
    if (stopped || loop.timer || loop.jobs.length === 0) return;
    const least = loop.passedAt + shortestMilliseconds - performance.now();
    loop.timer = setTimeout(() => tick(loop), Math.max(milliseconds, least));
  }

  /** Whether a job of the lane rests: only such a lane has something to look for when it is woken. */
  function mayRest(loop: Loop): boolean {
    return loop.jobs.some(({ restsSeconds }) => restsSeconds !== undefined);
  }

  return {
    register: (job) => {
      if (jobs.has(job.name)) throw new Error(`There are two jobs named ${job.name}; rows are found by the name.`);
      jobs.set(job.name, job);
      loops.get(job.lane)?.jobs.push(job);
    },
    start: () => {
      started = true;
      for (const loop of loops.values()) sleep(loop, 0);
    },
    wake: () => {
      woken += 1;
      // A pass that runs at this moment finds the work, or plans the next one by it.
      if (!started) return;
      for (const loop of loops.values()) {
        if (loop.timer === undefined || !mayRest(loop)) continue;
        clearTimeout(loop.timer);
        loop.timer = undefined;
        sleep(loop, 0);
      }
    },
    runDue: async () => {
      const ran: string[] = [];
      for (const loop of loops.values()) ran.push(...(await runLane(loop, true)));
      return ran;
    },
    overdue: async () => {
      const rows = await db.selectFrom("job").select(["name", "next_at"]).execute();
      return rows.filter(({ name, next_at: next }) => {
        const job = jobs.get(name);
        return job !== undefined && next < timeOf(job);
      }).length;
    },
    stop: async () => {
      stopped = true;
      for (const { timer } of loops.values()) clearTimeout(timer);
      await Promise.all([...loops.values()].map(({ running }) => running));
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
