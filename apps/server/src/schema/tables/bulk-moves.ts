import type { BulkActKey, bulkApplicationStates } from "@yer/api/contract/bulk-moves";
import type { AreaMend } from "@yer/api/contract/area-facts";
import type { PlainAreaBasket } from "@yer/api/contract/area-states";
import type { ConclusionGiven } from "@yer/api/contract/discussion";
import type { Reason } from "@yer/api/contract/problem";
import type { Generated } from "kysely";

/** What many conclusions say alike. */
export type SameConclusion = Omit<ConclusionGiven, "stepId">;

/**
 * What is alike for all applications of an act of the Council: the session whose agenda they come on, or the decision.
 */
export type SameAtCouncil =
  | { readonly kind: "session"; readonly sessionId: string }
  | { readonly kind: "decision"; readonly number: string; readonly date: string };

/** What is alike for all areas of an act beside its reason: whom they are sent to, the document, the basket, or the value. */
export type SameForAreas =
  | { readonly kind: "sending"; readonly organisationId: string; readonly days: number; readonly note: string }
  | { readonly kind: "document"; readonly documentId: string }
  | { readonly kind: "basket"; readonly basket: PlainAreaBasket }
  | { readonly kind: "mend"; readonly mend: AreaMend };

/** Tables of moves of many applications at once (migration 0381). */
export interface BulkMoveTables {
  bulk_moves: BulkMovesTable;
  bulk_move_files: BulkMoveApplicationsTable;
}

/** One person's act on many applications. */
export interface BulkMovesTable {
  id: string;
  user_id: string;
  move: BulkActKey;
  reason: string | null;
  /**
   * What is given at each step of an act that gives conclusions, to each application of one of the Council, or to each
   * area.
   */
  given: SameConclusion | SameAtCouncil | SameForAreas | null;
  created_at: Date;
  /** When the last application was done, or the act was cancelled. */
  ended_at: Date | null;
  cancelled: Generated<boolean>;
}

/** One application, or area (migration 0800), of an act, and what became of it. */
export interface BulkMoveApplicationsTable {
  bulk_id: string;
  /** From 1, in the order they are moved in. */
  position: number;
  /** Exactly one of the two. */
  application_id: string | null;
  area_id: string | null;
  /** The step of a conclusion; empty for a move. */
  step_id: Generated<string>;
  number: string;
  state: (typeof bulkApplicationStates)[number];
  reasons: Generated<Reason[]>;
  /** How often something broke; see `cases/bulk-moves/tick.ts`. */
  failures: Generated<number>;
  at: Date | null;
}
