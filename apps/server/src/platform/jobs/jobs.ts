import type { MachineTime } from "../clock/clock.js";

/** Work that time brings: deadlines that pass, roots to sign, rows to forget. */
export type Job = LegalJob | MachineJob;

/**
 * Lanes in which jobs run, beside each other: a job waits for those of its own lane only. What the law counts in days,
 * what protects people and what they are told never stands behind work on many records.
 *
 * `clock`: terms that pass and what follows from them. `scans`: uploads in quarantine. `mail`: what is
 * said to services outside and asked of them: letters, SMS, payments.
 * `bulk`: work on many that people give: moves, imports, exports. `upkeep`: what is signed, merged and forgotten.
 */
export const lanes = ["clock", "scans", "mail", "bulk", "upkeep"] as const;
/** See {@link lanes}. */
export type Lane = (typeof lanes)[number];

/**
 * What a job says of its turn: whether it did something; that it broke off with more to do, and is due again at once, after
 * the others of its lane; or that what is left to do is known to servers of another version alone: it is due at once for
 * them, and this server leaves it for as long as its period.
 */
export type Ticked = boolean | void | "unfinished" | "others";

interface AnyJob {
  /** Stable: the row that makes it run once across servers is found by it. */
  readonly name: string;
  /** Which jobs it waits for: those of the same lane. */
  readonly lane: Lane;
  /** How often it is due, in seconds. */
  readonly everySeconds: number;
  /**
   * Of a job that looks for work which people give: how often it looks where it found none and nothing has happened
   * since. A server that nobody uses then does next to nothing.
   */
  readonly restsSeconds?: number;
}

/** A job of terms, notices, schedules: due by the legal clock, so that moving that clock brings it on. */
export interface LegalJob extends AnyJob {
  readonly clock?: "legal";
  /**
   * Does what is due at `now`. May be called late, and again after a crash in the middle: it works from what
   * the database says, in transactions of its own. What may take long asks between two of them whether the server stops.
   */
  tick(now: Date, isStopping?: () => boolean): Promise<Ticked>;
}

/** A job of the machine's own things: due by its clock, which nobody moves. */
export interface MachineJob extends AnyJob {
  readonly clock: "machine";
  /** Does what is due; see the tick of a legal job. */
  tick(now: MachineTime, isStopping?: () => boolean): Promise<Ticked>;
}

/** The registry of jobs and the ticker that calls them, each by one server at a time. */
export interface Jobs {
  /** Adds a job; before {@link Jobs.start}. */
  register(job: Job): void;
  /** Begins to tick in the background. */
  start(): void;
  /** Something happened: jobs that rest look for work. */
  wake(): void;
  /** Runs every job that is due now, lane after lane, and waits: for tests and for the demonstration's clock. */
  runDue(): Promise<readonly string[]>;
  /** How many jobs are due, each by its own clock, and have not run; those that another version alone knows are its to run. */
  overdue(): Promise<number>;
  /** Stops ticking and waits for the jobs that run. */
  stop(): Promise<void>;
}
