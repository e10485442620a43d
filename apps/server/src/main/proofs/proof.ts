import type { Config } from "../../platform/config/config.js";
import type { Db } from "../../platform/database/database.js";

/** What came of checking a part of what is kept. */
export interface Proof {
  readonly holds: boolean;
  /** One line for each thing that does not hold. */
  readonly faults: readonly string[];
  /** What was checked and how it stands, with numbers: a sentence each. */
  readonly said: readonly string[];
}

/** Checks a part of what the configured database and its store of files keep, and changes nothing. */
export type Prove = (db: Db, config: Config) => Promise<Proof>;
