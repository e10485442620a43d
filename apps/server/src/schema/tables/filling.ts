import type { Generated } from "kysely";

/** Table of the demonstration's progress (migration 0208). */
export interface FillingTables {
  filling: FillingTable;
}

/** One row while, and after, demonstration applications are made: every server can say how far they are. */
export interface FillingTable {
  singleton: Generated<boolean>;
  done: number;
  target: number;
}
