/** When which job runs next, and who runs it. */
export interface JobTables {
  job: JobTable;
}

/** One registered job. */
export interface JobTable {
  name: string;
  /** When the job is due next, by the service's clock. */
  next_at: Date;
  /** By the machine's clock: until then the job is `holder`'s. */
  leased_until: Date;
  holder: string;
  last_error: string | null;
}
