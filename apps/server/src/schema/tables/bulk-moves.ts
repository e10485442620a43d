import type { BulkActKey, bulkApplicationStates } from "@yer/api/contract/bulk-moves";
import type { ConclusionGiven } from "@yer/api/contract/discussion";
import type { Reason } from "@yer/api/contract/problem";
import type { Generated } from "kysely";

/** What many conclusions say alike. */
export type SameConclusion = Omit<ConclusionGiven, "stepId">;

/** Tables of moves of many files at once (migration 0381). */
export interface BulkMoveTables {
  bulk_moves: BulkMovesTable;
  bulk_move_files: BulkMoveApplicationsTable;
}

/** One person's act on many files. */
export interface BulkMovesTable {
  id: string;
  user_id: string;
  move: BulkActKey;
  reason: string | null;
  /** What is given at each step of an act that gives conclusions. */
  given: SameConclusion | null;
  created_at: Date;
  /** When the last file was done, or the act was cancelled. */
  ended_at: Date | null;
  cancelled: Generated<boolean>;
}

/** One file of an act, and what became of it. */
export interface BulkMoveApplicationsTable {
  bulk_id: string;
  /** From 1, in the order they are moved in. */
  position: number;
  application_id: string;
  /** The step of a conclusion; empty for a move. */
  step_id: Generated<string>;
  number: string;
  state: (typeof bulkApplicationStates)[number];
  reasons: Generated<Reason[]>;
  /** How often something broke; see `cases/bulk-moves/tick.ts`. */
  failures: Generated<number>;
  at: Date | null;
}
