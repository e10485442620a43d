import type { Generated } from "kysely";
import type { Mode } from "../../platform/config/config.js";

/** Tables of the database as a whole. */
export interface FoundationTables {
  database_mode: DatabaseModeTable;
}

/** One row: the mode the database was made in. A database never serves the other one. */
export interface DatabaseModeTable {
  /** Always true: the primary key that keeps it one row. */
  singleton: Generated<boolean>;
  mode: Mode;
  created_at: Date;
}
