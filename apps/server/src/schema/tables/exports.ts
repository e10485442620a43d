import type { ExportAsked, ExportJob } from "@yer/api/contract/exports";
import type { Reason } from "@yer/api/contract/problem";
import type { Generated } from "kysely";

/** Tables of registers saved as files (migration 0382). */
export interface ExportTables {
  exports: ExportsTable;
  export_tickets: ExportTicketsTable;
}

/** A file made in the background. */
export interface ExportsTable {
  id: string;
  user_id: string;
  asked: ExportAsked;
  state: ExportJob["state"];
  rows: number;
  done: Generated<number>;
  size: number | null;
  reasons: Generated<Reason[]>;
  /** How often something broke while it was made. */
  failures: Generated<number>;
  created_at: Date;
  ended_at: Date | null;
  expires_at: Date | null;
  /** Who makes it, until when in real time: a lease that is not renewed ends by itself. */
  holder: string | null;
  leased_until: Date | null;
}

/** A ticket that nobody has used yet. */
export interface ExportTicketsTable {
  /** SHA-256 of the ticket. */
  hash: Buffer;
  export_id: string;
  user_id: string;
  expires_at: Date;
}
