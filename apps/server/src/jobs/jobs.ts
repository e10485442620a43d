/** Work that time brings: deadlines that pass, roots to sign, rows to forget. */
export interface Job {
  /** Stable: the row that makes it run once across servers is found by it. */
  readonly name: string;
  /** How often it is due, in seconds. */
  readonly everySeconds: number;
  /**
   * Does what is due at `now`. May be called late, and again after a crash in the middle: it works from what
   * the database says, in transactions of its own.
   */
  tick(now: Date): Promise<void>;
}

/** The registry of jobs and the ticker that calls them, each by one server at a time. */
export interface Jobs {
  /** Adds a job; before {@link Jobs.start}. */
  register(job: Job): void;
  /** Begins to tick in the background. */
  start(): void;
  /** Runs every job that is due now, and waits for it: for tests and for the demonstration's clock. */
  runDue(): Promise<readonly string[]>;
  /** Stops ticking and waits for the job that runs. */
  stop(): Promise<void>;
}
