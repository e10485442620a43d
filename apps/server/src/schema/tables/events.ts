import type { Generated } from "kysely";

/** Table of what other servers and open screens want to know (migration 0451). */
export interface EventTables {
  events: EventsTable;
}

/** One event, as its transaction told it. */
export interface EventsTable {
  seq: Generated<number>;
  /** Its place in the one order that everyone hears; null until its transaction has committed and it was placed. */
  position: number | null;
  kind: string;
  subject: string | null;
  district: string | null;
  person: string | null;
  /** Real time, whatever the service's clock was set to. */
  at: Date;
}
