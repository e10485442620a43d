import type { Db } from "../database/database.js";

/** A figure of `/metrics` that a part of the service reads from the database whenever it is asked for. */
export interface Figure {
  /** As Prometheus has it: `yer_` and the unit at the end. */
  readonly name: string;
  readonly help: string;
  /** `undefined`: there is none, and nothing is told. */
  readonly read: (db: Db) => Promise<number | undefined>;
}
